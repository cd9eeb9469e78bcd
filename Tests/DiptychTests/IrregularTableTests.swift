import Diptych
import DiptychFormats
import Testing

/// Tables of elements whose cells do not fill a rectangle.
@Suite("Irregular tables of elements") struct IrregularTableTests {
  @Test("A cell stands in the next free column, and ends where one from above begins")
  func overlapping() {
    let elements = HTML.table {
      HTML.tr {
        HTML.td { Text("a") }
        HTML.td(.rowspan(3)) { Text("b") }
        HTML.td { Text("c") }
        HTML.td(.rowspan(2)) { Text("d") }
      }
      HTML.tr {
        HTML.td(.colspan(3)) { Text("e") }
        HTML.td { Text("f") }
        HTML.td { Text("g") }
      }
      HTML.tr { HTML.td { Text("h") } }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌───┬───┬───┬───┬───┐
        │ a │ b │ c │ d │   │
        │ e │   │ f │   │ g │
        │ h │   │   │   │   │
        └───┴───┴───┴───┴───┘

        """
    )
    #expect(
      elements.rendered(as: .markdown) == """
        |  |  |  |  |  |
        | --- | --- | --- | --- | --- |
        | a | b | c | d |  |
        | e |  | f |  | g |
        | h |  |  |  |  |

        """
    )
    #expect(elements.rendered(as: .plain) == "a\nb\nc\nd\n\ne\nf\ng\n\nh\n")
  }

  @Test("Rows with fewer cells have empty ones, also before a cell from above") func ragged() {
    let elements = HTML.table {
      HTML.tr {
        HTML.td { Text("a") }
        HTML.td { Text("b") }
        HTML.td(.rowspan(3)) { Text("c") }
      }
      HTML.tr { HTML.td { Text("d") } }
      HTML.tr {}
      HTML.tr {
        HTML.td { Text("e") }
        HTML.td { Text("f") }
        HTML.td { Text("g") }
        HTML.td { Text("h") }
      }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌───┬───┬───┬───┐
        │ a │ b │ c │   │
        │ d │   │   │   │
        │   │   │   │   │
        │ e │ f │ g │ h │
        └───┴───┴───┴───┘

        """
    )
    #expect(
      elements.rendered(as: .markdown) == """
        |  |  |  |  |
        | --- | --- | --- | --- |
        | a | b | c |  |
        | d |  |  |  |
        |  |  |  |  |
        | e | f | g | h |

        """
    )
  }

  @Test("Rows and cells outside of a table have no slots") func strays() {
    let elements = VStack {
      HTML.tr {
        HTML.td(.rowspan(2), .colspan(3)) { Text("a") }
        HTML.td { Text("b") }
      }
      HTML.td(.rowspan(2)) { Text("c") }
    }
    #expect(elements.theme(.square).rendered(as: .text(width: 40)) == "a\nb\nc\n")
    #expect(elements.rendered(as: .plain) == "a\nb\nc\n")
    #expect(elements.rendered(as: .markdown) == "a\n\nb\n\nc\n")
  }

  @Test("Content outside of a cell gets a cell, and ends cells from above there")
  func contentOutsideOfCells() {
    let elements = HTML.table {
      HTML.tr {
        HTML.td(.rowspan(4)) { Text("a") }
        HTML.td(.rowspan(4)) { Text("b") }
        HTML.td { Text("c") }
      }
      HTML.tr {
        HTML.p { Text("d") }
        HTML.td { Text("e") }
      }
      HTML.p { Text("f") }
      HTML.tr { HTML.td { Text("g") } }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌───┬───┬───┬───┐
        │ a │ b │ c │   │
        │   │   │ d │ e │
        │ f │   │   │   │
        │ g │   │   │   │
        └───┴───┴───┴───┘

        """
    )
  }

  @Test("Many rows that one cell takes are drawn") func manyRows() {
    let elements = HTML.table {
      ForEach(0..<3000, id: \.self) { row in
        HTML.tr {
          if row == 0 { HTML.td(.rowspan(0)) { Text("a") } }
          HTML.td { Text("\(row)") }
        }
      }
    }
    let lines = elements.theme(.square).rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(lines.count == 3002)
    #expect(lines[1] == "│ a │ 0    │")
    #expect(lines[3000] == "│   │ 2999 │")
  }
}

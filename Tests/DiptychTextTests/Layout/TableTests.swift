import Diptych
import DiptychTesting
import Testing

@Suite("Tables in text") struct TableTests {
  private let rows = [("alpha", "the first of all"), ("b", "")]

  @Test("Columns keep their limits if they can, and shrink together otherwise") func limits() {
    let table = Table(rows) {
      TableColumn("A") { Text($0.0) }.width(min: 8)
      TableColumn("B") { Text($0.1) }.width(max: 9)
    }
    #expect(
      table.theme(.square).rendered(as: .text()) == """
        ┌──────────┬───────────┐
        │ A        │ B         │
        ├──────────┼───────────┤
        │ alpha    │ the first │
        │          │ of all    │
        │ b        │           │
        └──────────┴───────────┘

        """
    )
  }

  @Test("A table that is too narrow for its columns stacks the values of each row") func stacked() {
    let table = Table(rows) {
      TableColumn("Name") { Text($0.0) }
      TableColumn("A long title") { Text($0.1) }
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 14)) == """
        alpha
        A long title
          the first of
          all

        b
        A long title

        """
    )
  }

  @Test("Elements of HTML make tables too, whatever stands between their cells") func elements() {
    let table = HTML.table {
      HTML.caption { Text("stray") }
      HTML.tr {
        HTML.td { Text("a") }
        Text("stray")
        HTML.td { Text("b") }
      }
      HTML.tr {
        HTML.td {
          HTML.table { HTML.tr { HTML.td { Text("in") } } }
        }
      }
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────────┬───────┬───┐
        │ stray  │       │   │
        │ a      │ stray │ b │
        │ ┌────┐ │       │   │
        │ │ in │ │       │   │
        │ └────┘ │       │   │
        └────────┴───────┴───┘

        """
    )
    let directly = HTML.table {
      HTML.table { HTML.tr { HTML.td { Text("in") } } }
      HTML.tr { HTML.td { Text("text") } }
    }
    #expect(
      directly.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────────┐
        │ ┌────┐ │
        │ │ in │ │
        │ └────┘ │
        │ text   │
        └────────┘

        """
    )
    #expect(HTML.td { Text("alone") }.theme(.square).rendered(as: .text(width: 40)) == "alone\n")
  }

  @Test("A cell that takes several columns widens them where it needs more") func spans() {
    let table = Table(["ab", "remark"]) {
      TableColumn("A") { Text($0 == "ab" ? "1" : "a remark of some length") }
        .columnSpan { $0 == "ab" ? 1 : 9 }
      TableColumn("B") { Text($0) }
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────────────┬────────────┐
        │ A          │ B          │
        ├────────────┼────────────┤
        │ 1          │ ab         │
        │ a remark of some length │
        └─────────────────────────┘

        """
    )
    #expect(
      table.theme(.square).rendered(as: .text(width: 18)) == """
        ┌────────┬───────┐
        │ A      │ B     │
        ├────────┼───────┤
        │ 1      │ ab    │
        │ a remark of    │
        │ some length    │
        └────────────────┘

        """
    )
    let elements = HTML.table {
      HTML.tr {
        HTML.td(.colspan(2)) { Text("both") }
        HTML.td { Text("third") }
      }
      HTML.tr { HTML.td { Text("one") } }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────────┬───────┐
        │ both   │ third │
        │ one │  │       │
        └─────┴──┴───────┘

        """
    )
  }

  @Test("Columns of a low priority are left out, the lowest first, before words are broken")
  func priorities() {
    let table = Table(rows) {
      TableColumn("Name") { Text($0.0) }.priority(1)
      TableColumn("Description") { Text($0.1) }
      TableColumn("Note") { _ in Text("x") }.priority(-1)
      TableColumn("Remark") { _ in Text("none") }.priority(-1)
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 36)) == """
        ┌───────┬──────────────────┬──────┐
        │ Name  │ Description      │ Note │
        ├───────┼──────────────────┼──────┤
        │ alpha │ the first of all │ x    │
        │ b     │                  │ x    │
        └───────┴──────────────────┴──────┘
        Not shown: Remark

        """
    )
    #expect(
      table.theme(.square).rendered(as: .text(width: 20)) == """
        ┌───────┐
        │ Name  │
        ├───────┤
        │ alpha │
        │ b     │
        └───────┘
        Not shown:
        Description, Note,
        Remark

        """
    )
  }

  @Test("Flexible columns share the width, and what one cannot use goes to the others")
  func flexible() {
    let table = Table([1]) {
      TableColumn("A") { Text("\($0)") }.flexible()
      TableColumn("B") { Text("\($0)") }.width(max: 3).flexible()
    }
    expectSnapshot(of: table.theme(.square).rendered(as: .text(width: 20)))
  }

  @Test("A table in a cell leaves the row around it as it is") func nestedFooter() {
    let table = Table([1, 2]) {
      TableColumn("") { _ in
        Table([0]) { TableColumn("In") { Text("\($0)") }.footer("f").columnSpan { _ in 1 } }
          .tableBorder(.none)
      }
      TableColumn("") { Text("\($0)") }
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────┬───┐
        │ In │ 1 │
        │ 0  │   │
        │ f  │   │
        │ In │ 2 │
        │ 0  │   │
        │ f  │   │
        └────┴───┘

        """
    )
  }

  @Test("Stacked rows have their section above and the footers below") func stackedSections() {
    let table = Table(rows) {
      TableColumn("Name") { Text($0.0) }.footer("all")
      TableColumn("A long title") { Text($0.1) }
    }
    .sections { $0.0 }
    expectSnapshot(of: table.theme(.square).rendered(as: .text(width: 14)))
  }

  @Test("A section without a title has no row, and a line separates it from the one above")
  func untitledSections() {
    let table = Table([("a", ""), ("b", "More"), ("c", ""), ("d", "")]) {
      TableColumn("Name") { Text($0.0) }
      TableColumn("Kind") { Text($0.1) }
    }
    .sections { $0.1 }
    expectSnapshot(of: table.rendered(as: .text(width: 20)), named: "text")
    expectSnapshot(of: table.theme(.square).rendered(as: .text(width: 20)), named: "text 2")
  }

  @Test("Rows and cells without a table are blocks") func strays() {
    struct Stray: _PrimitiveView {
      static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
        renderer.tableCell(span: _CellSpan(), Text("cell"))
        renderer.tableRow(Text("row"))
      }
    }
    #expect(Stray().theme(.square).rendered(as: .text(width: 20)) == "cell\nrow\n")
    let nested = Table([0]) { TableColumn("Column") { _ in Stray() } }
    #expect(
      nested.theme(.square).rendered(as: .text(width: 20)) == """
        ┌────────┐
        │ Column │
        ├────────┤
        │ cell   │
        │ row    │
        └────────┘

        """
    )
  }

  @Test("Rows in sections are indented beside the width of their first column")
  func sectionIndent() {
    let numbers = ["A-001", "B-012"]
    let table = Table(numbers) {
      TableColumn("No.") { Text($0) }.width(max: 5)
      TableColumn("Name") { _ in Text("hammer") }
    }
    .sections { _ in "Tools" }
    #expect(
      table.rendered(as: .text(width: 40)) == """
        No.      Name
        ───────────────
        Tools
          A-001  hammer
          B-012  hammer

        """
    )
    let exact = Table(numbers) {
      TableColumn("No.") { Text($0) }.width(5)
      TableColumn("Name") { _ in Text("hammer") }
    }
    .sections { _ in "Tools" }
    #expect(exact.rendered(as: .text(width: 15)) == table.rendered(as: .text(width: 15)))
    // Beside the name, the numbers would be broken.
    #expect(
      exact.rendered(as: .text(width: 14)) == """
        Tools
          A-001
          Name  hammer

          B-012
          Name  hammer

        """
    )
  }

  @Test("A group of columns has a title over several columns, in each format") func groups() {
    let table = Table([("Ada", 12, 15), ("Charles", 9, 14)]) {
      TableColumn("Name", value: \.0)
      TableColumnGroup("Assignments") {
        TableColumn("Mean", alignment: .trailing) { Text("\($0.1)") }
        TableColumn("Best", alignment: .trailing) { Text("\($0.2)") }
      }
    }
    #expect(
      table.rendered(as: .text) == """
                 Assignments
        Name      Mean  Best
        ────────────────────
        Ada         12    15
        Charles      9    14

        """
    )
    #expect(
      table.tableBorder(.square).rendered(as: .text(width: 40)) == """
        ┌─────────┬─────────────┐
        │         │ Assignments │
        ├─────────┼──────┬──────┤
        │ Name    │ Mean │ Best │
        ├─────────┼──────┼──────┤
        │ Ada     │   12 │   15 │
        │ Charles │    9 │   14 │
        └─────────┴──────┴──────┘

        """
    )
    expectSnapshot(of: table.rendered(as: .text(width: 18)))
    #expect(
      table.rendered(as: .html).contains(
        """
        <thead><tr><td></td><th scope="colgroup" colspan="2">Assignments</th></tr>\
        <tr><th scope="col">Name</th>
        """
      )
    )
    #expect(
      table.rendered(as: .plain).hasPrefix(
        "Name: Ada\nAssignments Mean: 12\nAssignments Best: 15\n"
      )
    )
  }

  @Test("The column that names the rows stays, unless it has a priority of its own") func names() {
    func lines(_ priority: Int) -> String {
      Table([("a long name of a suite", 12, 3)]) {
        TableColumn("Suite", value: \.0).priority(priority)
        TableColumn("Tests") { Text("\($0.1)") }.priority(1)
        TableColumn("Skipped") { Text("\($0.2)") }
      }
      .rendered(as: .text(width: 30))
    }
    #expect(
      lines(0) == """
        Suite                   Tests
        ─────────────────────────────
        a long name of a suite  12
        Not shown: Skipped

        """
    )
    #expect(lines(-1).hasSuffix("Not shown: Suite\n"))
  }
}

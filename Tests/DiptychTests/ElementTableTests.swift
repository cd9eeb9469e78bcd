import Diptych
import DiptychFormats
import DiptychTesting
import Testing

/// Tables of elements of HTML beside the `Table` that means the same.
@Suite("Tables of elements") struct ElementTableTests {
  /// Compares two views in every medium that is not HTML.
  private func expectSame(
    _ elements: some View,
    _ table: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let formats: [any RenderingFormat<String>] = [
      .text(), .text(width: 40), .text(width: 12), .text(width: 3), .text(width: 1),
      .text(width: 40, color: .trueColor), .plain, .markdown,
    ]
    for format in formats {
      #expect(
        AnyView(elements).rendered(as: format) == AnyView(table).rendered(as: format),
        "\(format)",
        sourceLocation: sourceLocation
      )
    }
  }

  private struct File {
    let folder: String
    let name: String
    /// The rows that the folder takes.
    var rows = 1
  }

  private let files = [
    File(folder: "Sources", name: "a.txt", rows: 2),
    File(folder: "not asked for", name: "b.txt"),
    File(folder: "Tests", name: "c.txt"),
  ]

  private var folders: some View {
    HTML.table {
      HTML.thead {
        HTML.tr {
          HTML.th { Text("Folder") }
          HTML.th { Text("Name") }
        }
      }
      HTML.tbody {
        HTML.tr {
          HTML.th(.scope("row"), .rowspan(2)) { Text("Sources") }
          HTML.td { Text("a.txt") }
        }
        HTML.tr { HTML.td { Text("b.txt") } }
        HTML.tr {
          HTML.td(.attribute("rowspan", "7")) { Text("Tests") }
          HTML.td { Text("c.txt") }
        }
      }
      HTML.tfoot {
        HTML.tr {
          HTML.td { Text("end") }
          HTML.td { EmptyView() }
        }
      }
    }
  }

  @Test("A cell of several rows") func rows() {
    let table = Table(files) {
      TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.rows }.rowHeader().footer("end")
      TableColumn("Name") { Text($0.name) }
    }
    expectSame(folders, table)
    expectSnapshot(of: folders.theme(.square).rendered(as: .text(width: 40)), named: "text")
    expectSnapshot(of: folders.rendered(as: .plain), named: "plain")
    #expect(
      folders.rendered(as: .markdown) == """
        | Folder | Name |
        | --- | --- |
        | Sources | a.txt |
        |  | b.txt |
        | Tests | c.txt |
        | end |  |

        """
    )
  }

  @Test("A cell of several columns and rows, beside cells of each") func both() {
    let elements = HTML.table {
      HTML.thead {
        HTML.tr { ForEach(["A", "B", "C", "D"], id: \.self) { name in HTML.th { Text(name) } } }
      }
      HTML.tr {
        HTML.td(.colspan(2), .rowspan(2)) { Text("a0") }
        HTML.td { Text("c0") }
        HTML.td { Text("d0") }
      }
      HTML.tr {
        HTML.td(.rowspan(0)) { Text("c1") }
        HTML.td { Text("d1") }
      }
      HTML.tr {
        HTML.td { Text("a2") }
        HTML.td(.colspan(9)) { Text("b2") }
        HTML.td { Text("d2") }
      }
    }
    let table = Table(0..<3) {
      TableColumn("A") { Text("a\($0)") }.columnSpan { $0 == 0 ? 2 : 1 }.rowSpan { $0 == 0 ? 2 : 1 }
      TableColumn("B") { Text("b\($0)") }.columnSpan { $0 == 2 ? 9 : 1 }
      TableColumn("C") { Text("c\($0)") }.rowSpan { $0 == 1 ? 9 : 1 }
      TableColumn("D") { Text("d\($0)") }
    }
    expectSame(elements, table)
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌────┬────┬────┬────┐
        │ A  │ B  │ C  │ D  │
        ├────┴────┼────┼────┤
        │ a0      │ c0 │ d0 │
        │         │ c1 │ d1 │
        │ a2 │ b2 │    │ d2 │
        └────┴────┴────┴────┘

        """
    )
    expectSnapshot(of: elements.rendered(as: .plain))
    #expect(
      elements.rendered(as: .markdown) == """
        | A | B | C | D |
        | --- | --- | --- | --- |
        | a0 |  | c0 | d0 |
        |  |  | c1 | d1 |
        | a2 | b2 |  | d2 |

        """
    )
  }

  @Test("A cell of 1,000 columns spans the whole table") func wide() {
    let elements = HTML.table {
      HTML.tr { HTML.td(.colspan(1000)) { Text("from end to end") } }
      HTML.tr {
        HTML.td { Text("a") }
        HTML.td { Text("b") }
      }
      HTML.tr { HTML.td(.colspan(9999)) { Text("again") } }
    }
    let table = Table(0..<3) {
      TableColumn("") { Text(["from end to end", "a", "again"][$0]) }
        .columnSpan { $0 == 1 ? 1 : 1000 }
      TableColumn("") { _ in Text("b") }
    }
    expectSame(elements, table)
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌─────────────────┐
        │ from end to end │
        │ a      │ b      │
        │ again           │
        └─────────────────┘

        """
    )
    #expect(
      elements.rendered(as: .markdown) == """
        |  |  |
        | --- | --- |
        | from end to end |  |
        | a | b |
        | again |  |

        """
    )
  }

  @Test("A row of wide cells is a row of cells") func wideCells() {
    let elements = HTML.table {
      HTML.tr {
        ForEach(0..<20, id: \.self) { cell in HTML.td(.colspan(1000)) { Text("\(cell)") } }
      }
    }
    let table = HTML.table {
      HTML.tr { ForEach(0..<20, id: \.self) { cell in HTML.td { Text("\(cell)") } } }
    }
    expectSame(elements, table)
  }

  @Test("A cell ends with its group of rows") func groups() {
    func group(_ name: String, rows: Int) -> some View {
      HTML.tbody {
        HTML.tr {
          HTML.td(.rowspan(rows)) { Text(name) }
          HTML.td { Text("1") }
        }
        HTML.tr { HTML.td { Text("2") } }
      }
    }
    let elements = HTML.table {
      group("a", rows: 0)
      group("b", rows: 65_534)
      group("c", rows: 3)
    }
    let table = Table(0..<6) {
      TableColumn("") { Text(["a", "b", "c"][$0 / 2]) }.rowSpan { 2 - $0 % 2 }
      TableColumn("") { Text("\($0 % 2 + 1)") }
    }
    expectSame(elements, table)
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌───┬───┐
        │ a │ 1 │
        │   │ 2 │
        │ b │ 1 │
        │   │ 2 │
        │ c │ 1 │
        │   │ 2 │
        └───┴───┘

        """
    )
  }

  @Test("Lines of a tall cell stay in its group") func tallCells() {
    let elements = HTML.table {
      HTML.tbody {
        HTML.tr {
          HTML.td(.rowspan(9)) { Text("1\n2\n3\n4") }
          HTML.td { Text("a") }
        }
      }
      HTML.tr {
        HTML.td { Text("x") }
        HTML.td { Text("y") }
      }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌───┬───┐
        │ 1 │ a │
        │ 2 │   │
        │ 3 │   │
        │ 4 │   │
        │ x │ y │
        └───┴───┘

        """
    )
  }

  @Test("Titles of several columns and rows stand above each of them") func titles() {
    let elements = HTML.table {
      HTML.thead {
        HTML.tr {
          HTML.th(.rowspan(2)) { Link("Name", destination: "/name") }
          HTML.th(.colspan(2)) { Text("Size") }
        }
        HTML.tr {
          HTML.th { Text("min") }
          HTML.th { Text("max") }
        }
      }
      HTML.tr {
        HTML.td { Text("a") }
        HTML.td { Text("1") }
        HTML.td { Text("2") }
      }
    }
    #expect(
      elements.theme(.square).rendered(as: .text(width: 40)) == """
        ┌──────┬───────────┐
        │ Name │ Size      │
        │      │ min │ max │
        ├──────┼─────┼─────┤
        │ a    │ 1   │ 2   │
        └──────┴─────┴─────┘

        """
    )
    #expect(
      elements.rendered(as: .plain) == """
        Name: a
        Size min: 1
        Size max: 2

        """
    )
    #expect(
      elements.theme(.square).rendered(as: .text(width: 14)) == """
        Name
        Size
        min
        max
        a
        1
        2

        """
    )
  }

  @Test("A table in a cell has separate slots") func nested() {
    let elements = HTML.table {
      HTML.tr {
        HTML.td(.rowspan(2)) { folders }
        HTML.td { Text("1") }
      }
      HTML.tr { HTML.td { Text("2") } }
    }
    let table = Table(1...2) {
      TableColumn("") { _ in
        Table(files) {
          TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.rows }.footer("end")
          TableColumn("Name") { Text($0.name) }
        }
      }.rowSpan { _ in 2 }
      TableColumn("") { Text("\($0)") }
    }
    let formats: [any RenderingFormat<String>] = [.text(width: 60), .text(width: 20), .plain]
    for format in formats {
      #expect(elements.rendered(as: format) == table.rendered(as: format))
    }
    #expect(
      elements.rendered(as: .markdown) == """
        |  |  |
        | --- | --- |
        | <table><thead><tr><th>Folder</th><th>Name</th></tr></thead><tbody>\
        <tr><th rowspan="2">Sources</th><td>a.txt</td></tr><tr><td>b.txt</td></tr>\
        <tr><td rowspan="7">Tests</td><td>c.txt</td></tr></tbody>\
        <tfoot><tr><td>end</td><td></td></tr></tfoot></table> | 1 |
        |  | 2 |

        """
    )
  }
}

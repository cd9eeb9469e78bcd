import Diptych

extension Catalog {
  /// The tables.
  static let tables = CatalogGroup(
    "Tables",
    "Rows and columns.",
    [table, tableWidths, tableCells, tableBorders]
  )

  private static let table = CatalogEntry(
    "Table",
    "Rows, groups and totals.",
    card: .sample {
      Table(Package.short) {
        TableColumn("Name") { Text($0.name).bold() }
        TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
      }
    },
    [
      Component("table", "Columns") {
        Table(Package.samples) {
          TableColumn("Name") { Text($0.name).bold() }
          TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
          TableColumn("Summary") { Text($0.summary) }
        }
      },
      Component("table-full", "A caption, groups and totals") {
        Table(ledger) {
          TableColumn("Name", alignment: .leading) { Text($0.name) }
            .footer("Total")
            .columnSpan { $0.size == nil ? 3 : 1 }
          TableColumn("Size", alignment: .trailing) { Text($0.size.map { "\($0)" } ?? "") }
            .footer("531")
            .verticalAlignment(.bottom)
          TableColumn("State") { entry in
            Text(entry.size == 12 ? "copied, after a while" : "copied")
          }
          .verticalAlignment(.center)
        }
        .caption("What was copied")
        .sections { $0.folder }
      },
      Component("table-empty", "No rows") {
        Table([Package]()) { TableColumn("Name") { Text($0.name) } }
      },
    ]
  )

  private static let tableWidths = CatalogEntry(
    "Table widths",
    "Widths and priorities of columns.",
    card: .sample {
      Table(Package.short) {
        TableColumn("Name") { Text($0.name) }
        TableColumn("Summary") { Text($0.summary) }.truncated()
      }
    },
    [
      Component("table-columns", "Priorities and shares") {
        Table(Package.samples) {
          TableColumn("Name") { Text($0.name) }.priority(2)
          TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }.priority(1)
          TableColumn("Summary") { Text($0.summary) }.flexible()
        }
        Table(Package.samples) {
          TableColumn("Half") { Text($0.name) }.width(fraction: 0.5)
          TableColumn("Size") { Text("\($0.size)") }
        }
      },
      Component("table-truncated", "Truncated cells") {
        Table(Package.samples) {
          TableColumn("Name") { Text($0.name) }.width(8)
          TableColumn("Summary") { Text($0.summary) }.truncated()
        }
      },
      Component("table-records", "Records") {
        Table(Package.samples) {
          TableColumn("Name") { Text($0.name) }
          TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
          TableColumn("Summary") { Text($0.summary) }
        }
        .records()
      },
    ]
  )

  private static let tableCells = CatalogEntry(
    "Table cells",
    "Views in cells, and cells that span rows or columns.",
    card: .sample {
      Table(Package.short) {
        TableColumn("Folder") { Text($0.size == 7 ? "Tests" : "Sources") }
          .rowSpan { $0.size == 12 ? 2 : 1 }
        TableColumn("Name") { Text($0.name) }
        TableColumn("Share") { Gauge("Share", value: Double($0.size) / 512) }
      }
    },
    [
      Component("table-blocks", "Views in cells") {
        Table(Package.samples) {
          TableColumn("", alignment: .center) { Text("\($0.size)") }
          TableColumn("What", alignment: .trailing) { package in
            VStack {
              Text(package.name)
              List {
                Text(package.summary)
                Text("second")
              }
            }
          }
          TableColumn("Nested") { package in
            Table([package]) {
              TableColumn("Size") { Gauge("Size", value: Double($0.size) / 512) }
            }
          }
        }
      },
      Component("table-spans", "Cells across rows and columns") {
        Table(ledger) {
          TableColumn("Folder") { Text($0.folder) }
            .rowSpan { $0.size == 12 || $0.size == 512 ? 2 : 1 }
            .verticalAlignment(.center)
            .footer("Total")
          TableColumn("Name") { Text($0.name) }
            .columnSpan { $0.size == nil ? 2 : 1 }
            .width(max: 24)
          TableColumn("Size", alignment: .trailing) { Text($0.size.map { "\($0)" } ?? "") }
            .footer("531")
        }
        .rowSeparators()
        Table(ledger) {
          TableColumn("Name") { Text($0.name) }
          TableColumn("What it is, in more words than its row has lines") { Text($0.folder) }
            .rowSpan { $0.size == 12 ? 9 : 1 }
            .columnSpan { $0.size == 12 ? 2 : 1 }
            .width(max: 9)
          TableColumn("Size", alignment: .trailing) { Text($0.size.map { "\($0)" } ?? "") }
        }
        .sections { $0.folder }
        Table(ledger) {
          TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.size == 12 ? 4 : 1 }
          TableColumn("Size") { Text($0.size.map { "\($0)" } ?? "") }
        }
        .tableBorder(.horizontal)
        .rowSeparators()
      },
    ]
  )

  private static let tableBorders = CatalogEntry(
    "Table borders",
    "Lines around the cells.",
    card: .sample {
      HStack(spacing: 2) {
        small(.rounded, [8])
        small(.double, [8])
      }
    },
    [
      Component("table-borders", "Every border") {
        HStack(spacing: 2) {
          ForEach([TableBorder.square, .rounded, .heavy, .double, .ascii], id: \.self) { small($0) }
        }
        HStack(spacing: 4) {
          ForEach([TableBorder.horizontal, TableBorder.none], id: \.self) { small($0) }
          small(.square).rowSeparators()
        }
        Text("heavy").border(.heavy)
        Text("double").border(.double)
      },
      Component("table-framed", "A frame, stripes and records") {
        Table(ledger) {
          TableColumn("Name") { Text($0.name) }.rowHeader()
          TableColumn("Folder") { Text($0.folder) }
          TableColumn("Size", alignment: .trailing) { Text($0.size.map { "\($0)" } ?? "") }
        }
        .caption("Files")
        .tableBorder(.rounded)
        .striped()
        .records()
      },
    ]
  )

  private struct Entry: Sendable {
    let folder: String
    let name: String
    var size: Int?
  }

  private static let ledger = [
    Entry(folder: "Sources", name: "a.txt", size: 12),
    Entry(folder: "Sources", name: "A remark that takes the place of all columns"),
    Entry(folder: "Tests", name: "long-name-of-a-file.txt", size: 512),
    Entry(folder: "Tests", name: "b.txt", size: 7),
  ]

  private static func small(
    _ border: TableBorder,
    _ numbers: [Int] = [8, 9]
  ) -> Table<[Int], some TableColumns<Int>> {
    Table(numbers) {
      TableColumn("N") { Text("\($0)") }
      TableColumn("Sq", alignment: .trailing) { Text("\($0 * $0)") }
    }
    .tableBorder(border)
  }
}

/// A tool that prints a report in three formats: a table, facts, a list and a panel.
struct ReportProgram {
  /// The number of columns of the table.
  let columns: Int

  /// The programs with few to many columns, which show whether each column costs the same.
  static let all = [3, 5, 7, 9, 15].map(ReportProgram.init)

  private static let names = [
    "name", "current", "latest", "kind", "license", "source", "note", "owner", "date", "hash",
    "size", "count", "branch", "label", "path",
  ]

  private var names: ArraySlice<String> { Self.names.prefix(columns) }

  var program: BuildProgram {
    let source = source
    return BuildProgram(name: "build/report-\(columns)") { source }
  }

  private static func column(_ name: String) -> String {
    let title = "\"\(name.prefix(1).uppercased())\(name.dropFirst())\""
    let color = ".foregroundStyle($0.name.isEmpty ? .red : .green)"
    let column =
      switch name {
      case "name": "TableColumn(\(title)) { Text($0.\(name)).bold() }"
      case "current": "TableColumn(\(title), alignment: .trailing) { Text($0.\(name))\(color) }"
      default: "TableColumn(\(title)) { Text($0.\(name)) }"
      }
    return "      \(column)"
  }

  private var source: String {
    """
    import Diptych
    import DiptychFormats

    struct Package: Sendable {
    \(names.map { "  let \($0): String" }.joined(separator: "\n"))
    }

    struct Report: View {
      let packages: [Package]

      var body: some View {
        Heading("Outdated packages")
        Table(packages) {
    \(names.map(Self.column).joined(separator: "\n"))
        }
        Section("Facts") {
          LabeledContent("Packages", value: "\\(packages.count)")
          LabeledContent("Checked", value: "today")
          LabeledContent("Took", value: "2 s")
        }
        List {
          ForEach(packages, id: \\.name) { package in Text(package.name) }
        }
        if packages.isEmpty { Text("Nothing is outdated.").bold() }
        Panel("Advice") { Text("Run ") + Text("update").monospaced() }
      }
    }

    @main
    struct Program {
      static func main() {
        let packages = (0..<3).map { number in
          Package(\(names.map { "\($0): \"\($0) \\(number)\"" }.joined(separator: ", ")))
        }
        let report = Report(packages: packages)
        print(report.rendered(as: .text(width: 100)))
        print(report.rendered(as: .html))
        print(report.rendered(as: .markdown))
      }
    }

    """
  }
}

import Diptych
import DiptychSnapshots

/// The page of a report: a summary, links to all outputs, and the outputs.
struct ReportPage: View {
  /// The name of the package.
  let package: String
  let entries: [ReportEntry]

  /// The content security policy of the page, which its frames inherit.
  ///
  /// The policy allows no script and no loading of files. An output has inline styles, which only
  /// `'unsafe-inline'` allows. Files that the styles would load are refused too.
  private static let policy: ContentSecurityPolicy = """
    default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'
    """

  var body: some View {
    Document(
      title: "Staged outputs of \(package)",
      language: "en",
      policy: Self.policy,
      theme: .report,
      content: {
        Heading("Staged outputs of \(package)")
        if entries.isEmpty {
          ContentUnavailableView("No outputs are staged.") {
            Text("A test stages an output that differs from its reference.")
          }
        } else {
          ReportSummary(entries: entries)
          ForEach(Array(entries.enumerated()), id: \.offset) { entry in
            OutputSection(entry: entry.element, id: "output-\(entry.offset + 1)")
          }
        }
      },
      footer: {
        Paragraph {
          Text("Written by ")
          Code("diptych-snapshots report")
          Text(". This page runs no script and loads nothing.")
        }
      }
    )
  }
}

/// The number of outputs, links to them, and the commands that decide about all of them.
private struct ReportSummary: View {
  let entries: [ReportEntry]

  var body: some View {
    let changes = entries.compactMap(\.change)
    Stats {
      Stat("Outputs", value: grouped(entries.count))
      Stat("Without a reference", value: grouped(entries.count { $0.reference == nil }))
      Stat("Lines added", value: grouped(changes.map(\.added).reduce(0, +)))
      Stat("Lines removed", value: grouped(changes.map(\.removed).reduce(0, +)))
    }
    Table(Array(entries.enumerated())) {
      TableColumn("Output") { entry in
        Link(destination: "#output-\(entry.offset + 1)") { Pathname(entry.element.snapshot.path) }
      }
      .rowHeader()
      TableColumn("Change", alignment: .trailing) { ChangeSummary(entry: $0.element) }
      TableColumn("Test") { Text($0.element.snapshot.test).role(.secondary) }
    }
    Paragraph { Text("To make all of them references, or to remove them:") }
    DecisionCommands(arguments: "--all")
  }
}

/// The commands that decide about outputs.
struct DecisionCommands: View {
  /// The path of an output, or an option for all.
  let arguments: String

  var body: some View {
    CodeBlock(
      """
      swift run diptych-snapshots accept \(arguments)
      swift run diptych-snapshots reject \(arguments)
      """,
      language: "sh"
    )
  }
}

/// The change of an output in a few words.
struct ChangeSummary: View {
  let entry: ReportEntry

  var body: some View {
    if let change = entry.change {
      ChangeText(change: change)
    } else if let reference = entry.reference {
      let bytes = entry.output.count - reference.count
      Text("\(bytes > 0 ? "+" : "")\(counted(bytes, "byte"))")
    } else {
      Text("new, \(counted(entry.output.count, "byte"))").role(.added)
    }
  }
}

extension StagedChange {
  fileprivate var added: Int {
    switch self {
    case .new(let lines): lines
    case .changed(let added, _): added
    }
  }

  fileprivate var removed: Int {
    switch self {
    case .new: 0
    case .changed(_, let removed): removed
    }
  }
}

import Diptych
import DiptychSnapshots

/// The page of a report: links to all outputs, and the outputs.
struct ReportPage: View {
  /// The name of the package.
  let package: String
  let outputs: [StagedOutput]

  var body: some View {
    Document(
      title: "Staged outputs of \(package)",
      language: "en",
      // An output is shown as text alone, so the page needs no script and no other file.
      policy: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    ) {
      Heading("Staged outputs of \(package)")
      if outputs.isEmpty {
        ContentUnavailableView("No outputs are staged.") {
          Text("A test stages an output that differs from its reference.")
        }
      } else {
        Table(Array(outputs.enumerated())) {
          TableColumn("Output") { output in
            Link(destination: "#output-\(output.offset + 1)") {
              Pathname(output.element.snapshot.path)
            }
          }
          .rowHeader()
          TableColumn("Lines", alignment: .trailing) { ChangeText(output: $0.element) }
          TableColumn("Test") { Text($0.element.snapshot.test).role(.secondary) }
        }
        Paragraph { Text("To make all of them references, or to remove them:") }
        DecisionCommands(arguments: "--all")
        ForEach(Array(outputs.enumerated()), id: \.offset) { output in
          OutputSection(output: output.element, id: "output-\(output.offset + 1)")
        }
      }
    }
  }
}

/// An output with its test, its difference and its texts.
private struct OutputSection: View {
  let output: StagedOutput
  let id: String

  var body: some View {
    Section {
      Facts {
        LabeledContent("Test", value: output.snapshot.test)
        if output.isText {
          LabeledContent("Lines") { ChangeText(output: output) }
        } else {
          if let reference = output.reference {
            LabeledContent("Reference", value: counted(reference.count, "byte"))
          }
          LabeledContent("Output", value: counted(output.output.count, "byte"))
        }
      }
      DecisionCommands(arguments: shellWord(output.snapshot.path))
      if output.isText {
        if let reference = output.reference {
          DifferenceView(output: output)
          DisclosureGroup("Reference") { TextBlock(bytes: reference) }
        }
        DisclosureGroup("Output", isExpanded: output.reference == nil) {
          TextBlock(bytes: output.output)
        }
      }
    } header: {
      Heading(level: 2) { Pathname(output.snapshot.path) }.id(id)
    }
  }
}

/// A text, up to a length.
private struct TextBlock: View {
  let bytes: [UInt8]

  /// The maximum number of bytes that are shown.
  private static let mostBytes = 200_000

  var body: some View {
    let shown = bytes.prefix(Self.mostBytes)
    CodeBlock(String(decoding: shown, as: UTF8.self))
    if shown.count < bytes.count {
      Paragraph { Text("The first \(grouped(shown.count)) of \(grouped(bytes.count)) bytes.") }
        .role(.secondary)
    }
  }
}

/// The commands that decide about outputs.
private struct DecisionCommands: View {
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

import Diptych
import DiptychSnapshots
import DiptychTerminal

/// A verb that writes a page with the staged outputs, their references and their differences.
struct ReportVerb {
  let package: SnapshotPackage
  let output: Terminal

  /// Writes the page with the staged outputs at some paths, or with all staged outputs if there is
  /// no path.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - file: The absolute path of the page, or nil for the default path.
  /// - Returns: Success. If nothing is staged, the page says so.
  /// - Throws: A ``ToolError`` if a path names no staged output, or if the page can't be written.
  func run(_ paths: [String], to file: String?) throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let staged = staging.staged()
    let chosen = paths.isEmpty ? staged : try package.chosen(paths, from: staged)
    let outputs = try chosen.map { snapshot throws(SnapshotError) in
      try StagedOutput(snapshot, in: staging)
    }
    let page = ReportPage(
      package: package.path.split(separator: "/").last.map(String.init) ?? package.path,
      outputs: outputs
    )
    let file = file ?? "\(package.path)/.build/snapshots/report.html"
    try write(page.rendered(as: .html), to: file)
    try output.write("Wrote \(package.relativePath(file)): \(Self.summary(of: outputs))\n")
    return .success
  }

  private func write(_ page: String, to file: String) throws(ToolError) {
    do throws(SnapshotError) {
      try SnapshotFile(file).write(page)
    } catch .unwritable(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    } catch {
      throw .link(path: file)
    }
  }

  /// Returns a sentence about the content of a page.
  static func summary(of staged: [StagedOutput]) -> String {
    let new = staged.count { $0.reference == nil }
    let changed = staged.count - new
    let outputs =
      "\(counted(changed, "output")) that \(changed == 1 ? "differs" : "differ") from "
      + (changed == 1 ? "its reference" : "their references")
    return switch (changed, new) {
    case (0, 0): "no outputs are staged."
    case (0, _): "\(counted(new, "output")) without a reference."
    case (_, 0): "\(outputs)."
    default: "\(outputs), and \(new) without a reference."
    }
  }
}

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
  private static let maxBytes = 200_000

  var body: some View {
    let shown = bytes.prefix(Self.maxBytes)
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

import DiptychSnapshots
import Testing

/// The expectation of one call: what all its outputs share.
struct SnapshotExpectation {
  /// What is compared with one reference.
  struct Output {
    let text: String
    let variant: String?
    let fileExtension: String
  }

  let name: String?
  let record: RecordMode?
  let sourceLocation: SourceLocation

  /// Compares outputs with their references, and reports what came of it to the current test.
  ///
  /// An error ends it: what keeps one output from being compared mostly keeps all.
  ///
  /// - Returns: Whether all outputs matched.
  func check(_ outputs: some Sequence<Output>) -> Bool {
    do throws(SnapshotError) {
      guard let test = Test.current else { throw .noCurrentTest(place: sourceLocation.place) }
      let owner = SnapshotOwner(test)
      var matched = true
      for output in outputs where try !check(output, owner) {
        matched = false
      }
      return matched
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
      return false
    }
  }

  private func check(_ output: Output, _ owner: SnapshotOwner) throws(SnapshotError) -> Bool {
    let settings = SnapshotSettings.current
    let location = try SnapshotLocation(
      owner: owner,
      name: name,
      variant: output.variant,
      fileExtension: output.fileExtension
    )
    let outcome = try settings.run.verify(
      output.text,
      at: location,
      filePath: sourceLocation.filePath,
      record: record ?? settings.record
    )
    report(outcome, fileName: location.fileName)
    return outcome == .matched
  }

  private func report(_ outcome: SnapshotOutcome, fileName: String) {
    guard let message = outcome.message else { return }
    let severity: Issue.Severity
    switch outcome {
    case .matched, .recorded:
      severity = .warning
    case .missing(let pending):
      severity = .error
      attach(pending.output, fileName)
    case .mismatched(let pending, let diff):
      severity = .error
      attach(pending.output, fileName)
      attach(diff.unified() + "\n", fileName + ".diff")
    }
    Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: sourceLocation)
  }

  private func attach(_ content: String, _ name: String) {
    Attachment.record(content, named: name, sourceLocation: sourceLocation)
  }
}

extension SnapshotOwner {
  /// Creates the owner of what a test takes.
  fileprivate init(_ test: Test) {
    let names = test.id.nameComponents
    self.init(
      module: test.id.moduleName,
      suites: names.dropLast(),
      function: names.last ?? test.name,
      isParameterized: test.isParameterized,
      place: test.sourceLocation.place
    )
  }
}

extension SourceLocation {
  /// The location as `Module/File.swift:12`.
  fileprivate var place: String { "\(fileID):\(line)" }
}

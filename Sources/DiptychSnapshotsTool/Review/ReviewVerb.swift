import DiptychScreen
import DiptychSnapshots
import DiptychTerminal

/// A verb that shows staged outputs one after the other, and asks the user about each of them.
///
/// If the output is not a terminal, it shows all staged outputs.
struct ReviewVerb {
  let package: SnapshotPackage
  let output: Terminal

  func run() async throws -> ToolResult {
    let staging = SnapshotStaging(package.directories)
    let outputs = try staging.staged().map { snapshot throws(SnapshotError) in
      try StagedOutput(snapshot, in: staging)
    }
    if outputs.isEmpty {
      try output.write("No outputs are staged.\n")
      return .success
    }
    guard let input = TerminalInput(of: output) else {
      for staged in outputs {
        try output.write(StagedDifference(output: staged).padding(.bottom, 1))
      }
      try output.write(DecisionHelp())
      return .failure
    }
    let review = Shared(wrappedValue: Review(tests: outputs.map(\.snapshot.test)))
    let host = ViewHost { ReviewView(outputs: outputs, review: review.wrappedValue) }
    await input.show(host, footerLines: 2) { screen in
      for await event in screen.events {
        switch event {
        case .key(.up), .key(.character("k")): screen.scroll(lines: -1)
        case .key(.down), .key(.character("j")): screen.scroll(lines: 1)
        case .key(.pageUp): screen.scroll(pages: -1)
        case .key(.pageDown), .key(.character(" ")): screen.scroll(pages: 1)
        case .key(let key):
          guard let action = Review.Action(key, in: review.wrappedValue.phase) else { continue }
          review.update { $0.apply(action) }
          // If no button has the focus, the screen begins at its first line.
          screen.moveFocus(to: nil)
          if [.finished, .cancelled].contains(review.wrappedValue.phase) { return }
        default: break
        }
      }
    }
    return try carryOut(review.wrappedValue, on: outputs.map(\.snapshot), staging)
  }

  /// Carries out the decisions of a finished review.
  ///
  /// An output that can't be accepted stays staged.
  private func carryOut(
    _ review: Review,
    on snapshots: [StagedSnapshot],
    _ staging: SnapshotStaging
  ) throws -> ToolResult {
    guard review.phase == .finished else {
      try output.write("Nothing was changed.\n")
      return .success
    }
    let decided = zip(snapshots, review.decisions)
    let accepted = decided.filter { $1 == .accept }.map(\.0)
    let errors = staging.accept(accepted, in: package)
    for (snapshot, _) in decided.filter({ $1 == .reject }) { staging.reject(snapshot) }
    let leftOver = Set(staging.staged())
    for (snapshot, decision) in decided
    where decision != .skip && !leftOver.contains(snapshot) {
      try output.write("\(decision == .accept ? "accepted" : "rejected") \(snapshot.path)\n")
    }
    for error in errors { try output.write("\(error)\n") }
    if !leftOver.isEmpty { try output.write("\(leftOver.count) left\n") }
    return errors.isEmpty ? .success : .failure
  }
}

extension Review.Action {
  /// Creates the action of a key, or returns nil for a key that has no action.
  init?(_ key: Key, in phase: Review.Phase) {
    switch key {
    case .character("a"): self = .decide(.accept)
    case .character("T"): self = .acceptTest
    case .character("A"): self = .acceptAll
    case .character("r"): self = .decide(.reject)
    case .character("s"): self = .decide(.skip)
    case .character("u"), .backspace: self = .undo
    case .character("q") where phase != .decided: self = .finish
    case .enter where phase == .decided: self = .finish
    case .escape: self = .cancel
    default: return nil
    }
  }
}

/// The screen of a review: one output with its difference, and the keys.
struct ReviewView: View {
  let outputs: [StagedOutput]
  let review: Review

  var body: some View {
    switch review.phase {
    case .at(let index):
      VStack(spacing: 1) {
        StagedDifference(output: outputs[index], number: "\(index + 1) of \(outputs.count): ")
        VStack {
          KeyHelp(keys: [
            ("a", "accept"), ("T", "accept the rest of this test"), ("A", "accept all"),
          ])
          KeyHelp(keys: [
            ("r", "reject"), ("s", "skip"), ("u", "undo"), ("q", "end"), ("Esc", "drop all"),
            ("↑↓", "scroll"),
          ])
        }
      }
    case .decided, .finished, .cancelled:
      VStack(spacing: 1) {
        Heading("\(review.decisions.count) of \(outputs.count) decided")
        Facts {
          LabeledContent("Accept", value: "\(review.count(of: .accept))")
          LabeledContent("Reject", value: "\(review.count(of: .reject))")
          LabeledContent("Skip", value: "\(review.count(of: .skip))")
        }
        KeyHelp(keys: [("Enter", "carry out"), ("u", "undo"), ("Esc", "drop all")])
      }
    }
  }
}

/// An output with its test and its difference.
struct StagedDifference: View {
  let output: StagedOutput
  var number = ""

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Heading("\(number)\(output.snapshot.path)")
        Text(output.snapshot.test).role(.secondary)
      }
      DifferenceView(output: output)
    }
  }
}

/// A line of keys, each with its action.
private struct KeyHelp: View {
  let keys: [(key: String, action: String)]

  var body: some View {
    let texts = keys.map { Text($0.key).bold() + Text(" \($0.action)") }
    texts.dropFirst().reduce(texts[0]) { $0 + Text("  ") + $1 }
  }
}

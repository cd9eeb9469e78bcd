import DiptychSnapshots
import DiptychTerminal

/// The screen of a review: one output with its difference, and the keys.
struct ReviewView: View {
  let outputs: [StagedOutput]
  let review: Review

  var body: some View {
    switch review.phase {
    case .at(let index):
      VStack(spacing: 1) {
        StagedDifference(output: outputs[index], number: "\(index + 1) of \(outputs.count): ")
        KeyHelp(keys: [
          ("a", "accept"), ("r", "reject"), ("s", "skip"), ("u", "undo"), ("q", "end"),
          ("Esc", "drop all"), ("↑↓", "scroll"),
        ])
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

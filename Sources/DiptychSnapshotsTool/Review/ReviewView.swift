import DiptychSnapshots
import DiptychTerminal

/// The screen of a review: one output with its difference, and the keys.
struct ReviewView: View {
  /// The outputs, with their differences.
  let entries: [(snapshot: StagedSnapshot, difference: Difference)]
  let review: Review

  var body: some View {
    switch review.phase {
    case .at(let index):
      let entry = entries[index]
      VStack(spacing: 1) {
        VStack {
          Heading("\(index + 1) of \(entries.count): \(entry.snapshot.path)")
          Text(entry.snapshot.test).role(.secondary)
        }
        DifferenceView(difference: entry.difference)
        KeyHelp(keys: [
          ("a", "accept"), ("r", "reject"), ("s", "skip"), ("u", "undo"), ("q", "end"),
          ("Esc", "drop all"), ("↑↓", "scroll"),
        ])
      }
    case .decided, .finished, .cancelled:
      VStack(spacing: 1) {
        Heading("\(review.decisions.count) of \(entries.count) decided")
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

/// A line of keys, each with its action.
private struct KeyHelp: View {
  let keys: [(key: String, action: String)]

  var body: some View {
    let texts = keys.map { Text($0.key).bold() + Text(" \($0.action)") }
    texts.dropFirst().reduce(texts[0]) { $0 + Text("  ") + $1 }
  }
}

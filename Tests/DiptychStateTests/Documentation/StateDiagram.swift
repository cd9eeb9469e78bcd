import DiptychState
import DiptychStateTesting

/// A state diagram of a transition table, in the language of Mermaid.
struct StateDiagram {
  /// A box around some states.
  struct Cluster {
    var title: String
    var states: [String]
  }

  var clusters: [Cluster]
  private var edges: [(from: String, to: String, events: [String])] = []

  /// Creates a diagram of the transitions that change the state.
  ///
  /// - Parameters:
  ///   - table: The transitions.
  ///   - clusters: The boxes.
  ///   - state: Returns the name of a state.
  ///   - event: Returns the name of an event, or nil to leave the event out.
  init<State, Event>(
    _ table: TransitionTable<State, Event>,
    clusters: [Cluster],
    state: (State) -> String,
    event: (Event) -> String?
  ) {
    self.clusters = clusters
    for (row, column) in table.places where table.outcomes[row][column].transition == .changed {
      guard let name = event(table.events[column]) else { continue }
      let from = state(table.states[row])
      let to = state(table.outcomes[row][column].state)
      if let known = edges.firstIndex(where: { $0.from == from && $0.to == to }) {
        edges[known].events.append(name)
      } else {
        edges.append((from, to, [name]))
      }
    }
  }

  var markdown: String {
    var lines = ["```mermaid", "stateDiagram-v2"]
    for (index, cluster) in clusters.enumerated() {
      lines.append("  state \"\(cluster.title)\" as cluster\(index + 1) {")
      lines += cluster.states.map { "    \($0)" }
      lines.append("  }")
    }
    lines.append("  [*] --> idle")
    lines += edges.map { "  \($0.from) --> \($0.to): \($0.events.joined(separator: " / "))" }
    lines.append("```")
    return lines.joined(separator: "\n")
  }
}

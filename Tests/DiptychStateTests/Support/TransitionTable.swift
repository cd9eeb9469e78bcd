import DiptychState

/// The result of an event: the new state, and the kind of transition.
struct Outcome<State: Equatable & Sendable>: Equatable, Sendable {
  var state: State
  var transition: Transition
}

/// A table of the results of every event in every state.
struct TransitionTable<State: Equatable & Sendable, Event: Sendable>: Sendable {
  let states: [State]
  let events: [Event]
  /// A row for each state, with an outcome for each event.
  var outcomes: [[Outcome<State>]]

  init(states: [State], events: [Event], apply: (inout State, Event) -> Transition) {
    self.states = states
    self.events = events
    outcomes = states.map { state in
      events.map { event in
        var next = state
        let transition = apply(&next, event)
        return Outcome(state: next, transition: transition)
      }
    }
  }

  /// The positions of all cells, row by row.
  var places: [(row: Int, column: Int)] {
    states.indices.flatMap { row in events.indices.map { (row, $0) } }
  }

  /// Returns the cells as text: the new state, `·` for no change, or illegal.
  func cells(_ name: (State) -> String) -> [[String]] {
    outcomes.map { row in
      row.map { outcome in
        switch outcome.transition {
        case .changed: name(outcome.state)
        case .unchanged: "·"
        case .illegal: "**illegal**"
        }
      }
    }
  }
}

// MARK: - Checks

/// A second, minimal implementation of the same state machine.
protocol ReferenceModel: Equatable {
  associatedtype State
  associatedtype Event
  init(_ state: State)
  mutating func apply(_ event: Event) -> Transition
}

extension TransitionTable {
  /// Returns the cells that differ from the cells of another table.
  func differences(from others: [[String]], _ name: (State) -> String) -> [String] {
    let cells = cells(name)
    return places.filter { cells[$0.row][$0.column] != others[$0.row][$0.column] }.map {
      "\(states[$0.row]) and \(events[$0.column]): \(cells[$0.row][$0.column])"
    }
  }

  /// Returns the cells that differ from the results of a model.
  func differences<Model: ReferenceModel>(from _: Model.Type) -> [String]
  where Model.State == State, Model.Event == Event {
    places.compactMap { row, column in
      var model = Model(states[row])
      let transition = model.apply(events[column])
      let outcome = outcomes[row][column]
      if transition == outcome.transition, model == Model(outcome.state) { return nil }
      return "\(states[row]) and \(events[column]): \(outcome), the model: \(transition) \(model)"
    }
  }
}

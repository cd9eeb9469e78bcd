import DiptychState

/// The history of a store in a test, which can return the store to an earlier state.
///
/// ```swift
/// let history = StoreHistory(store)
/// store.dispatch(.search("cheese"))
/// store.dispatch(.choose("Soup"))
/// history.go(to: 1)
/// #expect(store.state.category == nil)
/// ```
///
/// When the store goes to another state, no effects are started. Running effects are cancelled, and
/// actions that they still send are ignored. The states after ``position`` are kept until the next
/// action replaces them.
public final class StoreHistory<State: Sendable, Action: Sendable>: Sendable {
  private typealias Steps = (states: [State], actions: [Action], position: Int)

  private let store: Store<State, Action>
  private let steps: Shared<Steps>
  private let observation: StateChange<State, Never>.Observation

  /// Creates a history whose first state is the current state of the store.
  public init(_ store: Store<State, Action>) {
    let steps = Shared<Steps>(wrappedValue: ([store.state], [], 0))
    self.store = store
    self.steps = steps
    observation = store.onTransition { change in
      guard let action = change.action as? Action, !change.isDiscarded else { return }
      steps.update { steps in
        steps.actions.replaceSubrange(steps.position..., with: [action])
        steps.position += 1
        steps.states.replaceSubrange(steps.position..., with: [change.after])
      }
    }
  }

  /// The states, from the state at the beginning to the state after the last action.
  public var states: [State] { steps.wrappedValue.states }

  /// The actions, where `actions[i]` leads from `states[i]` to `states[i + 1]`.
  public var actions: [Action] { steps.wrappedValue.actions }

  /// The index of the current state in ``states``.
  public var position: Int { steps.wrappedValue.position }

  /// Returns the store to a state of the history, without sending an action.
  ///
  /// - Parameter position: The index of the state in ``states``. An index out of range stops the
  ///   program.
  public func go(to position: Int) {
    let state = steps.update { steps in
      precondition(steps.states.indices.contains(position), "There is no state \(position).")
      steps.position = position
      return steps.states[position]
    }
    store.restore(state)
  }
}

public import DiptychRedux
import DiptychSystem
import DiptychState

/// The states of a store by action; a test can go back to each.
///
/// ```swift
/// let history = StoreHistory(store)
/// store.dispatch(.search("cheese"))
/// store.dispatch(.choose("Soup"))
/// history.go(to: 1)
/// #expect(store.state.keyword == "cheese")
/// #expect(store.state.category == nil)
/// ```
///
/// Going back starts no effect. Running effects are cancelled, and the actions that they still send
/// are dropped, so no answer of the future changes the past. The states after the position are kept
/// until the next action replaces them.
public final class StoreHistory<State: Sendable, Action: Sendable>: Sendable {
  private final class Book: Sendable {
    let steps: WatchedMutex<(states: [State], actions: [Action], position: Int)>

    init(_ state: State) {
      steps = WatchedMutex(([state], [], 0))
    }

    func append(_ action: Action, _ state: State) {
      steps.withLock { steps in
        steps.actions.removeSubrange(steps.position...)
        steps.states.removeSubrange((steps.position + 1)...)
        steps.actions.append(action)
        steps.states.append(state)
        steps.position += 1
      }
    }
  }

  private let store: Store<State, Action>
  private let book: Book
  private let observation: StateChange<State, Never>.Observation

  /// Creates the history of a store, which begins with its current state.
  public init(_ store: Store<State, Action>) {
    let book = Book(store.state)
    self.store = store
    self.book = book
    observation = store.onTransition { change in
      guard let action = change.action as? Action, !change.isDiscarded else { return }
      book.append(action, change.after)
    }
  }

  /// The states, from the first one to the state after the last action.
  public var states: [State] { book.steps.withLock { $0.states } }

  /// The actions; each leads from the state with its index to the next.
  public var actions: [Action] { book.steps.withLock { $0.actions } }

  /// The index of the current state.
  public var position: Int { book.steps.withLock { $0.position } }

  /// Puts the store into the state after a number of actions, without an action.
  ///
  /// - Parameter position: The index of the state, which has to be one of ``states``.
  public func go(to position: Int) {
    let state = book.steps.withLock { steps in
      precondition(steps.states.indices.contains(position), "There is no state \(position).")
      steps.position = position
      return steps.states[position]
    }
    store.restore(state)
  }
}

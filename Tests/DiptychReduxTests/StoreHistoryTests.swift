import DiptychRedux
import DiptychState
import DiptychTesting
import Testing

@Suite("Time travel in a store") struct StoreHistoryTests {
  private static func makeStore(_ gate: Gate<Int, Int, Never> = Gate()) -> Store<[Int], Int> {
    Store(
      initialState: [],
      reducer: { (state: inout [Int], number: Int) in state.append(number) },
      middlewares: [
        { _, _, number in
          number == 7 ? [.run { send in send(await gate.fetch(number)) }] : []
        }
      ]
    )
  }

  @Test("The states are those after each action, and a store goes back and forth among them")
  func travelling() {
    let store = Self.makeStore()
    let history = StoreHistory(store)
    for number in 1...3 { store.dispatch(number) }
    #expect(history.actions == [1, 2, 3])
    #expect(history.states == [[], [1], [1, 2], [1, 2, 3]])
    for position in [0, 3, 1, 2] {
      history.go(to: position)
      #expect(store.state == history.states[position])
      #expect(history.position == position)
    }
  }

  @Test("An action after going back replaces those that came later") func branching() {
    let store = Self.makeStore()
    let history = StoreHistory(store)
    for number in 1...3 { store.dispatch(number) }
    history.go(to: 1)
    store.dispatch(4)
    #expect(history.actions == [1, 4])
    #expect(history.states == [[], [1], [1, 4]])
  }

  @Test("An answer of the future changes nothing in the past") func effects() async {
    let gate = Gate<Int, Int, Never>()
    let store = Self.makeStore(gate)
    let history = StoreHistory(store)
    store.dispatch(1)
    let task = store.dispatch(7)
    await gate.request(1)
    history.go(to: 1)
    await task.finish()
    #expect(!store.isBusy)
    await gate.answer(1, with: 8)
    await store.settle()
    store.dispatch(2)
    #expect(store.state == [1, 2])
    #expect(history.actions == [1, 2])
  }

  @Test("An action that a hook undoes starts no effect, and those after it leave no trace")
  func undoing() {
    let gate = Gate<Int, Int, Never>()
    let store = Self.makeStore(gate)
    let history = StoreHistory(store)
    store.dispatch(1)
    let undoing = store.onTransition { change in
      guard change.action as? Int == 7, !change.isDiscarded else { return }
      store.dispatch(2)
      history.go(to: 1)
    }
    store.dispatch(7)
    #expect(!store.isBusy)
    #expect(store.state == [1])
    #expect(history.position == 1)
    undoing.cancel()
    store.dispatch(3)
    #expect(history.actions == [1, 3])
    #expect(history.states == [[], [1], [1, 3]])
  }
}

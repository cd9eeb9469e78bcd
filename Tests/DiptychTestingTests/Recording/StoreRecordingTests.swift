import DiptychRedux
import DiptychState
import DiptychTesting
import Testing

@Suite("StateRecorder: the store of a whole program") struct StoreRecordingTests {
  private enum Oops: Error, CustomStringConvertible {
    case offline
    var description: String { "offline" }
  }

  private struct AppState: Sendable, Equatable, CustomStringConvertible {
    var text = ""
    var dishes = AsyncValue<[String], Oops>.idle

    var description: String { "\"\(text)\" \(dishes)" }
  }

  private enum Action: Sendable {
    case search(String)
    case answered(Result<[String], Oops>)
    case clear
  }

  private enum Search: Hashable { case id }

  private let gate = Gate<String, [String], Oops>()

  private var store: Store<AppState, Action> {
    Store(
      initialState: AppState(),
      reducer: { (state: inout AppState, action: Action) in
        switch action {
        case .search(let text):
          state.text = text
          state.dishes.start()
        case .answered(.success(let dishes)): state.dishes.succeed(dishes)
        case .answered(.failure(let oops)): state.dishes.fail(oops)
        case .clear: state = AppState()
        }
      },
      middlewares: [
        { [gate] _, after, action in
          switch action {
          case .search:
            [
              .run { send in
                do throws(Oops) {
                  send(.answered(.success(try await gate.fetch(after.text))))
                } catch {
                  send(.answered(.failure(error)))
                }
              }
              .cancellable(id: Search.id, cancelInFlight: true)
            ]
          case .clear: [.cancel(id: Search.id)]
          case .answered: []
          }
        }
      ]
    )
  }

  @Test("Every action is recorded with the states before and after it") func actions() async {
    let store = store
    let recorder = StateRecorder(
      store,
      describingAction: { (action: Action) in
        switch action {
        case .search(let text): "search \(text)"
        case .answered(.success(let dishes)): "found \(dishes.joined(separator: ", "))"
        case .answered(.failure(let oops)): "failed: \(oops)"
        case .clear: "clear"
        }
      }
    )
    // The text is typed without a pause, so the answer to the first letters arrives too late.
    store.dispatch(.search("che"))
    await gate.request(1)
    let search = store.dispatch(.search("cheese"))
    await gate.answer(1, with: ["cherries"])
    await recorder.changes(3)
    await gate.answer(2, with: ["cheese", "cheesecake"])
    await search.finish()
    // One search fails, and another one is cancelled.
    let offline = store.dispatch(.search("wine"))
    await gate.fail(3, with: .offline)
    await offline.finish()
    store.dispatch(.search("bread"))
    store.dispatch(.clear)
    store.dispatch(.clear)
    expectSnapshot(of: recorder.trace)
    recorder.skip(.changes, .discarded)
  }

  @Test("States are expected as of any store, and uncovered events are an issue")
  func expectations() async {
    let messages = await reports {
      let store = Store(initialState: 0) { (count: inout Int, step: Int) in count += step }
      let recorder = StateRecorder(store, sourceLocation: .at(7))
      store.dispatch(1)
      store.dispatch(0)
      store.dispatch(2)
      recorder.expect("0 → 1 → 3")
      store.dispatch(0)
      store.dispatch(3)
      recorder.finish()
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StoreRecordingTests.swift:7:3:
        No expectation covers these events:
        3 --3--> 6
        """
      ]
    )
  }

  @Test("A state that can't be compared counts as changed") func incomparable() {
    struct State: Sendable, CustomStringConvertible {
      var count = 0
      var description: String { "\(count)" }
    }
    let store = Store(initialState: State()) { (state: inout State, step: Int) in
      state.count += step
    }
    let recorder = StateRecorder(store)
    store.dispatch(0)
    recorder.expectTrace("0 --0--> 0")
  }

  @Test("Records are equal if their actions are too, by their type or as text") func equality() {
    struct Add: Sendable { var step: Int }
    let store = Store(initialState: 1) { (count: inout Int, add: Add) in count *= add.step }
    let other = Store(initialState: 1) { (count: inout Int, _: Int) in count = 1 }
    let recorder = StateRecorder(store)
    let otherRecorder = StateRecorder(other)
    store.dispatch(Add(step: 1))
    other.dispatch(1)
    other.dispatch(2)
    let again = Store(initialState: 1) { (count: inout Int, add: Add) in count *= add.step }
    let againRecorder = StateRecorder(again)
    again.dispatch(Add(step: 1))
    #expect(recorder.changes == againRecorder.changes)
    #expect(recorder.changes[0] != otherRecorder.changes[0])
    #expect(otherRecorder.changes[0] == otherRecorder.changes[0])
    #expect(otherRecorder.changes[0] != otherRecorder.changes[1])
  }

  @Test("The records are a stream too") func stream() async {
    var lines: [String] = []
    do {
      let store = Store(initialState: 0) { (count: inout Int, step: Int) in count += step }
      let transitions = store.transitions
      store.dispatch(1)
      store.dispatch(2)
      for await change in transitions {
        lines.append(change.line())
        if lines.count == 2 { break }
      }
    }
    #expect(lines == ["0 --1--> 1", "1 --2--> 3"])
  }
}

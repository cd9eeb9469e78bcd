import DiptychState
import DiptychSystem
import DiptychTesting
import Observation
import Testing

@testable import DiptychRedux

@Suite("A store of a whole program") struct StoreTests {
  private struct AppState: Sendable, Equatable {
    var text = ""
    var category = ""
    var results: [String] = []
  }

  private enum Action: Sendable, Equatable {
    case search(String)
    case choose(String)
    case found([String])
  }

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .search(let text): state.text = text
    case .choose(let category): state.category = category
    case .found(let results): state.results = results
    }
  }

  @Test("An action is reduced before dispatch returns") func reducing() {
    let store = Store(initialState: AppState(), reducer: Self.reduce)
    store.dispatch(.search("cheese"))
    #expect(store.state == AppState(text: "cheese"))
  }

  @Test("A middleware sees the state before and after its action, so two in a row lose nothing")
  func middlewares() async {
    let requests = Mutex<[String]>([])
    let store = Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { before, after, action in
          if case .found = action { return [] }
          requests.withLock {
            $0.append("\(before.text)&\(before.category) -> \(after.text)&\(after.category)")
          }
          return [.run { send in send(.found(["\(after.text) \(after.category)"])) }]
        }
      ]
    )
    store.dispatch(.search("cheese"))
    store.dispatch(.choose("W"))
    #expect(requests.withLock { $0 } == ["& -> cheese&", "cheese& -> cheese&W"])
    await store.settle()
    #expect(["cheese ", "cheese W"].contains(store.state.results.first))
  }

  @Test("An action that a middleware dispatches is reduced at once, and observed next, in order")
  func reentrancy() {
    let heard = Mutex<[String]>([])
    let box = Shared<Store<AppState, Action>?>(wrappedValue: nil)
    let store = Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, _, action in
          heard.withLock { $0.append("1 \(action)") }
          if case .search = action { box.wrappedValue?.dispatch(.choose("W")) }
          return []
        },
        { _, _, action in
          heard.withLock { $0.append("2 \(action)") }
          return []
        },
      ]
    )
    box.wrappedValue = store
    store.dispatch(.search("a"))
    box.wrappedValue = nil
    #expect(store.state == AppState(text: "a", category: "W"))
    let actions: [Action] = [.search("a"), .choose("W")]
    #expect(heard.withLock { $0 } == actions.flatMap { ["1 \($0)", "2 \($0)"] })
  }

  @Test("settle() waits for effects and for those that they start") func settling() async {
    let gate = Gate<String, [String], Never>()
    let store = Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, after, action in
          switch action {
          case .search(let text): [.run { send in send(.found(await gate.fetch(text))) }]
          case .found(let results) where results == ["more"]: [.run { $0(.choose("done")) }]
          case .found, .choose: []
          }
        }
      ]
    )
    store.dispatch(.search("cheese"))
    async let settled: Void = store.settle()
    await gate.answer(1, with: ["more"])
    await settled
    #expect(store.state == AppState(text: "cheese", category: "done", results: ["more"]))
  }

  @Test("A store is busy until its effects have ended, and notes its reads") func busy() async {
    let gate = Gate<Int, Int, Never>()
    let inside = Mutex<[Bool]>([])
    let box = Shared<Store<Int, Int>?>(wrappedValue: nil)
    let store = Store(
      initialState: 0,
      reducer: { (count: inout Int, step: Int) in count += step },
      middlewares: [
        { _, _, step in
          if let store = box.wrappedValue { inside.withLock { $0.append(store.isBusy) } }
          return step == 1 ? [.run { send in send(await gate.fetch(step)) }] : []
        }
      ]
    )
    box.wrappedValue = store
    #expect(!store.isBusy)
    store.dispatch(2)
    #expect(!store.isBusy)
    store.dispatch(1)
    let log = ReadLog()
    ReadLog.$current.withValue(log) { _ = store.state }
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    #expect(log.isBusy { continuation.yield() })
    await gate.answer(1, with: 4)
    for await _ in changes where !log.isBusy(onChange: { continuation.yield() }) { break }
    #expect(store.state == 7)
    #expect(!store.isBusy)
    #expect(inside.withLock { $0 } == [true, true, true])
    box.wrappedValue = nil
  }

  @Test("An observer that is notified of a change reads the state after it") func observation() {
    let store = Store(initialState: AppState(), reducer: Self.reduce)
    let seen = Mutex<[AppState]>([])
    withObservationTracking {
      _ = store.state
    } onChange: {
      seen.withLock { $0.append(store.state) }
    }
    store.dispatch(.search("x"))
    #expect(seen.withLock { $0 } == [AppState(text: "x")])
  }

  @Test("A middleware has the states of its action, also if it dispatches, or restores a state")
  func changesInTheMeantime() {
    let box = Shared<Store<Int, Int>?>(wrappedValue: nil)
    let seen = Mutex<[String]>([])
    let store = Store(
      initialState: 0,
      reducer: { (state: inout Int, number: Int) in state = number },
      middlewares: [
        { before, after, number in
          switch number {
          case 1: for next in [10, 11] { box.wrappedValue?.dispatch(next) }
          case 2: box.wrappedValue?.restore(20)
          default: break
          }
          seen.withLock { $0.append("\(number): \(before) -> \(after)") }
          return number == 2 ? [.run { send in send(7) }] : []
        }
      ]
    )
    box.wrappedValue = store
    for number in 1...3 { store.dispatch(number) }
    box.wrappedValue = nil
    let expected = ["1: 0 -> 1", "10: 1 -> 10", "11: 10 -> 11", "2: 11 -> 2", "3: 20 -> 3"]
    #expect(seen.withLock { $0 } == expected)
    #expect(!store.isBusy)
  }

  @Test("Actions of eight tasks are all reduced") func stress() async {
    let store = Store(initialState: 0) { (count: inout Int, step: Int) in count += step }
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask { for _ in 1...100 { store.dispatch(1) } }
      }
    }
    #expect(store.state == 800)
  }

  @Test("Middlewares are called once for each action, in the order of the states, whoever looks on")
  func stressOfMiddlewares() async {
    let seen = Mutex<[Int]>([])
    let store = Store(
      initialState: 0,
      reducer: { (count: inout Int, step: Int) in count += step },
      middlewares: [
        { _, after, _ in
          seen.withLock { $0.append(after) }
          return []
        }
      ]
    )
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask { for _ in 1...1000 { store.dispatch(1) } }
        group.addTask { for _ in 1...100 { await store.settle() } }
      }
    }
    _ = store.isBusy
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask { for _ in 1...1000 { store.dispatch(1) } }
        group.addTask { for _ in 1...1000 { _ = store.isBusy } }
      }
    }
    await store.settle()
    #expect(!store.isBusy)
    #expect(seen.withLock { $0 } == Array(1...8000))
  }

  @Test("An action under way notifies an observer that waits for the store to be idle")
  func busyDuringAnAction() {
    let told = Mutex<[String]>([])
    let box = Shared<Store<Int, Int>?>(wrappedValue: nil)
    let store = Store(
      initialState: 0,
      reducer: { (count: inout Int, step: Int) in count += step },
      middlewares: [
        { _, _, _ in
          let isBusy = withObservationTracking {
            box.wrappedValue?.isBusy == true
          } onChange: {
            told.withLock { $0.append("idle: \(box.wrappedValue?.isBusy == false)") }
          }
          told.withLock { $0.append("busy: \(isBusy)") }
          return []
        }
      ]
    )
    box.wrappedValue = store
    store.dispatch(1)
    #expect(told.withLock { $0 } == ["busy: true", "idle: true"])
    box.wrappedValue = nil
  }

  @Test("The effects of a store are cancelled when it is released") func end() async {
    let gate = Gate<Void, Void, any Error>()
    var store: Store<Int, Int>? = Store(
      initialState: 0,
      reducer: { (count: inout Int, step: Int) in count += step },
      middlewares: [{ _, _, _ in [.run { _ in try? await gate.fetch(()) }] }]
    )
    store?.dispatch(1)
    await gate.request(1)
    store = nil
    await gate.cancellation(of: 1)
    await gate.fail(1, with: CancellationError())
  }
}

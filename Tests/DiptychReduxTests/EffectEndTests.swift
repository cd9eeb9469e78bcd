import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Waiting for the effects of a store, and their end") struct EffectEndTests {
  private typealias AppState = SearchProgram.State
  private typealias Action = SearchProgram.Action
  private typealias Search = SearchProgram.Search
  private typealias AppStore = Store<AppState, Action>

  private let program = SearchProgram()
  private var gate: Gate<String, [String], Never> { program.gate }

  @Test("finish() waits for the effects of the action, and of the actions that they send")
  func finish() async {
    let more = Gate<String, [String], Never>()
    let gate = gate
    let store = SearchProgram.store { action in
      switch action {
      case .search(let text): [.run { send in send(.found(await gate.fetch(text))) }]
      case .found(["more"]): [.run { send in send(.found(await more.fetch("more"))) }]
      case .found, .clear: []
      }
    }
    store.dispatch(.search("other"))
    await gate.request(1)
    let log = Log<[String]>()
    let search = store.dispatch(.search("a"))
    async let finished: Void = {
      await search.finish()
      log.append(store.state.results)
    }()
    await gate.answer(2, with: ["more"])
    await more.request(1)
    #expect(log.all == [])
    await more.answer(1, with: ["done"])
    await finished
    #expect(log.all == [["done"]])
    #expect(store.isBusy)
    await store.dispatch(.clear).finish()
    await gate.answer(1, with: [])
    await store.settle()
  }

  @Test("A cancelled caller cancels the effects of its action, and no others")
  func cancelledFinish() async {
    let store = program.store()
    store.dispatch(.search("other"))
    await gate.request(1)
    let waiting = Task { await store.dispatch(.search("mine")).finish() }
    await gate.request(2)
    waiting.cancel()
    await gate.cancellation(of: 2)
    await gate.answer(2, with: ["mine"])
    await waiting.value
    // The effect was cancelled by its task and not by an action, so the action it sends is reduced.
    #expect(store.state.results == ["mine"])
    await gate.answer(1, with: ["other"])
    await store.settle()
    #expect(store.state.results == ["other"])
  }

  @Test("An effect that a cancelled effect starts is cancelled too")
  func cancelledFollowers() async {
    let gate = gate
    let seen = Log<Bool>()
    let store = SearchProgram.store { action in
      switch action {
      case .search(let text): [.run { send in send(.found(await gate.fetch(text))) }]
      case .found: [.run { _ in seen.append(Task.isCancelled) }]
      case .clear: []
      }
    }
    let search = store.dispatch(.search("a"))
    await gate.request(1)
    search.cancel()
    await gate.answer(1, with: [])
    await search.finish()
    #expect(seen.all == [true])
  }

  /// Returns a store that runs a closure while an action is handed out, before its effect begins.
  ///
  /// The closure is suspended at the time when the effect begins.
  private func store(during turn: @escaping @Sendable (AppStore) async -> Void) -> AppStore {
    let executor = SerialExecutor()
    let box = Box<AppStore>()
    let store = SearchProgram.store { [gate] action in
      guard case .search(let text) = action else { return [] }
      if let store = box.value.take() {
        Task(executorPreference: executor) { await turn(store) }
        executor.waitUntilIdle()
      }
      return [.run { send in send(.found(await gate.fetch(text))) }]
    }
    box.value = store
    return store
  }

  @Test("settle() waits for an action that another thread is handing out")
  func settleDuringTurn() async {
    let settled = Gate<[String], Void, Never>()
    let store = store(during: { store in
      await store.settle()
      await settled.fetch(store.state.results)
    })
    store.dispatch(.search("a"))
    await gate.answer(1, with: ["a"])
    #expect(await settled.request(1) == ["a"])
    await settled.answer(1, with: ())
  }

  @Test("finish() waits for the effects of an action that another thread hands out")
  func finishDuringTurn() async {
    let finished = Gate<[String], Void, Never>()
    let store = store(during: { store in
      await store.dispatch(.search("b")).finish()
      await finished.fetch(store.state.results)
    })
    store.dispatch(.search("a"))
    await gate.request(2)
    let a = gate.requests.firstIndex(of: "a") == 0 ? 1 : 2
    await gate.answer(3 - a, with: ["b"])
    #expect(await finished.request(1) == ["b"])
    await finished.answer(1, with: ())
    await gate.answer(a, with: ["a"])
    await store.settle()
  }

  @Test("A cancelled call of settle() returns early, and cancels no effect")
  func cancelledSettle() async {
    let store = program.store()
    store.dispatch(.search("a"))
    await gate.request(1)
    let settling = Task { await store.settle() }
    settling.cancel()
    await settling.value
    #expect(store.isBusy)
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(store.state.results == ["a"])
  }

  @Test("Tasks end when their store is released") func storeGone() async {
    var store: AppStore? = program.store()
    let search = store?.dispatch(.search("a"))
    await gate.request(1)
    store = nil
    await search?.finish()
    await gate.cancellation(of: 1)
    await gate.answer(1, with: ["a"])
  }

  @Test("An action that an effect sends after its end is reduced") func lateSend() async {
    let late = Box<@Sendable (Action) -> Void>()
    let store = SearchProgram.store { $0 == .clear ? [.run { late.value = $0 }] : [] }
    await store.dispatch(.clear).finish()
    late.value?(.search("late"))
    #expect(store.state.text == "late")
    #expect(!store.isBusy)
    late.value = nil
  }

  @Test("Eight tasks: the records are one chain, and everything ends", .timeLimit(.minutes(5)))
  func stress() async {
    let store = Store(
      initialState: 0,
      reducer: { (count: inout Int, step: Int) in count += step },
      middlewares: [
        { _, _, step in
          switch step {
          case 1: [.run { $0(10) }.cancellable(id: "a", cancelInFlight: true)]
          case 2: [.cancel(id: "a")]
          case 3: [.run { $0(100) }]
          default: []
          }
        }
      ]
    )
    let recorder = StateRecorder(store)
    recorder.skip(.changes, .discarded)
    await withTaskGroup { group in
      for task in 1...8 {
        group.addTask {
          for round in 1...100 {
            let work = store.dispatch((task + round) % 4)
            if round % 5 == 0 { await work.finish() }
            if round % 7 == 0 { await store.settle() }
            if round % 11 == 0 { work.cancel() }
          }
        }
      }
    }
    await store.settle()
    #expect(!store.isBusy)
    let changes = recorder.changes.filter { !$0.isDiscarded }
    #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.after == $1.before })
    #expect(changes.last?.after == store.state)
    #expect(changes.map(\.token) == Array(1...changes.count))
    #expect(changes.count { $0.action as? Int == 100 } == 200)
  }
}

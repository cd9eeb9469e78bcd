import DiptychState
import DiptychTesting
import Testing

@Suite("Effects of a store") struct EffectTests {
  private struct AppState: Sendable, Equatable {
    var text = ""
    var results: [String] = []
  }

  private enum Action: Sendable, Equatable {
    case search(String)
    case found([String])
    case clear
  }

  private enum Search: Hashable { case id }

  private typealias AppStore = Store<AppState, Action>

  private let gate = Gate<String, [String], Never>()

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .search(let text): state.text = text
    case .found(let results): state.results = results
    case .clear: state = AppState()
    }
  }

  /// Returns a store whose search is an effect.
  private func store(
    _ identified: @escaping @Sendable (Effect<Action>) -> Effect<Action> = { $0 },
    onClear: [Effect<Action>] = []
  ) -> AppStore {
    Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { [gate] _, _, action in
          switch action {
          case .search(let text):
            [identified(.run { send in send(.found(await gate.fetch(text))) })]
          case .found: []
          case .clear: onClear
          }
        }
      ]
    )
  }

  @Test("An effect ends the one before it, whose answer is dropped")
  func cancelInFlight() async {
    let store = store { $0.cancellable(id: Search.id, cancelInFlight: true) }
    let recorder = StateRecorder(store, describing: { "\($0.text)\($0.results)" })
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    await gate.cancellation(of: 1)
    await gate.answer(1, with: ["a"])
    await recorder.changes(3)
    await gate.answer(2, with: ["b"])
    await store.settle()
    recorder.expectTrace(
      """
      [] --search("a")--> a[]
      a[] --search("b")--> b[]
      b[] --found(["a"])--> b[] [discarded]
      b[] --found(["b"])--> b["b"]
      """
    )
  }

  @Test("Effects of one id run concurrently by default")
  func sameID() async {
    let store = store { $0.cancellable(id: Search.id) }
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    await gate.answer(2, with: ["b"])
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect([["a"], ["b"]].contains(store.state.results))
  }

  @Test("An action cancels effects by their id, and their waiters return")
  func cancelByID() async {
    let store = store({ $0.cancellable(id: Search.id) }, onClear: [.cancel(id: Search.id)])
    let search = store.dispatch(.search("a"))
    await gate.request(1)
    #expect(store.isBusy)
    store.dispatch(.clear)
    #expect(!store.isBusy)
    await gate.cancellation(of: 1)
    await search.finish()
    await store.settle()
    await gate.answer(1, with: ["a"])
    #expect(store.state == AppState())
  }

  @Test("Ids of other types and values are others, and an effect can have several")
  func ids() async {
    let store = store(
      { $0.cancellable(id: 1).cancellable(id: "search") },
      onClear: [.cancel(id: 2), .cancel(id: "1"), .cancel(id: Search.id)]
    )
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.clear)
    #expect(store.isBusy)
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(store.state.results == ["a"])
    for id in [1, "search"] as [any Hashable & Sendable] {
      let store = self.store(
        { $0.cancellable(id: 1).cancellable(id: "search") },
        onClear: [.cancel(id: id)]
      )
      store.dispatch(.search("a"))
      store.dispatch(.clear)
      #expect(!store.isBusy)
    }
  }

  @Test("An answer between an action and the effect that ends its own is dropped")
  func answerInBetween() async {
    let answer = Box<@Sendable (Action) -> Void>()
    let gate = gate
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, _, action in
          guard case .search(let text) = action else { return [] }
          // The answer to "a" arrives while "b" is being handed out.
          if text == "b" { answer.value?(.found(["a"])) }
          return [
            .run { send in
              answer.value = send
              _ = await gate.fetch(text)
            }
            .cancellable(id: Search.id, cancelInFlight: true)
          ]
        }
      ]
    )
    let recorder = StateRecorder(store, describing: \.text)
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    recorder.expectTrace(
      """
       --search("a")--> a
      a --search("b")--> b
      b --found(["a"])--> b [discarded]
      """
    )
    await gate.answer(1, with: [])
    await gate.answer(2, with: [])
    await store.settle()
    answer.value = nil
  }

  // MARK: Debouncing

  @Test("A debounced effect waits, and only the last one runs")
  func debounce() async {
    let clock = ManualClock()
    let store = store { $0.debounce(id: Search.id, for: .milliseconds(300), clock: clock) }
    store.dispatch(.search("a"))
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(200))
    store.dispatch(.search("ab"))
    // The first effect was cancelled, the second one sleeps.
    while await clock.advanceToNextDeadline() < .milliseconds(300) {}
    await gate.answer(1, with: ["ab"])
    await store.settle()
    #expect(gate.requests == ["ab"])
    #expect(store.state == AppState(text: "ab", results: ["ab"]))
  }

  @Test("A debounced effect ends the one that runs, and can be cancelled while it waits")
  func debounceAndCancel() async {
    let clock = ManualClock()
    let store = store(
      { $0.debounce(id: Search.id, for: .milliseconds(300), clock: clock) },
      onClear: [.cancel(id: Search.id)]
    )
    store.dispatch(.search("a"))
    await clock.advanceToNextDeadline()
    await gate.request(1)
    let second = store.dispatch(.search("b"))
    await gate.cancellation(of: 1)
    await clock.sleepers(1)
    store.dispatch(.clear)
    await second.finish()
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(gate.requests == ["a"])
    #expect(store.state == AppState())
  }

  @Test("A debounced effect cancels others after its pause, and not itself")
  func debouncedCancellation() async {
    enum Typing: Hashable { case id }
    let clock = ManualClock()
    let store = store(
      { $0.cancellable(id: Search.id, cancelInFlight: true) },
      onClear: [.cancel(id: Search.id).debounce(id: Typing.id, for: .seconds(1), clock: clock)]
    )
    let first = store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.clear)
    await clock.sleepers(1)
    await gate.answer(1, with: ["a"])
    await first.finish()
    #expect(store.state == AppState(results: ["a"]))
    let second = store.dispatch(.search("b"))
    await gate.request(2)
    await clock.advanceToNextDeadline()
    await second.finish()
    await gate.cancellation(of: 2)
    await gate.answer(2, with: ["b"])
    await store.settle()
    #expect(store.state == AppState(text: "b", results: ["a"]))
  }

  @Test("A debounced effect that is cancellable by another id ends those before it, and runs")
  func debouncedReplacement() async {
    enum Typing: Hashable { case id }
    let clock = ManualClock()
    let store = store {
      $0.cancellable(id: Search.id, cancelInFlight: true)
        .debounce(id: Typing.id, for: .seconds(1), clock: clock)
    }
    store.dispatch(.search("a"))
    await clock.advanceToNextDeadline()
    await gate.request(1)
    store.dispatch(.search("ab"))
    await clock.advanceToNextDeadline()
    await gate.cancellation(of: 1)
    await gate.answer(2, with: ["ab"])
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(store.state == AppState(text: "ab", results: ["ab"]))
  }

  // MARK: Waiting

  @Test("finish() waits for the effects of the action, and for those of the actions that they send")
  func finish() async {
    let more = Gate<String, [String], Never>()
    let gate = gate
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, _, action in
          switch action {
          case .search(let text): [.run { send in send(.found(await gate.fetch(text))) }]
          case .found(["more"]): [.run { send in send(.found(await more.fetch("more"))) }]
          case .found, .clear: []
          }
        }
      ]
    )
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
    let store = store()
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
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, _, action in
          switch action {
          case .search(let text): [.run { send in send(.found(await gate.fetch(text))) }]
          case .found: [.run { _ in seen.append(Task.isCancelled) }]
          case .clear: []
          }
        }
      ]
    )
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
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { [gate] _, _, action in
          guard case .search(let text) = action else { return [] }
          if let store = box.value.take() {
            Task(executorPreference: executor) { await turn(store) }
            executor.waitUntilIdle()
          }
          return [.run { send in send(.found(await gate.fetch(text))) }]
        }
      ]
    )
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
    let store = store()
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

  @Test("cancelEffects() cancels the effects of all actions; actions that they send are reduced")
  func cancelEffects() async {
    let store = store()
    store.dispatch(.search("a"))
    store.dispatch(.search("b"))
    await gate.request(2)
    store.cancelEffects()
    await gate.cancellation(of: 1)
    await gate.cancellation(of: 2)
    await gate.answer(1, with: ["x"])
    await gate.answer(2, with: ["x"])
    await store.settle()
    #expect(store.state.results == ["x"])
  }

  @Test("cancelEffects() cancels an effect that is about to run, too")
  func cancelBeforeTask() async {
    let box = Box<AppStore>()
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { [gate] _, _, action in
          guard case .search(let text) = action else { return [] }
          let effect = Effect<Action>.run { send in
            // The first effect is ended by the second one, which has no task yet.
            await withTaskCancellationHandler {
              _ = await gate.fetch(text)
            } onCancel: {
              if text == "a" { box.value?.cancelEffects() }
            }
            send(.found([text, Task.isCancelled ? "cancelled" : "not cancelled"]))
          }
          return [effect.cancellable(id: Search.id, cancelInFlight: true)]
        }
      ]
    )
    box.value = store
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    await gate.answer(1, with: [])
    await gate.answer(2, with: [])
    await store.settle()
    #expect(store.state.results == ["b", "cancelled"])
    box.value = nil
  }

  @Test("A task of a store that has gone is over")
  func storeGone() async {
    var store: AppStore? = store()
    let search = store?.dispatch(.search("a"))
    await gate.request(1)
    store = nil
    await search?.finish()
    await gate.cancellation(of: 1)
    await gate.answer(1, with: ["a"])
  }

  @Test("An action that an effect sends after its end is reduced")
  func lateSend() async {
    let late = Box<@Sendable (Action) -> Void>()
    let store = AppStore(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        { _, _, action in action == .clear ? [.run { late.value = $0 }] : [] }
      ]
    )
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

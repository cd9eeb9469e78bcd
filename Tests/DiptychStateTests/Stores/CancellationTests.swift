import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: cancellation") struct CancellationTests {
    private let gate = ValueGate()

    @Test(
      "Cancellation: the state is what it was before the load",
      arguments: [ValueState.idle, .loaded(1), .failed(Oops()), .reloadFailed(1, Oops())]
    )
    func settlesBack(state: ValueState) async {
      let store = AsyncStore(initialState: state, fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      #expect(store.state.isLoading)
      store.cancel()
      await load
      #expect(store.state == state)
      await gate.cancellation(of: 1)
    }

    @Test("Cancellation: a late success is dropped, and recorded") func lateSuccess() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.cancel()
      await load
      await gate.answer(1, with: 1)
      await recorder.changes(3)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --cancel--> idle
        idle --succeed--> idle [discarded: request 1]
        """
      )
    }

    @Test("Cancellation: a late failure is dropped, and recorded") func lateFailure() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.cancel()
      await load
      await gate.fail(1, with: Oops())
      await recorder.changes(3)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --cancel--> idle
        idle --fail--> idle [discarded: request 1]
        """
      )
    }

    // Inventory: A-03
    @Test("Cancellation: CancellationError is not a failure, and the caller goes on")
    func cancellationError() async {
      let store = AsyncStore<Int, any Error>(initialState: .loaded(1)) { throw CancellationError() }
      let recorder = StateRecorder(store)
      await store.load()
      recorder.expect("loaded(1) → reloading(1) → loaded(1)")
    }

    @Test("Cancellation: an error that the user counts as a cancellation is not a failure")
    func ownCancellation() async {
      let store = AsyncStore(options: LoadOptions<Oops>(isCancellation: { $0.number == 9 })) {
        () throws(Oops) -> Int in throw Oops(number: 9)
      }
      let recorder = StateRecorder(store)
      await store.load()
      recorder.expect("idle → loading → idle")
    }

    @Test("Cancellation: an error of a cancelled task is not a failure")
    func cancelledTask() async {
      let store = AsyncStore<Int, Oops> { () throws(Oops) in
        withUnsafeCurrentTask { $0?.cancel() }
        throw Oops()
      }
      let recorder = StateRecorder(store)
      await store.load()
      recorder.expect("idle → loading → idle")
    }

    @Test("Cancel of the waiter: one that leaves does not cancel the load")
    func oneWaiterLeaves() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let first = Task { await store.load() }
      await recorder.changes(1)
      let second = Task { await store.load() }
      await recorder.changes(2)
      first.cancel()
      await first.value
      #expect(store.state == .loading)
      await gate.answer(1, with: 1)
      await second.value
      recorder.expect("idle → loading → loaded(1)")
    }

    @Test(
      "Cancel of the waiter: the last one that leaves cancels the load, and stays until it has ended"
    )
    func lastWaiterLeaves() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let order = Log<String>()
      let tasks = ["first", "last"].map { name in
        Task {
          await store.load()
          order.append(name)
        }
      }
      await recorder.changes(2)
      tasks[0].cancel()
      await tasks[0].value
      tasks[1].cancel()
      await gate.cancellation(of: 1)
      #expect(store.state == .idle)
      let observation = store.onTransition { _ in order.append("ended") }
      await gate.answer(1, with: 1)
      await tasks[1].value
      observation.cancel()
      #expect(order.all == ["first", "ended", "last"])
      recorder.skip(.discarded)
      recorder.expect("idle → loading → idle")
    }

    @Test("Cancel of the waiter: the last one also stays if a binding keeps the state")
    func lastWaiterLeavesABinding() async {
      let user = Shared(wrappedValue: ValueState.loaded(1))
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let order = Log<String>()
      let task = Task {
        await store.load()
        order.append("last")
      }
      await gate.request(1)
      task.cancel()
      await gate.cancellation(of: 1)
      await recorder.changes(2)
      #expect(user.wrappedValue == .loaded(1))
      let observation = store.onTransition { _ in order.append("ended") }
      await gate.answer(1, with: 2)
      await task.value
      observation.cancel()
      #expect(order.all == ["ended", "last"])
      recorder.skip(.changes, .discarded)
    }

    @Test("Cancel of the waiter: a load may go on without anybody")
    func unawaitedLoadContinues() async {
      let store = AsyncStore(options: .unawaited, fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let task = Task { await store.load() }
      await gate.request(1)
      task.cancel()
      await task.value
      await gate.answer(1, with: 1)
      await recorder.changes(2)
      recorder.expect("idle → loading → loaded(1)")
    }

    @Test("Cancel of the waiter: a task that is cancelled already starts nothing")
    func cancelledCaller() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await store.load()
      }.value
      recorder.expectTrace("")
    }

    @Test("Deinit: a store that goes cancels its load, and drops the answer")
    func storeGoes() async {
      var store: ValueStore? = AsyncStore(options: .unawaited, fetch: gate.fetch)
      let load = Task { [store] in await store?.load() }
      await gate.request(1)
      load.cancel()
      await load.value
      weak let remains = store
      store = nil
      await gate.cancellation(of: 1)
      #expect(remains == nil)
      await gate.answer(1, with: 1)
    }

    @Test("Deinit: a store that goes ends its streams of records") func streamsEnd() async {
      var store: ValueStore? = AsyncStore(fetch: gate.fetch)
      let transitions = store?.transitions
      store?.receive(1)
      store = nil
      var events: [StateChange<ValueState, Oops>.Event] = []
      for await change in transitions! { events.append(change.event) }
      #expect(events == [.receive])
    }
  }
}

extension LoadOptions {
  /// The options of loads that continue without anybody.
  fileprivate static var unawaited: LoadOptions { LoadOptions(cancelsUnawaited: false) }
}

import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("AsyncStore: loading") struct AsyncStoreTests {
    private let gate = ValueGate()

    // Inventory, B-02, B-05
    @Test("Duplicate start: callers join one request, and go on in the order of their calls")
    func joins() async {
      let executor = SerialExecutor()
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let order = Log<Int>()
      var tasks: [Task<Void, Never>] = []
      for caller in 1...3 {
        tasks.append(
          Task(executorPreference: executor) {
            await store.load()
            order.append(caller)
          }
        )
        await recorder.changes(caller)
      }
      // The last caller may have joined and not be waiting yet.
      executor.waitUntilIdle()
      await gate.answer(1, with: 7)
      for task in tasks { await task.value }
      #expect(order.all == [1, 2, 3])
      #expect(gate.requests.count == 1)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --start--> loading [unchanged]
        loading --start--> loading [unchanged]
        loading --succeed--> loaded(7)
        """
      )
    }

    // Inventory
    @Test("A load goes through all eight states, and loses nothing on its way")
    func allStates() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let results: [Result<Int, Oops>] = [
        .failure(Oops(number: 1)), .success(2), .success(3), .failure(Oops(number: 4)),
        .success(5),
      ]
      for (index, result) in results.enumerated() {
        async let load: Void = store.load()
        await gate.resume(index + 1, with: result)
        await load
      }
      recorder.expect(
        """
        idle → loading → failed(oops 1) → retrying(oops 1) → loaded(2) → reloading(2) → loaded(3) \
        → reloading(3) → reloadFailed(3, oops 4) → reloadRetrying(3, oops 4) → loaded(5)
        """
      )
    }

    @Test("A load is in flight before its first suspension")
    @available(macOS 26, *)
    func startsAtOnce() async {
      let store = AsyncStore(fetch: gate.fetch)
      let task = Task.immediate { await store.load() }
      #expect(store.state == .loading)
      await gate.answer(1, with: 1)
      await task.value
      #expect(store.state == .loaded(1))
    }

    @Test("load() of a value joins a request in flight, and starts one otherwise")
    func reload() async {
      let store = AsyncStore(initialState: .loaded(1), fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let first: Void = store.load()
      await gate.request(1)
      async let second: Void = store.load()
      await recorder.changes(2)
      await gate.answer(1, with: 2)
      _ = await (first, second)
      async let third: Void = store.load()
      await gate.answer(2, with: 3)
      await third
      recorder.expect("loaded(1) → reloading(1) → loaded(2) → reloading(2) → loaded(3)")
    }

    @Test("retry() repeats a failed load, and does nothing otherwise") func retry() async {
      let store = AsyncStore(initialState: .idle, fetch: gate.fetch)
      let recorder = StateRecorder(store)
      await store.retry()
      #expect(store.state == .idle)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops())
      await load
      async let again: Void = store.retry()
      await gate.answer(2, with: 1)
      await again
      await store.retry()
      recorder.expectTrace(
        """
        idle --retry--> idle [unchanged]
        idle --start--> loading
        loading --fail--> failed(oops 1) [announced: first]
        failed(oops 1) --retry--> retrying(oops 1)
        retrying(oops 1) --succeed--> loaded(1)
        loaded(1) --retry--> loaded(1) [unchanged]
        """
      )
    }

    @Test("A state in flight that nobody loads is loaded when somebody asks")
    func restoredInFlight() async {
      let store = AsyncStore(initialState: .reloading(1), fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.answer(1, with: 2)
      await load
      #expect(store.state == .loaded(2))
    }

    @Test("reset() forgets everything, drops the answer, and begins another generation")
    func reset() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      #expect(store.generation == 0)
      async let load: Void = store.load()
      await gate.request(1)
      store.reset()
      await load
      #expect(store.generation == 1)
      await gate.answer(1, with: 1)
      await recorder.changes(3)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --reset--> idle
        idle --succeed--> idle [discarded: request 1]
        """
      )
    }

    @Test("An edit of an absent value changes nothing") func editsNothing() {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      store.update { $0 += 1 }
      store.receive(4)
      store.update { $0 += 1 }
      recorder.expectTrace(
        """
        idle --update--> idle [unchanged]
        idle --receive--> loaded(4)
        loaded(4) --update--> loaded(5)
        """
      )
    }

    @Test("A value received during a load stays: the answer was asked for earlier")
    func receivesInFlight() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.receive(1)
      await gate.answer(1, with: 2)
      await load
      recorder.expect("idle → loading → reloading(1) → loaded(1)")
    }

    @Test(
      "Fetch closures: typed, untyped and never failing ones make stores of their failure types"
    )
    func typedFailures() async {
      let typed: AsyncStore<Int, Oops> = AsyncStore(fetch: gate.fetch)
      let closure: AsyncStore<Int, Oops> = AsyncStore { () throws(Oops) in throw Oops() }
      let untyped: AsyncStore<Int, any Error> = AsyncStore(fetch: { try await gate.fetch() })
      let never: AsyncStore<Int, Never> = AsyncStore { 3 }
      await closure.load()
      await never.load()
      #expect(typed.state == .idle)
      #expect(untyped.state.value == nil)
      #expect(closure.state == .failed(Oops()))
      #expect(never.state == .loaded(3))
    }
  }
}

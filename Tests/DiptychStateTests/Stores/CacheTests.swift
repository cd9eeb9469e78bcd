import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: caches, writes to the server, and single values") struct CacheTests {
    private let gate = ValueGate()
    private let clock = ManualClock()

    // MARK: Caches

    @Test("A cached value is shown until the answer arrives, whenever the cache is read")
    func cached() async {
      let store = ValueStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.receive(cached: 1)
      await gate.answer(1, with: 2)
      await load
      store.receive(cached: 3)
      recorder.expect("idle → loading → reloading(1) → loaded(2)")
    }

    @Test("Cached pages are shown until the pages of the refresh arrive") func cachedPages() async {
      let gate = PageGate()
      let list = KeyedPaging<Int, Post, Int, Oops>(key: 1) { _, cursor throws(Oops) in
        try await gate.fetch(cursor)
      }
      list.receive(cached: [.posts([1, 2], next: 3)])
      #expect(list.list.titles == ["1", "2"])
      #expect(list.needsLoad && list.state.inFlight == .refresh)
      async let load: Void = list.refresh()
      await gate.answer(1, with: .posts([4], next: nil))
      await load
      list.receive(cached: [.posts([1, 2], next: 3)])
      #expect(list.list.titles == ["4"])
    }

    // MARK: Writes

    @Test("A restart of a list is a new request, and its earlier callers wait for it")
    func restart() async {
      let gate = PageGate()
      let list = KeyedPaging<Int, Post, Int, Oops>(key: 1) { _, cursor throws(Oops) in
        try await gate.fetch(cursor)
      }
      async let refresh: Void = list.refresh()
      await gate.request(1)
      async let restart: Void = list.restart()
      await gate.cancellation(of: 1)
      await gate.answer(1, with: .posts([1], next: 2))
      await gate.answer(2, with: .posts([2], next: 3))
      await refresh
      await restart
      #expect(list.list.titles == ["2"])
      async let more: Void = list.loadMore()
      #expect(await gate.request(3) == 3)
      async let again: Void = list.restart()
      await gate.cancellation(of: 3)
      await gate.answer(3, with: .posts([3], next: nil))
      await gate.answer(4, with: .posts([4], next: nil))
      await more
      await again
      #expect(list.list.titles == ["4"])
    }

    // MARK: Values

    @Test("The value of a store is loaded if it has to be, or its failure is thrown")
    func value() async throws {
      let store = ValueStore(
        freshFor: .seconds(5),
        options: LoadOptions(clock: clock),
        fetch: gate.fetch
      )
      async let first = store.value()
      await gate.answer(1, with: 1)
      #expect(try await first == 1)
      #expect(try await store.value() == 1)
      await clock.advance(by: .seconds(5))
      let second = Task { try await store.value() }
      await gate.fail(2, with: Oops())
      let result = await second.result
      #expect(throws: Oops()) { try result.get() }
      let cancelled = AsyncStore { () async throws -> Int in throw CancellationError() }
      await #expect(throws: CancellationError.self) { try await cancelled.value() }
    }

    // MARK: Keys

    @Test("A key can be loaded ahead and forgotten") func ahead() async {
      let gate = Gate<Int, Int, Oops>()
      let store = Keyed(
        key: 1,
        memory: KeyMemory(2, freshFor: .seconds(5)),
        options: LoadOptions(clock: clock),
        fetch: gate.fetch
      )
      async let load: Void = store.load()
      await gate.answer(1, with: 10)
      await load
      async let ahead: Void = store.prefetch(2)
      await gate.answer(2, with: 20)
      await ahead
      // It is fresh.
      await store.prefetch(2)
      await store.prefetch(1)
      #expect(store.state == .loaded(10))
      store.select(2)
      #expect(store.state == .loaded(20) && !store.needsLoad)
      store.forget(2)
      store.forget(1)
      #expect(store.state == .loaded(20))
      store.select(1)
      #expect(store.state == .idle)
      #expect(gate.requests == [1, 2])
    }

    // MARK: Several stores

    @Test("Zipped stores load together, and only those again that have to be")
    func zipped() async throws {
      let names = Gate<Void, String, Never>()
      let first = ValueStore(fetch: gate.fetch)
      let second = AsyncStore(fetch: names.fetch)
      let both = zip(first, second)
      #expect(both.needsLoad)
      async let load: Void = both.load()
      await gate.fail(1, with: Oops())
      await names.answer(1, with: "Ada")
      await load
      #expect(both.state.failure as? Oops == Oops())
      #expect(both.announcement?.failure as? Oops == Oops())
      async let pair = both.value()
      await gate.answer(2, with: 1)
      #expect(try await pair == (1, "Ada"))
      #expect(names.requests.count == 1)
      async let again: Void = zip(first, second).load()
      await gate.answer(3, with: 2)
      await names.answer(2, with: "Grace")
      await again
      #expect(both.state.value?.0 == 2 && both.state.value?.1 == "Grace")
    }

    @Test(
      "Any number of states are zipped as two are",
      arguments: ValueState.samples(value: 1, failure: Oops())
    )
    func states(state: ValueState) {
      let both = zip(state, .loaded(2))
      let array = zip([state, .loaded(2)])
      #expect(array.value == both.value.map { [$0, $1] })
      #expect(array.failure == both.failure && array.isLoading == both.isLoading)
      #expect(zip([ValueState]()) == .loaded([]))
    }
  }
}

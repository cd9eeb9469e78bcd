import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: why a state is idle") struct IdleReasonTests {
    private let gate = Gate<Void, Int, any Error>()

    private var stores: [AsyncStore<Int, any Error>] {
      [
        AsyncStore(fetch: gate.fetch),
        AsyncStore(state: Shared(wrappedValue: .idle).projectedValue, fetch: gate.fetch),
      ]
    }

    @Test("A state is idle because no load was requested, or because it was reset")
    func notAsked() async {
      for store in stores {
        #expect(store.idleReason == .notAsked)
        let number = gate.requests.count + 1
        async let load: Void = store.load()
        await gate.request(number)
        store.cancel()
        // The thread that began the request may be the one that writes its end.
        await load
        #expect(store.idleReason == .givenUp)
        store.reset()
        #expect(store.idleReason == .notAsked)
        await gate.answer(number, with: 1)
        #expect(store.idleReason == .notAsked)
      }
    }

    @Test("The reason is cancellation until the next load begins") func cancelled() async {
      for store in stores {
        let recorder = StateRecorder(store)
        recorder.skip(.changes, .discarded)
        let number = gate.requests.count + 1
        async let load: Void = store.load()
        await gate.request(number)
        store.cancel()
        await load
        await gate.answer(number, with: 1)
        await recorder.changes(3)
        #expect(store.idleReason == .givenUp)
        #expect(store.needsLoad)
        #expect(store.generation == 0)
        async let again: Void = store.load()
        await gate.request(number + 1)
        #expect(store.idleReason == .notAsked)
        await gate.answer(number + 1, with: 1)
        await again
        #expect(store.idleReason == .notAsked)
      }
    }

    @Test("A first load ends when all its callers were cancelled") func unawaited() async {
      for store in stores {
        let number = gate.requests.count + 1
        let load = Task { await store.load() }
        await gate.request(number)
        load.cancel()
        await gate.cancellation(of: number)
        await gate.answer(number, with: 1)
        await load.value
        #expect(store.idleReason == .givenUp)
      }
    }

    @Test("A first load that threw a cancellation counts as cancelled") func byItself() async {
      for store in stores {
        let number = gate.requests.count + 1
        async let load: Void = store.load()
        await gate.fail(number, with: CancellationError())
        await load
        #expect(store.state.phase == .idle)
        #expect(store.idleReason == .givenUp)
      }
    }

    @Test("A cancelled claim counts as cancelled") func claim() {
      let store = AsyncStore(initialState: .loading, fetch: gate.fetch)
      store.cancel()
      #expect(store.idleReason == .givenUp)
      store.cancel()
      #expect(store.idleReason == .givenUp)
      let idle = AsyncStore(fetch: gate.fetch)
      idle.cancel()
      #expect(idle.idleReason == .notAsked)
    }

    @Test("Lists and values of keys report the reason too; another key was not asked for")
    func otherStores() async {
      let pages = PageGate()
      let list = PagingStore(fetch: pages.fetch)
      async let refresh: Void = list.refresh()
      await pages.request(1)
      list.cancel()
      await refresh
      await pages.fail(1, with: Oops())
      #expect(list.idleReason == .givenUp)

      let keys = Gate<Int, Int, Oops>()
      let keyed = Keyed(key: 1, fetch: keys.fetch)
      async let load: Void = keyed.load()
      await keys.request(1)
      keyed.cancel()
      await load
      await keys.fail(1, with: Oops())
      #expect(keyed.idleReason == .givenUp)
      keyed.select(2)
      #expect(keyed.idleReason == .notAsked)
    }

    @Test("A sequence without an element was empty, and a cancelled one was cancelled")
    func streams() async {
      let store = StreamStore<Int, Never> { AsyncStream { $0.finish() } }
      #expect(store.idleReason == .notAsked)
      await store.load()
      #expect(store.state == .idle)
      #expect(store.idleReason == .empty)

      let (endless, continuation) = AsyncStream.makeStream(of: Int.self)
      let cancelled = StreamStore { endless }
      let recorder = StateRecorder(cancelled)
      recorder.skip(.changes)
      async let load: Void = cancelled.load()
      await recorder.changes(1)
      cancelled.cancel()
      await load
      #expect(cancelled.idleReason == .givenUp)
      continuation.finish()
    }

    @Test("The default reason of a source is that no load was requested") func defaults() {
      #expect(Unasked().idleReason == .notAsked)
      #expect(UnaskedPages().idleReason == .notAsked)
    }
  }
}

private final class Unasked: Loadable {
  var state: ValueState { .idle }
  func load() async {}
}

private final class UnaskedPages: PagedLoadable {
  var state: PostState { PostState() }
  func refresh() async {}
  func loadMore() async {}
}

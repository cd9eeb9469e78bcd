import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: whether a first load has to be asked for") struct NeedsLoadTests {
    private let gate = ValueGate()

    @Test(
      "A first load is needed if the state is idle, or claims to be in flight",
      arguments: ValueState.all
    )
    func restored(state: ValueState) {
      let expected = state == .idle || state.isLoading
      #expect(AsyncStore(initialState: state, fetch: gate.fetch).needsLoad == expected)
      let user = Shared(wrappedValue: state)
      #expect(AsyncStore(state: user.projectedValue, fetch: gate.fetch).needsLoad == expected)
    }

    @Test(
      "A first load is not needed while a request is in flight, but again after its cancellation"
    )
    func inFlight() async {
      for store in [
        AsyncStore(fetch: gate.fetch),
        AsyncStore(state: Shared(wrappedValue: .idle).projectedValue, fetch: gate.fetch),
      ] {
        let told = Log<Bool>()
        let observation = store.onTransition { _ in told.append(store.needsLoad) }
        let recorder = StateRecorder(store)
        recorder.skip(.changes)
        let number = gate.requests.count + 1
        async let load: Void = store.load()
        await gate.request(number)
        await recorder.changes(1)
        store.cancel()
        await load
        async let again: Void = store.load()
        await gate.answer(number + 1, with: 1)
        await again
        store.reset()
        await recorder.changes(5)
        #expect(told.all == [false, true, false, false, true])
        observation.cancel()
      }
    }

    @Test("A load that replaces a claim is a request") func replacesTheClaim() async {
      let store = AsyncStore(initialState: .loading, fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      #expect(!store.needsLoad)
      await gate.answer(1, with: 1)
      await load
      #expect(store.state == .loaded(1))
    }

    @Test("A list needs a first load if it is idle, or claims to be in flight") func lists() async {
      let pages = [PostState.Page.posts(1...2, next: 3)]
      let states = [
        PostState(), PostState(pages: nil, inFlight: .refresh), PostState(pages: pages),
        PostState(pages: pages, inFlight: .append),
        PostState(pages: nil, failure: (.refresh, Oops())),
      ].compactMap { $0 }
      let needs = states.map { PagingStore(initialState: $0, fetch: PageGate().fetch).needsLoad }
      #expect(needs == [true, true, false, true, false])
    }

    @Test("A stream needs a first load until it is iterated") func streams() async {
      let store = StreamStore<Int, Never> {
        AsyncStream {
          $0.yield(1); $0.finish()
        }
      }
      #expect(store.needsLoad)
      await store.load()
      #expect(!store.needsLoad)
    }

    @Test("A value of a key that was selected before needs a first load") func previous() async {
      let store = Keyed(key: 1, whenKeyChanges: .keepsPrevious) { key in key * 10 }
      #expect(store.needsLoad)
      await store.load()
      #expect(!store.needsLoad)
      store.select(2)
      #expect(store.needsLoad)
      await store.load()
      #expect(!store.needsLoad)
    }

    @Test("A source needs a first load if its state is idle, by default") func defaults() {
      let states: [ValueState] = [.idle, .loading, .loaded(1), .failed(Oops())]
      #expect(states.map { Fixed(state: $0).needsLoad } == [true, false, false, false])
    }

    @Test("A list needs a first load if its state is idle, by default") func pagedDefaults() {
      let states = [PostState(), PostState(pages: [.posts([1], next: nil)])].compactMap { $0 }
      #expect(states.map { FixedPages(state: $0).needsLoad } == [true, false])
    }
  }
}

private final class Fixed: Loadable {
  let state: ValueState
  init(state: ValueState) { self.state = state }
  func load() async {}
}

private final class FixedPages: PagedLoadable {
  let state: PostState
  init(state: PostState) { self.state = state }
  func refresh() async {}
  func loadMore() async {}
}

extension AsyncValue where Value == Int, Failure == Oops {
  /// All states.
  fileprivate static let all: [ValueState] = [
    .idle, .loading, .loaded(1), .reloading(1), .failed(Oops()), .retrying(Oops()),
    .reloadFailed(1, Oops()), .reloadRetrying(1, Oops()),
  ]
}

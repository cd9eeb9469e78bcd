import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

extension Stores {
  @Suite("Stores: requests in flight of any origin") struct BusyTests {
    private let gate = ValueGate()

    private var valueStores: [ValueStore] {
      [
        AsyncStore(fetch: gate.fetch),
        AsyncStore(state: Shared(wrappedValue: .idle).projectedValue, fetch: gate.fetch),
      ]
    }

    @Test("A store is busy from the start of a request until its result was written")
    func load() async {
      for store in valueStores {
        let records = Log<String>()
        let observation = store.onTransition { change in
          records.append("\(change.event): \(store.isBusy)")
        }
        let recorder = StateRecorder(store)
        let number = gate.requests.count + 1
        #expect(!store.isBusy)
        async let load: Void = store.load()
        await gate.request(number)
        #expect(store.isBusy)
        await gate.answer(number, with: 1)
        await load
        #expect(!store.isBusy)
        store.update { $0 += 1 }
        // The thread that wrote the result may still be the one that calls the hooks.
        await recorder.changes(3)
        recorder.skip(.changes)
        #expect(records.all == ["start: true", "succeed: false", "update: false"])
        observation.cancel()
      }
    }

    @Test(
      "Observers of the state are notified while the store is busy, and then of the request's end"
    )
    func observers() async {
      for store in valueStores {
        let told = Log<String>()
        let recorder = StateRecorder(store)
        let number = gate.requests.count + 1
        async let load: Void = store.load()
        await gate.request(number)
        await recorder.changes(1)
        recorder.skip(.changes)
        withObservationTracking {
          _ = store.state
        } onChange: {
          told.append("\(store.state): \(store.isBusy)")
        }
        withObservationTracking {
          _ = store.isBusy
        } onChange: {
          told.append("busy: \(store.isBusy)")
        }
        await gate.answer(number, with: 1)
        await load
        #expect(told.all == ["loaded(1): true", "busy: false"])
      }
    }

    @Test("A cancelled request is in flight no longer, though its task goes on")
    func givenUp() async {
      let giveUps: [@Sendable (ValueStore) -> Void] = [{ $0.cancel() }, { $0.reset() }]
      for giveUp in giveUps {
        for store in valueStores {
          let number = gate.requests.count + 1
          async let load: Void = store.load()
          await gate.request(number)
          giveUp(store)
          // Now the observers of the start have been notified, too.
          await load
          #expect(!store.isBusy)
          await gate.answer(number, with: 1)
          #expect(!store.isBusy)
        }
      }
    }

    @Test("The cancellation of the last caller ends the request") func cancelledCallers() async {
      for store in valueStores {
        let number = gate.requests.count + 1
        let load = Task { await store.load() }
        await gate.request(number)
        load.cancel()
        await gate.cancellation(of: number)
        #expect(!store.isBusy)
        await gate.answer(number, with: 1)
        await load.value
      }
    }

    @Test("A state that only claims to be in flight is not") func claims() {
      #expect(!AsyncStore(initialState: .loading, fetch: gate.fetch).isBusy)
      #expect(!PagingStore(initialState: .refreshing, fetch: PageGate().fetch).isBusy)
    }

    @Test("A load that is asked for while a binding is written is in flight at once")
    func nestedStart() async {
      let executor = SerialExecutor()
      let box = Box<ValueStore>()
      let busy = Log<Bool>()
      let loads = Log<Task<Void, Never>>()
      let state = Shared(wrappedValue: ValueState.idle)
      let store = AsyncStore(
        state: Binding(
          get: { state.wrappedValue },
          set: { value in
            state.wrappedValue = value
            guard value == .loaded(5), let store = box.value else { return }
            loads.append(Task(executorPreference: executor) { await store.load() })
            executor.waitUntilIdle()
            busy.append(store.isBusy)
          }
        ),
        fetch: gate.fetch
      )
      box.value = store
      store.receive(5)
      #expect(busy.all == [true])
      await gate.answer(1, with: 6)
      for load in loads.all { await load.value }
      box.value = nil
    }

    @Test("Lists, streams and keys report their requests in flight too") func otherStores() async {
      let pages = PageGate()
      let list = PagingStore(fetch: pages.fetch)
      async let refresh: Void = list.refresh()
      await pages.request(1)
      #expect(list.isBusy)
      await pages.answer(1, with: .posts([1], next: 2))
      await refresh
      #expect(!list.isBusy)
      async let append: Void = list.loadMore()
      await pages.request(2)
      #expect(list.isBusy)
      await pages.fail(2, with: Oops())
      await append
      #expect(!list.isBusy)

      let (elements, continuation) = AsyncStream.makeStream(of: Int.self)
      let stream = StreamStore { elements }
      let received = StateRecorder(stream)
      received.skip(.changes)
      async let iteration: Void = stream.load()
      continuation.yield(1)
      await received.changes(2)
      #expect(stream.isBusy)
      continuation.finish()
      await iteration
      #expect(!stream.isBusy)

      let keys = Gate<Int, Int, Oops>()
      let keyed = Keyed(key: 1, fetch: keys.fetch)
      async let load: Void = keyed.load(2)
      await keys.request(1)
      #expect(keyed.isBusy)
      keyed.select(3)
      await load
      #expect(!keyed.isBusy)
      await keys.answer(1, with: 2)
    }

    @Test("A source is busy if its state is in flight, by default") func defaults() {
      #expect(Fixed(state: .reloading(1)).isBusy)
      #expect(!Fixed(state: .loaded(1)).isBusy)
      #expect(FixedPages(state: .refreshing).isBusy)
      #expect(!FixedPages(state: PostState()).isBusy)
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

extension PostState {
  /// The state of a first refresh in flight.
  fileprivate static var refreshing: PostState {
    var state = PostState()
    state.refresh()
    return state
  }
}

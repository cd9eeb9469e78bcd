import DiptychState
import DiptychStateTesting
import DiptychSystem
import DiptychTesting
import Observation
import Testing

extension Stores {
  @Suite("Stores: a state in a binding") struct BindingTests {
    private let gate = ValueGate()
    private let user = Shared(wrappedValue: ValueState.idle)

    // Inventory: A-30
    @Test("The binding has the state, and each event writes it once") func writesOnce() async {
      let writes = Log<ValueState>()
      let binding = Binding<ValueState>(
        get: { [user] in user.wrappedValue },
        set: { [user] in
          writes.append($0)
          user.wrappedValue = $0
        }
      )
      let store = AsyncStore(state: binding, fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      store.cancel()
      store.cancel()
      await load
      async let again: Void = store.load()
      await gate.answer(2, with: 2)
      await again
      #expect(writes.all == [.loading, .idle, .loading, .loaded(2)])
      #expect(store.state == .loaded(2))
    }

    @Test("A state that the caller writes during a load stays, and the answer is dropped")
    func callerWrites() async {
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      user.wrappedValue = .loaded(9)
      await gate.answer(1, with: 1)
      await load
      #expect(user.wrappedValue == .loaded(9))
      recorder.expectTrace(
        """
        idle --start--> loading
        loaded(9) --succeed--> loaded(9) [illegal]
        """
      )
    }

    @Test("A load after the caller has written is another request") func loadsAgain() async {
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      async let first: Void = store.load()
      await gate.request(1)
      user.wrappedValue = .loaded(9)
      async let second: Void = store.load()
      await gate.cancellation(of: 1)
      await gate.answer(2, with: 2)
      _ = await (first, second)
      #expect(user.wrappedValue == .loaded(2))
    }

    @Test("After a cancellation nothing is written any more") func nothingAfterCancel() async {
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.cancel()
      await load
      user.wrappedValue = .loading
      await gate.answer(1, with: 1)
      await recorder.changes(3)
      #expect(user.wrappedValue == .loading)
      recorder.skip(.changes, .discarded)
    }

    @Test("After the store has gone nothing is written any more") func nothingAfterDeinit() async {
      let finished = Gate<Void, Void, Never>()
      var store: ValueStore? = AsyncStore(
        state: user.projectedValue,
        options: LoadOptions(cancelsUnawaited: false)
      ) { [gate] () throws(Oops) in
        let value = try await gate.fetch()
        Task { await finished.fetch() }
        return value
      }
      let load = Task { [store] in await store?.load() }
      await gate.request(1)
      load.cancel()
      await load.value
      store = nil
      await gate.cancellation(of: 1)
      await gate.answer(1, with: 1)
      await finished.answer(1, with: ())
      #expect(store == nil)
      #expect(user.wrappedValue == .loading)
    }

    @Test("Reentrancy: an event sent while another is written is applied after it")
    func reentrantWrite() {
      let box = Box<ValueStore>()
      let storage = Mutex(ValueState.idle)
      let store = AsyncStore(
        state: Binding<ValueState>(
          get: { storage.withLock { $0 } },
          set: { state in
            storage.withLock { $0 = state }
            if state == .loaded(1) { box.value?.receive(2) }
          }
        ),
        fetch: gate.fetch
      )
      box.value = store
      let recorder = StateRecorder(store)
      store.receive(1)
      recorder.expect("idle → loaded(1) → loaded(2)")
      box.value = nil
    }

    @Test("Both ways to write notify observers of the binding's owner and of the store")
    func tracking() {
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      let seen = Log<ValueState>()
      func track() {
        withObservationTracking {
          _ = store.state
        } onChange: {
          seen.append(store.state)
        }
      }
      track()
      store.receive(1)
      track()
      user.wrappedValue = .loaded(2)
      #expect(seen.all == [.loaded(1), .loaded(2)])
    }

    @Test("No write is lost when several threads write through the store and past it")
    func concurrentWrites() async {
      user.wrappedValue = .loaded(0)
      let store = AsyncStore(state: user.projectedValue, fetch: gate.fetch)
      await withTaskGroup { group in
        for _ in 1...4 {
          group.addTask { for _ in 1...500 { store.update { $0 += 1 } } }
          group.addTask { [user] in
            for _ in 1...500 { user.update { _ = $0.update { $0 += 1 } } }
          }
        }
      }
      #expect(store.state == .loaded(4_000))
    }

    @Test("A list keeps its state in a binding too") func paging() async {
      let posts = Shared(wrappedValue: PagingState<Post, Post, Oops>())
      let store = PagingStore(
        state: posts.projectedValue,
        fetchInitial: { () throws(Oops) in [Post(id: 1)] },
        fetchMore: { last throws(Oops) in last.id < 2 ? [Post(id: last.id + 1)] : [] }
      )
      await store.refresh()
      #expect(posts.wrappedValue.items == [Post(id: 1)])
      await store.loadMore()
      await store.loadMore()
      #expect(posts.wrappedValue.items == [Post(id: 1), Post(id: 2)])
      #expect(posts.wrappedValue.phase == .loadedAtEnd)
    }
  }
}

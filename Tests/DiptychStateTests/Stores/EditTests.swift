import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: edits beside loads, and edits that undo themselves") struct EditTests {
    private let gate = ValueGate()
    /// The calls that send edits.
    private let calls = Gate<String, Void, Oops>()

    // MARK: Beside a load

    @Test("An edit that was made during a load is applied to its answer")
    func editInFlight() async {
      let store = AsyncStore(initialState: .loaded(1), fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      store.update { $0 += 100 }
      await gate.answer(1, with: 2)
      await load
      recorder.expect("loaded(1) → reloading(1) → reloading(101) → loaded(102)")
      await reload(store, answering: 2, with: 3)
      #expect(store.state == .loaded(3))
      recorder.skip(.changes)
    }

    @Test("An edit made between two attempts is seen by the second one")
    func editBetweenAttempts() async {
      let clock = ManualClock()
      let store = AsyncStore(
        initialState: .loaded(1),
        options: LoadOptions(retry: .exponential(), clock: clock),
        fetch: gate.fetch
      )
      async let load: Void = store.load()
      await gate.fail(1, with: Oops())
      await clock.sleepers(1)
      store.update { $0 += 100 }
      await clock.advance(by: .seconds(1))
      await gate.answer(2, with: 101)
      await load
      #expect(store.state == .loaded(101))
    }

    @Test("An edit stays after a load that fails or is cancelled", arguments: [true, false])
    func editWithoutAnswer(isFailing: Bool) async {
      let store = AsyncStore(initialState: .loaded(1), fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      store.update { $0 += 100 }
      if isFailing { await gate.fail(1, with: Oops()) } else { store.cancel() }
      await load
      #expect(store.state == (isFailing ? .reloadFailed(101, Oops()) : .loaded(101)))
      if !isFailing { await gate.answer(1, with: 0) }
    }

    @Test("A failure stays beside a value that was received during its load")
    func failureAfterReceive() async {
      let store = AsyncStore(fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      store.receive(5)
      await gate.fail(1, with: Oops())
      await load
      #expect(store.state == .reloadFailed(5, Oops()))
    }

    @Test("An edit of a keyed value is applied to the answer for its key alone")
    func keyedEdit() async {
      let gate = Gate<String, Int, Oops>()
      let store = Keyed(key: "a", fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      store.update { $0 += 100 }
      async let other: Void = store.load("b")
      await gate.request(2)
      await gate.answer(1, with: 1)
      await gate.answer(2, with: 2)
      await load
      await other
      #expect(store.state == .loaded(2))
    }

    @Test("Edits of a list are applied to the pages of a load that began before")
    func listEdits() async {
      let gate = PageGate()
      let store = PostStore(fetch: gate.fetch)
      async let first: Void = store.refresh()
      await gate.answer(1, with: .posts([1, 2, 3], next: 3))
      await first
      async let refresh: Void = store.refresh()
      await gate.request(2)
      store.remove { $0.id == 2 }
      store.update(id: 1) { $0.title = "liked" }
      store.insert(Post(id: 9))
      store.move(where: { $0.id == 3 }, to: .before(id: 1))
      let edited = ["9", "3", "1 liked"]
      #expect(store.titles == edited)
      await gate.answer(2, with: .posts([1, 2, 3], next: 3))
      await refresh
      #expect(store.titles == edited)
      async let more: Void = store.loadMore()
      await gate.request(3)
      store.remove { $0.id == 5 }
      store.update(where: { $0.id > 3 }) { $0.title += "!" }
      await gate.answer(3, with: .posts([4, 5], next: nil))
      await more
      #expect(store.titles == ["9 !", "3", "1 liked", "4 !"])
    }

    @Test("A cancelled refresh loads no further pages") func abandonedRefresh() async {
      let gate = PageGate()
      let pages: [PostState.Page] = [.posts([1], next: 1), .posts([2], next: 2)]
      let store = PostStore(
        initialState: PostState(pages: pages) ?? PostState(),
        rules: PagingRules(refresh: .allPages),
        fetch: gate.fetch
      )
      let refresh = Task { await store.refresh() }
      await gate.request(1)
      refresh.cancel()
      await gate.answer(1, with: .posts([1], next: 1))
      await refresh.value
      #expect(gate.requests == [nil])
    }

    // MARK: Edits with a call

    private func reload(_ store: ValueStore, answering number: Int, with value: Int) async {
      async let load: Void = store.load()
      await gate.answer(number, with: value)
      await load
    }

    /// Begins an edit, and returns it when its call runs.
    private func begin(
      _ store: ValueStore,
      _ name: String,
      call number: Int,
      _ edit: @escaping @Sendable (inout Int) -> Void
    ) async -> Task<Void, any Error> {
      let task = Task { [calls] in
        try await store.updating(edit) { try await calls.fetch(name) }
      }
      await calls.request(number)
      return task
    }

    @Test("The edit of a call that fails is undone, and a refresh meanwhile stays")
    func undo() async {
      let store = AsyncStore(initialState: .loaded(10), fetch: gate.fetch)
      let recorder = StateRecorder(store)
      let like = await begin(store, "like", call: 1) { $0 += 1 }
      await reload(store, answering: 1, with: 20)
      await calls.fail(1, with: Oops())
      await #expect(throws: Oops.self) { try await like.value }
      recorder.expectTrace(
        """
        loaded(10) --update--> loaded(11)
        loaded(11) --start--> reloading(11)
        reloading(11) --succeed--> loaded(21)
        loaded(21) --revert--> loaded(20)
        """
      )
    }

    @Test("The edit of a call that succeeds stays until a load that began later answers")
    func confirm() async throws {
      let store = AsyncStore(initialState: .loaded(10), fetch: gate.fetch)
      let like = await begin(store, "like", call: 1) { $0 += 1 }
      async let load: Void = store.load()
      await gate.request(1)
      await calls.answer(1, with: ())
      try await like.value
      #expect(store.state == .reloading(11))
      await gate.answer(1, with: 10)
      await load
      #expect(store.state == .loaded(11))
      await reload(store, answering: 2, with: 12)
      #expect(store.state == .loaded(12))
    }

    @Test("Two edits of one field that fail leave what was there", arguments: [[1, 2], [2, 1]])
    func twoFailures(order: [Int]) async {
      let store = AsyncStore(initialState: .loaded(0), fetch: gate.fetch)
      let first = await begin(store, "on", call: 1) { $0 = 1 }
      let second = await begin(store, "off", call: 2) { $0 = 2 }
      #expect(store.state == .loaded(2))
      for number in order { await calls.fail(number, with: Oops()) }
      await #expect(throws: Oops.self) { try await first.value }
      await #expect(throws: Oops.self) { try await second.value }
      #expect(store.state == .loaded(0))
    }

    @Test("A pushed value is shown under the edits whose calls run") func push() async {
      let store = AsyncStore(initialState: .loaded(10), fetch: gate.fetch)
      let like = await begin(store, "like", call: 1) { $0 += 1 }
      store.receive(50)
      #expect(store.state == .loaded(51))
      await calls.fail(1, with: Oops())
      await #expect(throws: Oops.self) { try await like.value }
      #expect(store.state == .loaded(50))
    }

    @Test("A reset forgets the edits, and the ends of their calls change nothing")
    func reset() async throws {
      let store = AsyncStore(initialState: .loaded(10), fetch: gate.fetch)
      let like = await begin(store, "like", call: 1) { $0 += 1 }
      store.reset()
      await reload(store, answering: 1, with: 3)
      #expect(store.state == .loaded(3))
      await calls.answer(1, with: ())
      try await like.value
      #expect(store.state == .loaded(3))
    }

    @Test("The edit of a keyed value is there again when its key is")
    func keyedCall() async throws {
      let gate = Gate<String, Int, Oops>()
      let store = Keyed(key: "a", fetch: gate.fetch)
      async let first: Void = store.load()
      await gate.answer(1, with: 1)
      await first
      let like = Task { [calls] in
        try await store.updating {
          $0 += 100
        } during: {
          try await calls.fetch("like")
        }
      }
      await calls.request(1)
      for (number, key, shown) in [(2, "b", 2), (3, "a", 103)] {
        async let load: Void = store.load(key)
        await gate.answer(number, with: number)
        await load
        #expect(store.state == .loaded(shown))
      }
      await calls.fail(1, with: Oops())
      await #expect(throws: Oops.self) { try await like.value }
      #expect(store.state == .loaded(3))
    }

    @Test("An inserted item becomes the one that the server returns")
    func insertedItem() async throws {
      let store = PostStore(pages: [0: .posts([1], next: nil)])
      await store.refresh()
      let gate = Gate<Void, Post, Oops>()
      let insertion = Task {
        try await store.inserting(Post(id: -1, title: "draft"), at: .end) { try await gate.fetch() }
      }
      await gate.request(1)
      #expect(store.titles == ["1", "-1 draft"])
      await store.refresh()
      #expect(store.titles == ["1", "-1 draft"])
      await gate.answer(1, with: Post(id: 7))
      _ = try await insertion.value
      #expect(store.titles == ["1", "7"])
    }

    @Test("A removed and a moved item come back where they were") func undoneInList() async {
      let store = PostStore(pages: [0: .posts([1, 2, 3], next: nil)])
      await store.refresh()
      let removal = Task { [calls] in
        try await store.removing {
          $0.id == 2
        } during: {
          try await calls.fetch("remove")
        }
      }
      await calls.request(1)
      let move = Task { [calls] in
        try await store.moving(where: { $0.id == 3 }, to: .start) { try await calls.fetch("move") }
      }
      await calls.request(2)
      #expect(store.titles == ["3", "1"])
      await calls.fail(1, with: Oops())
      await #expect(throws: Oops.self) { try await removal.value }
      #expect(store.titles == ["3", "1", "2"])
      await calls.fail(2, with: Oops())
      await #expect(throws: Oops.self) { try await move.value }
      #expect(store.titles == ["1", "2", "3"])
    }

    @Test("A state in a binding: what other code writes is the state, with the edits in it")
    func foreignWrite() async throws {
      let user = Shared(wrappedValue: AsyncValue<Int, any Error>.loaded(1))
      let store = AsyncStore(state: user.projectedValue) { try await gate.fetch() }
      let like = Task { [calls] in
        try await store.updating {
          $0 += 100
        } during: {
          try await calls.fetch("like")
        }
      }
      await calls.request(1)
      #expect(user.wrappedValue.value == 101)
      user.wrappedValue = .loaded(7)
      store.update { $0 += 10 }
      #expect(user.wrappedValue.value == 17)
      await calls.fail(1, with: Oops())
      await #expect(throws: Oops.self) { try await like.value }
      #expect(user.wrappedValue.value == 17)
    }
  }
}

import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Keyed") struct KeyedTests {
    private typealias Search = Keyed<String, [String], Oops>
    private let gate = Gate<String, [String], Oops>()

    private func recorder(
      _ store: Search
    ) -> StateRecorder<KeyedState<String, [String], Oops>, Oops> {
      StateRecorder(store) { "\($0.key)\($0.isPrevious ? "'" : "") \($0.state)" }
    }

    @Test("New key: the answer to the old one is dropped") func oldAnswer() async {
      let store = Keyed(key: "cheese", fetch: gate.fetch)
      let recorder = recorder(store)
      async let first: Void = store.load()
      await gate.request(1)
      async let second: Void = store.load("wine")
      await gate.cancellation(of: 1)
      await first
      await gate.answer(2, with: ["merlot"])
      await second
      await gate.answer(1, with: ["gouda"])
      await recorder.changes(4)
      #expect(store.state == .loaded(["merlot"]))
      #expect(store.generation == 1)
      recorder.expectTrace(
        """
        cheese idle --start--> cheese loading
        cheese loading --start--> wine loading
        wine loading --succeed--> wine loaded(["merlot"])
        wine loaded(["merlot"]) --succeed--> wine loaded(["merlot"]) [discarded: request 1]
        """
      )
    }

    @Test("New key: the old value may stay until there is another one, and is marked")
    func keepsPrevious() async {
      let store = Keyed(key: "a", whenKeyChanges: .keepsPrevious, fetch: gate.fetch)
      let recorder = recorder(store)
      async let first: Void = store.load()
      await gate.answer(1, with: ["1"])
      await first
      async let second: Void = store.load("b")
      await gate.request(2)
      #expect(store.isPrevious)
      store.update { $0 += ["not mine"] }
      await gate.answer(2, with: ["2"])
      await second
      #expect(!store.isPrevious)
      recorder.expect(
        """
        a idle → a loading → a loaded(["1"]) → b' reloading(["1"]) → b loaded(["2"])
        """
      )
    }

    @Test("New key: if its load fails, the value of the old key is dropped")
    func failureOfTheNewKey() async {
      let store = Keyed(key: "a", whenKeyChanges: .keepsPrevious, fetch: gate.fetch)
      let recorder = recorder(store)
      async let first: Void = store.load()
      await gate.answer(1, with: ["1"])
      await first
      async let second: Void = store.load("b")
      await gate.fail(2, with: Oops())
      await second
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .first))
      recorder.expect(
        """
        a idle → a loading → a loaded(["1"]) → b' reloading(["1"]) → b failed(oops 1)
        """
      )
    }

    @Test("New key: if its load is cancelled, the value of the old key is dropped")
    func cancellationOfTheNewKey() async {
      let store = Keyed(key: "a", whenKeyChanges: .keepsPrevious, fetch: gate.fetch)
      let recorder = recorder(store)
      store.receive(["1"])
      async let second: Void = store.load("b")
      await gate.request(1)
      store.cancel()
      await second
      #expect(store.idleReason == .givenUp)
      #expect(!store.isPrevious)
      await gate.answer(1, with: ["2"])
      await recorder.changes(4)
      recorder.expectTrace(
        """
        a idle --receive--> a loaded(["1"])
        a loaded(["1"]) --start--> b' reloading(["1"])
        b' reloading(["1"]) --cancel--> b idle
        b idle --succeed--> b idle [discarded: request 1]
        """
      )
    }

    @Test("A key that is nil loads nothing, and says so") func absentKey() async {
      let gate = gate
      let store = Keyed(key: String?.none) { (key: String) throws(Oops) in try await gate.fetch(key)
      }
      #expect(!store.needsLoad)
      #expect(store.idleReason == .empty)
      await store.load()
      await store.restart()
      #expect(store.state == .idle)
      async let load: Void = store.load("a")
      await gate.answer(1, with: ["1"])
      await load
      #expect(store.state == .loaded(["1"]))
      await store.load(nil)
      #expect(store.state == .idle)
      #expect(gate.requests == ["a"])
    }

    @Test("New key: after going back to the key of the retained value, it is not a previous one")
    func goesBack() async {
      let store = Keyed(key: "a", whenKeyChanges: .keepsPrevious, fetch: gate.fetch)
      let recorder = recorder(store)
      store.receive(["1"])
      store.select("b")
      store.select("a")
      store.select("a")
      #expect(store.key == "a")
      recorder.expectTrace(
        """
        a idle --receive--> a loaded(["1"])
        a loaded(["1"]) --select--> b' loaded(["1"])
        b' loaded(["1"]) --select--> a loaded(["1"])
        a loaded(["1"]) --select--> a loaded(["1"]) [unchanged]
        """
      )
    }

    @Test("New key: a failure is dropped, and a retry loads the selected key")
    func retry() async {
      let store = Keyed(key: "a", fetch: gate.fetch)
      let recorder = recorder(store)
      async let first: Void = store.load()
      await gate.fail(1, with: Oops())
      await first
      store.select("b")
      #expect(store.announcement == nil)
      await store.retry()
      async let second: Void = store.load()
      await gate.fail(2, with: Oops())
      await second
      async let again: Void = store.retry()
      await gate.answer(3, with: ["2"])
      await again
      #expect(gate.requests == ["a", "b", "b"])
      recorder.expect(
        """
        a idle → a loading → a failed(oops 1) → b idle → b loading → b failed(oops 1) \
        → b retrying(oops 1) → b loaded(["2"])
        """
      )
    }

    @Test("A load of a key in a task that is cancelled leaves the key, and what is in flight")
    func cancelledLoad() async {
      let store = Keyed(key: "a", fetch: gate.fetch)
      let recorder = recorder(store)
      async let load: Void = store.load()
      await gate.request(1)
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await store.load("b")
      }.value
      #expect(store.key == "a")
      await gate.answer(1, with: ["1"])
      await load
      recorder.expect("a idle → a loading → a loaded([\"1\"])")
    }

    @Test("Loading the key that is selected joins its load") func joins() async {
      let store = Keyed(key: "a", fetch: gate.fetch)
      let recorder = recorder(store)
      async let first: Void = store.load("a")
      await gate.request(1)
      async let second: Void = store.load("a")
      await recorder.changes(2)
      await gate.answer(1, with: ["1"])
      _ = await (first, second)
      #expect(store.generation == 0)
      #expect(gate.requests == ["a"])
      recorder.expect("a idle → a loading → a loaded([\"1\"])")
    }

    @Test("Selecting the key that is selected does not disturb its load") func sameKey() async {
      let store = Keyed(key: "a", fetch: gate.fetch)
      async let load: Void = store.load()
      await gate.request(1)
      store.select("a")
      await gate.answer(1, with: ["1"])
      await load
      #expect(store.state == .loaded(["1"]))
      #expect(store.generation == 0)
      store.reset()
      #expect(store.state == .idle)
      #expect(store.key == "a")
    }
  }
}

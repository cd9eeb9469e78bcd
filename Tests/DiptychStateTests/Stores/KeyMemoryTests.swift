import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Keyed: values remembered by key") struct KeyMemoryTests {
    private let gate = Gate<Int, String, Oops>()
    private let clock = ManualClock()

    private func store(_ memory: KeyMemory) -> Keyed<Int, String, Oops> {
      Keyed(key: 1, memory: memory, options: LoadOptions(clock: clock), fetch: gate.fetch)
    }

    /// Selects a key and loads it, with the request of a number.
    private func load(
      _ key: Int,
      _ number: Int,
      _ value: String,
      in store: Keyed<Int, String, Oops>
    ) async {
      async let load: Void = store.load(key)
      await gate.answer(number, with: value)
      await load
    }

    @Test("A value is fresh, then stale, then gone; each age has its effect when it is selected")
    func ages() async {
      let ages: [(Duration, KeyMemory.Age, String, needsLoad: Bool)] = [
        (.seconds(9), .fresh, "loaded(\"one\")", false),
        (.seconds(10), .stale, "loaded(\"one\")", true),
        (.seconds(59), .stale, "loaded(\"one\")", true), (.seconds(60), .gone, "idle", true),
      ]
      for (time, age, state, needsLoad) in ages {
        let gate = Gate<Int, String, Oops>()
        let clock = ManualClock()
        let store = Keyed(
          key: 1,
          memory: KeyMemory(5, freshFor: .seconds(10), cachedFor: .seconds(60)),
          options: LoadOptions(clock: clock),
          fetch: gate.fetch
        )
        async let first: Void = store.load()
        await gate.answer(1, with: "one")
        await first
        store.select(2)
        await clock.advance(by: time)
        #expect(store.age(of: 1) == age)
        store.select(1)
        #expect("\(store.state)" == state, "\(time)")
        #expect(store.needsLoad == needsLoad, "\(time)")
      }
    }

    @Test("A fresh value is not loaded again with its key, but by load()") func fresh() async {
      let store = store(KeyMemory(5, freshFor: .seconds(10)))
      await load(1, 1, "one", in: store)
      await load(2, 2, "two", in: store)
      await store.load(1)
      #expect(store.state == .loaded("one"))
      #expect(gate.requests == [1, 2])
      async let again: Void = store.load()
      await gate.answer(3, with: "one again")
      await again
      #expect(store.state == .loaded("one again"))
    }

    @Test("A stale value is shown while it is loaded again, and young again afterwards")
    func stale() async {
      let store = store(KeyMemory(5, freshFor: .seconds(10)))
      await load(1, 1, "one", in: store)
      await load(2, 2, "two", in: store)
      await clock.advance(by: .seconds(10))
      async let again: Void = store.load(1)
      await gate.request(3)
      #expect(store.state == .reloading("one"))
      #expect(!store.isPrevious)
      await gate.answer(3, with: "one again")
      await again
      #expect(store.age(of: 1) == .fresh)
      #expect(!store.needsLoad)
    }

    @Test("The key that was left first is forgotten first, and a reset forgets all")
    func count() async {
      let store = store(KeyMemory(2))
      for key in 1...4 { await load(key, key, "\(key)", in: store) }
      #expect((1...4).map { store.age(of: $0) } == [.gone, .stale, .stale, .stale])
      store.reset()
      #expect((1...4).map { store.age(of: $0) } == [.gone, .gone, .gone, .gone])
      #expect(store.state == .idle)
    }

    @Test("A remembered value has the edits and the undone edits of its key") func edits() async {
      let store = store(KeyMemory(2))
      await load(1, 1, "one", in: store)
      let calls = Gate<Int, Void, Oops>()
      let kept = Task { try? await store.updating({ $0 += "+" }) { try await calls.fetch(1) } }
      await calls.request(1)
      let undone = Task { try? await store.updating({ $0 += "-" }) { try await calls.fetch(2) } }
      await calls.request(2)
      await load(2, 2, "two", in: store)
      store.update { $0 += "!" }
      await calls.fail(2, with: Oops())
      await undone.value
      await calls.resume(1, with: .success(()))
      await kept.value
      #expect(store.state == .loaded("two!"))
      store.select(1)
      #expect(store.state == .loaded("one+"))
    }

    @Test("An edit of an earlier key whose value is still shown is remembered too")
    func editOfPrevious() async {
      let store = Keyed(
        key: 1,
        whenKeyChanges: .keepsPrevious,
        memory: KeyMemory(2),
        fetch: gate.fetch
      )
      await load(1, 1, "one", in: store)
      let calls = Gate<Int, Void, Oops>()
      let edit = Task { try? await store.updating({ $0 += "+" }) { try await calls.fetch(1) } }
      await calls.request(1)
      async let second: Void = store.load(2)
      await gate.request(2)
      await calls.resume(1, with: .success(()))
      await edit.value
      #expect(store.state == .reloading("one+"))
      store.select(1)
      await second
      #expect(store.state == .loaded("one+"))
    }

    @Test("A value stays for another key only if a rule of both keys says so") func rule() async {
      let store = Keyed(
        key: 10,
        whenKeyChanges: .keepsPrevious { $0 / 10 == $1 / 10 },
        fetch: gate.fetch
      )
      await load(10, 1, "ten", in: store)
      store.select(11)
      #expect(store.state == .loaded("ten"))
      #expect(store.isPrevious)
      // The rule sees the key of the value, not the one that was selected last.
      store.select(12)
      #expect(store.state == .loaded("ten"))
      store.select(20)
      #expect(store.state == .idle)
    }

    @Test("Callers of the key that is left return when the new key needs no load")
    func leftCallers() async {
      let store = Keyed<Int?, String, Oops>(key: Int?.some(1)) { [gate] key throws(Oops) in
        try await gate.fetch(key)
      }
      async let first: Void = store.load()
      await gate.request(1)
      await store.load(nil)
      await gate.cancellation(of: 1)
      await first
      #expect(store.state == .idle)
      #expect(!store.isBusy)
    }
  }
}

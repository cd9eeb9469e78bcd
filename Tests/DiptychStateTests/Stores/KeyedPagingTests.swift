import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("KeyedPaging") struct KeyedPagingTests {
    private typealias Results = KeyedPaging<String, Post, Int, Oops>
    private let gate = Gate<String, PostState.Page, Oops>()
    private let clock = ManualClock()

    private func results(
      _ change: KeyChange<String> = .dropsValue,
      _ memory: KeyMemory = .none
    ) -> Results {
      KeyedPaging(
        key: "a",
        whenKeyChanges: change,
        memory: memory,
        options: LoadOptions(clock: clock)
      ) { [gate] key, cursor throws(Oops) in
        try await gate.fetch("\(key) \(cursor.map(String.init) ?? "first")")
      }
    }

    private func line(_ results: Results) -> String {
      let items = (results.state.items ?? []).map(\.description).joined(separator: " ")
      return "\(results.key)\(results.isPrevious ? "'" : "") [\(items)]"
        + (results.state.inFlight.map { " \($0)" } ?? "")
    }

    private func load(
      _ key: String,
      _ number: Int,
      _ ids: ClosedRange<Int>,
      _ results: Results
    ) async {
      async let load: Void = results.load(key)
      #expect(await gate.request(number) == "\(key) first")
      await gate.answer(number, with: .posts(ids, next: ids.upperBound + 1))
      await load
    }

    @Test("Another key: its own first page, and the items of the earlier one are gone")
    func drops() async {
      let results = results()
      await load("a", 1, 1...2, results)
      results.select("b")
      #expect(line(results) == "b []")
      #expect(results.needsLoad)
      await load("b", 2, 3...4, results)
      #expect(line(results) == "b [3 4]")
      async let more: Void = results.loadMore()
      #expect(await gate.request(3) == "b 5")
      await gate.answer(3, with: .posts(5...5, next: nil))
      await more
      #expect(line(results) == "b [3 4 5]")
    }

    @Test("Another key: the earlier items stay while its first page is loaded, and are marked")
    func keepsPrevious() async {
      let results = results(.keepsPrevious)
      await load("a", 1, 1...2, results)
      async let second: Void = results.load("b")
      await gate.request(2)
      #expect(line(results) == "b' [1 2] refresh")
      await results.loadMore()
      async let third: Void = results.load("c")
      await gate.cancellation(of: 2)
      await second
      await gate.request(3)
      #expect(line(results) == "c' [1 2] refresh")
      await gate.answer(2, with: .posts(3...4, next: nil))
      await gate.answer(3, with: .posts(5...6, next: nil))
      await third
      #expect(line(results) == "c [5 6]")
    }

    @Test("Another key: if its load fails or is cancelled, the earlier items are dropped")
    func ends() async {
      for isFailure in [true, false] {
        let gate = Gate<String, PostState.Page, Oops>()
        let results = Results(key: "a", whenKeyChanges: .keepsPrevious) { key, _ throws(Oops) in
          try await gate.fetch(key)
        }
        async let first: Void = results.load("a")
        await gate.answer(1, with: .posts(1...2, next: nil))
        await first
        async let second: Void = results.load("b")
        await gate.request(2)
        if isFailure { await gate.fail(2, with: Oops()) } else { results.cancel() }
        await second
        #expect(line(results) == "b []")
        #expect(results.idleReason == (isFailure ? .notAsked : .givenUp))
        #expect(results.state.failure?.error == (isFailure ? Oops() : nil))
      }
    }

    @Test("A remembered list comes back with its pages and edits, and is loaded again when stale")
    func remembers() async {
      let results = results(.dropsValue, KeyMemory(1, freshFor: .seconds(10)))
      await load("a", 1, 1...2, results)
      results.list.remove { $0.id == 1 }
      await load("b", 2, 3...4, results)
      await results.load("a")
      #expect(line(results) == "a [2]")
      #expect(!results.needsLoad)
      await results.load("b")
      await clock.advance(by: .seconds(10))
      results.select("a")
      #expect(line(results) == "a [2]")
      #expect(results.needsLoad)
      async let again: Void = results.refresh()
      await gate.answer(3, with: .posts(8...9, next: nil))
      await again
      #expect(line(results) == "a [8 9]")
      #expect(!results.needsLoad)
      results.select("c")
      results.select("b")
      #expect(line(results) == "b []")
    }

    @Test("Each selection and each reset is a generation of its own") func generations() async {
      let results = results(.dropsValue, KeyMemory(5))
      await load("a", 1, 1...2, results)
      var generations = [results.generation]
      results.list.reset()
      generations.append(results.generation)
      for key in ["b", "a", "a", "b"] {
        results.select(key)
        generations.append(results.generation)
      }
      results.reset()
      generations.append(results.generation)
      #expect(generations == [0, 1, 2, 3, 3, 4, 5])
    }
  }
}

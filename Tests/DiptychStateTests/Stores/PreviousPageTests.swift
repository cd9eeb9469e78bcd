import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("PagingStore: both directions") struct PreviousPageTests {
    private let gate = PageGate()

    /// A page of posts whose cursors are the ids beside it, down to 1 and up to 9.
    private static func page(_ ids: ClosedRange<Int>, previous: Int?? = nil) -> PostState.Page {
      var page = PostState.Page.posts(ids, next: ids.upperBound < 9 ? ids.upperBound + 1 : nil)
      page.previous = previous ?? (ids.lowerBound > 1 ? ids.lowerBound - 1 : nil)
      return page
    }

    private func loadedStore(rules: PagingRules<Post> = PagingRules()) async -> PostStore {
      let store = PagingStore(rules: rules, fetch: gate.fetch)
      async let refresh: Void = store.refresh()
      await gate.answer(1, with: Self.page(4...5))
      await refresh
      return store
    }

    /// Loads a page in a direction, with the request of a number.
    private func load(
      _ operation: PagingOperation,
      _ number: Int,
      _ page: PostState.Page,
      in store: PostStore
    ) async -> Int? {
      async let load: Void = operation == .append ? store.loadMore() : store.loadPrevious()
      let cursor = await gate.request(number)
      await gate.answer(number, with: page)
      await load
      return cursor
    }

    @Test("Pages are loaded before the first one and after the last one, each with its cursor")
    func bothDirections() async {
      let store = await loadedStore()
      #expect(await load(.prepend, 2, Self.page(2...3), in: store) == 3)
      #expect(await load(.append, 3, Self.page(6...7), in: store) == 6)
      #expect(await load(.prepend, 4, Self.page(1...1), in: store) == 1)
      #expect(store.titles == ["1", "2", "3", "4", "5", "6", "7"])
      #expect(store.state.previousCursor == nil)
      await store.loadPrevious()
      #expect(gate.requests.count == 4)
    }

    @Test("A prepend that fails is announced, and a retry repeats it") func failure() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let first: Void = store.loadPrevious()
      await gate.fail(2, with: Oops())
      await first
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .append))
      async let second: Void = store.retry()
      await gate.answer(3, with: Self.page(2...3))
      await second
      #expect(store.titles == ["2", "3", "4", "5"])
      #expect(store.announcement == nil)
      recorder.expectTrace(
        """
        loaded[2] --loadPrevious--> appending[2]
        appending[2] --fail--> appendFailed[2] [announced: append]
        appendFailed[2] --retry--> appendRetrying[2]
        appendRetrying[2] --succeed--> loaded[4]
        """
      )
    }

    @Test("A refresh ends a prepend, or is ignored meanwhile") func refresh() async {
      for cancelsAppends in [true, false] {
        let gate = PageGate()
        let store = PagingStore(
          initialState: PostState(pages: [Self.page(4...5)])!,
          rules: PagingRules(cancelsAppends: cancelsAppends),
          fetch: gate.fetch
        )
        async let previous: Void = store.loadPrevious()
        await gate.request(1)
        async let refresh: Void = store.refresh()
        if cancelsAppends {
          await gate.cancellation(of: 1)
          await gate.answer(2, with: Self.page(5...6))
        } else {
          await gate.answer(1, with: Self.page(2...3))
        }
        _ = await (previous, refresh)
        #expect(store.titles == (cancelsAppends ? ["5", "6"] : ["2", "3", "4", "5"]))
      }
    }

    @Test("An item of a previous page that the list has keeps its place, with the newer contents")
    func duplicates() async {
      for (policy, expected) in [
        (DuplicatePolicy.keepFirst, ["3", "4 new", "5"]), (.keepLast, ["3", "4 new", "5"]),
        (.allow, ["3", "4 new", "4", "5"]), (.report, ["3", "4 new", "4", "5"]),
      ] {
        let gate = PageGate()
        let store = PagingStore(
          initialState: PostState(pages: [Self.page(4...5)])!,
          rules: PagingRules(duplicates: policy),
          fetch: gate.fetch
        )
        async let previous: Void = store.loadPrevious()
        var page = Self.page(3...4)
        page.items[1].title = "new"
        await gate.answer(1, with: page)
        await previous
        #expect(store.titles == expected, "\(policy)")
        #expect(
          store.state.pages?.map(\.items.count)
            == (policy == .keepFirst ? [1, 2] : policy == .keepLast ? [2, 1] : [2, 2])
        )
      }
    }

    @Test("A previous page without a new cursor is the first one, with a report")
    func stuck() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      _ = await load(.prepend, 2, Self.page(4...5, previous: 3), in: store)
      #expect(store.state.previousCursor == nil)
      recorder.expectTrace(
        """
        loaded[2] --loadPrevious--> appending[2]
        appending[2] --succeed--> loaded[2] [cursorStuck] [duplicates(["4", "5"])]
        """
      )
    }

    // MARK: A maximum of pages

    @Test("A page beyond the limit is dropped at the other end, and can be loaded again")
    func maximum() async {
      let store = await loadedStore(rules: PagingRules(maxPages: 2))
      _ = await load(.append, 2, Self.page(6...7), in: store)
      _ = await load(.append, 3, Self.page(8...9), in: store)
      #expect(store.titles == ["6", "7", "8", "9"])
      #expect(await load(.prepend, 4, Self.page(4...5), in: store) == 5)
      #expect(store.titles == ["4", "5", "6", "7"])
      #expect(await load(.append, 5, Self.page(8...9), in: store) == 8)
      #expect(store.titles == ["6", "7", "8", "9"])
    }

    @Test("A page that could not be loaded again stays") func maximumWithoutPrevious() async {
      let store = await loadedStore(rules: PagingRules(maxPages: 1))
      _ = await load(.append, 2, Self.page(6...7, previous: .some(nil)), in: store)
      #expect(store.titles == ["4", "5", "6", "7"])
    }
  }
}

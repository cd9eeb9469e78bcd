import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("PagingStore: operations") struct PagingStoreTests {
    private let gate = PageGate()

    /// Returns a store that has loaded the posts 1 and 2 with the first request at the gate.
    private func loadedStore(rules: PagingRules<Post> = PagingRules()) async -> PostStore {
      let store = PagingStore(rules: rules, fetch: gate.fetch)
      async let refresh: Void = store.refresh()
      await gate.answer(1, with: .posts(1...2, next: 3))
      await refresh
      return store
    }

    // Inventory: A-16
    @Test("Refresh while appending: the append is cancelled, and its callers wait for the refresh")
    func refreshCancelsAppend() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let more: Void = store.loadMore()
      await gate.request(2)
      async let refresh: Void = store.refresh()
      await gate.cancellation(of: 2)
      await gate.answer(2, with: .posts(3...4, next: 5))
      await recorder.changes(3)
      await gate.answer(3, with: .posts(7...8, next: 9))
      _ = await (more, refresh)
      #expect(store.titles == ["7", "8"])
      recorder.expectTrace(
        """
        loaded[2] --loadMore--> appending[2]
        appending[2] --refresh--> refreshing[2]
        refreshing[2] --succeed--> refreshing[2] [discarded: request 2]
        refreshing[2] --succeed--> loaded[2]
        """
      )
    }

    @Test("Refresh while appending: the refresh may be ignored") func refreshIsIgnored() async {
      let store = await loadedStore(rules: PagingRules(cancelsAppends: false))
      let recorder = StateRecorder(pagesOf: store)
      async let more: Void = store.loadMore()
      await gate.request(2)
      await store.refresh()
      await gate.answer(2, with: .posts(3...4, next: 5))
      await more
      recorder.expectTrace(
        """
        loaded[2] --loadMore--> appending[2]
        appending[2] --refresh--> appending[2] [unchanged]
        appending[2] --succeed--> loaded[4]
        """
      )
    }

    // Inventory: A-15
    @Test("Refresh and append: in every order of their answers the list is what the refresh says")
    func mixes() async {
      for schedule in CompletionSchedule.all(of: 3) {
        // Requests: an append that is cancelled, another append, and the refresh that replaces it.
        let gate = PageGate()
        let store = PagingStore(
          initialState: PostState(pages: [.posts(1...2, next: 3)])!,
          fetch: gate.fetch
        )
        let recorder = StateRecorder(pagesOf: store)
        let append = Task { await store.loadMore() }
        await gate.request(1)
        store.cancel()
        let again = Task { await store.loadMore() }
        await gate.request(2)
        let refresh = Task { await store.refresh() }
        await gate.request(3)
        await schedule.complete(
          gate,
          answer: { .posts([$0 * 10], next: nil) },
          failure: { Oops(number: $0) },
          ended: { await recorder.changes(4 + $0) }
        )
        for task in [append, again, refresh] { await task.value }
        let isFailure = schedule.failures.contains(3)
        #expect(store.titles == (isFailure ? ["1", "2"] : ["30"]), "\(schedule)")
        #expect(store.state.phase == (isFailure ? .refreshFailed : .loadedAtEnd), "\(schedule)")
        #expect(recorder.changes.count { $0.isDiscarded } == 2, "\(schedule)")
        recorder.skip(.changes, .discarded)
      }
    }

    @Test("Append while refreshing: the append does nothing, and returns at once")
    func appendWhileRefreshing() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let refresh: Void = store.refresh()
      await gate.request(2)
      await store.loadMore()
      await gate.answer(2, with: .posts(1...2, next: 3))
      await refresh
      recorder.expectTrace(
        """
        loaded[2] --refresh--> refreshing[2]
        refreshing[2] --loadMore--> refreshing[2] [unchanged]
        refreshing[2] --succeed--> loaded[2]
        """
      )
    }

    @Test("Append while appending: callers join one request") func appendWhileAppending() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let first: Void = store.loadMore()
      await gate.request(2)
      async let second: Void = store.loadMore()
      await recorder.changes(2)
      await gate.answer(2, with: .posts(3...4, next: nil))
      _ = await (first, second)
      #expect(gate.requests == [nil, 3])
      recorder.expect("loaded[2] → appending[2] → loadedAtEnd[4]")
    }

    // Inventory: A-17
    @Test("Append result base: edits that are made during an append stay")
    func appendsToWhatIsThere() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let more: Void = store.loadMore()
      await gate.request(2)
      store.update(id: 1) { $0.title = "liked" }
      store.remove { $0.id == 2 }
      store.update(id: 99) { $0.title = "nobody" }
      await gate.answer(2, with: .posts(3...4, next: nil))
      await more
      #expect(store.titles == ["1 liked", "3", "4"])
      recorder.expectTrace(
        """
        loaded[2] --loadMore--> appending[2]
        appending[2] --update--> appending[2]
        appending[2] --update--> appending[1]
        appending[1] --update--> appending[1] [unchanged]
        appending[1] --succeed--> loadedAtEnd[3]
        """
      )
    }

    @Test("End reached: loading more does nothing") func endOfList() async {
      let store = PagingStore(fetch: gate.fetch)
      let recorder = StateRecorder(pagesOf: store)
      await store.loadMore()
      async let refresh: Void = store.refresh()
      await gate.answer(1, with: .posts(1...2, next: nil))
      await refresh
      await store.loadMore()
      recorder.expectTrace(
        """
        idle --loadMore--> idle [unchanged]
        idle --refresh--> loading
        loading --succeed--> loadedAtEnd[2]
        loadedAtEnd[2] --loadMore--> loadedAtEnd[2] [unchanged]
        """
      )
    }

    @Test("A list whose items were all removed goes on where they were") func emptied() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      store.remove { _ in true }
      async let more: Void = store.loadMore()
      await gate.answer(2, with: .posts(3...4, next: nil))
      await more
      #expect(gate.requests == [nil, 3])
      recorder.expect("loaded[2] → loaded[0] → appending[0] → loadedAtEnd[2]")
    }

    @Test("First page empty: the list is loaded, empty, and at its end")
    func firstPageEmpty() async {
      let store = PagingStore(pages: [0: .empty(next: nil)])
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      #expect(store.state.isEmpty)
      recorder.expect("idle → loading → loadedAtEnd[0]")
    }

    @Test("Empty page, cursor present: the same operation reads on, as far as its budget")
    func emptyPages() async {
      let store = PagingStore(pages: [
        0: .empty(next: 1), 1: .empty(next: 2), 2: .empty(next: 3), 3: .posts([7], next: 4),
        4: .empty(next: 5), 5: .empty(next: 6), 6: .empty(next: 7), 7: .empty(next: 8),
      ])
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      await store.loadMore()
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[1]
        loaded[1] --loadMore--> appending[1]
        appending[1] --succeed--> loaded[1] [emptyPages(4)]
        """
      )
      #expect(store.state.nextCursor == 8)
    }

    @Test("Empty first pages, cursor present: the list is not at its end, and can be read on")
    func emptyFirstPages() async {
      let store = PagingStore(pages: [
        0: .empty(next: 1), 1: .empty(next: 2), 2: .empty(next: 3), 3: .empty(next: 4),
        4: .empty(next: 5), 5: .posts([7], next: nil),
      ])
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      #expect(!store.state.isAtEnd)
      await store.loadMore()
      #expect(store.titles == ["7"])
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[0] [emptyPages(4)]
        loaded[0] --loadMore--> appending[0]
        appending[0] --succeed--> loadedAtEnd[1]
        """
      )
    }

    @Test("Cursor that was already asked: the list ends if the page has nothing new")
    func cycle() async {
      let store = PagingStore(pages: [
        0: .posts(1...2, next: 3), 3: .posts(3...4, next: 5), 5: .posts([5, 3], next: 3),
      ])
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      for _ in 1...4 { await store.loadMore() }
      #expect(store.titles == ["1", "2", "3", "4", "5"])
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[2]
        loaded[2] --loadMore--> appending[2]
        appending[2] --succeed--> loaded[4]
        loaded[4] --loadMore--> appending[4]
        appending[4] --succeed--> loaded[5] [duplicates(["3"])]
        loaded[5] --loadMore--> appending[5]
        appending[5] --succeed--> loadedAtEnd[5] [cursorStuck] [duplicates(["3", "4"])]
        loadedAtEnd[5] --loadMore--> loadedAtEnd[5] [unchanged]
        """
      )
    }

    @Test("Cursor does not advance: the list ends, with a report") func stuckCursor() async {
      let store = PagingStore(pages: [0: .posts(1...2, next: 3), 3: .posts(3...4, next: 3)])
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      await store.loadMore()
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[2]
        loaded[2] --loadMore--> appending[2]
        appending[2] --succeed--> loadedAtEnd[4] [cursorStuck]
        """
      )
    }

    @Test("Cursor does not advance: a last item that is asked for again is known by its id")
    func stuckItem() async {
      let store = PagingStore<Post, Post, Oops>(
        fetchInitial: { [Post(id: 1), Post(id: 2)] },
        fetchMore: { last in [Post(id: last.id, title: "again")] }
      )
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      await store.loadMore()
      #expect((store.state.items ?? []).map(\.description) == ["1", "2 again"])
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[2]
        loaded[2] --loadMore--> appending[2]
        appending[2] --succeed--> loadedAtEnd[2] [cursorStuck] [duplicates(["2"])]
        """
      )
    }

    @Test("Failure after pages: they stay, and the failure has its operation")
    func failures() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let more: Void = store.loadMore()
      await gate.fail(2, with: Oops())
      await more
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .append))
      store.dismissAnnouncement()
      #expect(store.announcement?.isDismissed == true)
      recorder.expect("loaded[2] → appending[2] → appendFailed[2]")
    }

    @Test("Cancellation: a list is what it was before, and reset() forgets it")
    func cancelAndReset() async {
      let store = await loadedStore()
      let recorder = StateRecorder(pagesOf: store)
      async let more: Void = store.loadMore()
      await gate.request(2)
      store.cancel()
      await more
      store.reset()
      #expect(store.generation == 1)
      #expect(store.state == PostState())
      await gate.answer(2, with: .posts(3...4, next: nil))
      await recorder.changes(4)
      recorder.expectTrace(
        """
        loaded[2] --loadMore--> appending[2]
        appending[2] --cancel--> loaded[2]
        loaded[2] --reset--> idle
        idle --succeed--> idle [discarded: request 2]
        """
      )
    }
  }
}

import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("PagingStore: rules") struct PagingRulesTests {
    typealias Report = StateChange<PostState, Oops>.Report

    @Test(
      "Duplicate ids: within a page and across pages, by policy",
      arguments: [
        (DuplicatePolicy.keepFirst, ["1", "2 new", "3"], [Report.duplicates(["2"])]),
        (.keepLast, ["1", "2 new", "3"], [.duplicates(["2"])]),
        (.allow, ["1", "2", "2 new", "3"], []),
        (.report, ["1", "2", "2 new", "3"], [.duplicates(["2"])]),
      ]
    )
    func duplicates(policy: DuplicatePolicy, titles: [String], reports: [Report]) async {
      let store = PagingStore(
        rules: PagingRules(duplicates: policy),
        pages: [
          0: .posts(1...2, next: 1),
          1: .init(items: [Post(id: 2, title: "new"), Post(id: 3)], next: 2),
          2: .posts([4], next: nil),
        ]
      )
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      await store.loadMore()
      #expect(store.titles == titles)
      #expect(recorder.changes.last?.reports == reports)
      await store.loadMore()
      #expect(recorder.changes.last?.reports == [], "what was reported once is not again")
      recorder.skip(.changes)
    }

    @Test(
      "Duplicate ids: pages appended one by one give the list of all of them together",
      arguments: DuplicatePolicy.allCases,
      [false, true]
    )
    func oneByOne(policy: DuplicatePolicy, isEdited: Bool) async {
      // Pages of five posts, whose ids repeat soon, late, and within a page.
      let pages = (0..<12).map { page in
        PostState.Page.posts(
          (0..<5).map { (page * 7 + $0 * $0 * (page % 3 + 1)) % 31 },
          title: "of \(page)",
          next: page == 11 ? nil : page + 1
        )
      }
      let store = PagingStore(
        rules: PagingRules(duplicates: policy),
        pages: Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($0, $1) })
      )
      let recorder = StateRecorder(pagesOf: store)
      await store.refresh()
      var expected = PostState.merging([pages[0]], duplicates: policy, id: \.id)
      for page in pages.dropFirst() {
        if isEdited {
          store.remove { $0.id == page.items[1].id }
          for index in expected.pages.indices {
            expected.pages[index].items.removeAll { $0.id == page.items[1].id }
          }
        }
        let known =
          policy == .report
          ? PostState.merging(expected.pages, duplicates: policy, id: \.id).duplicates : []
        expected = PostState.merging(expected.pages + [page], duplicates: policy, id: \.id)
        await store.loadMore()
        #expect(store.state.pages == expected.pages)
        let twice = expected.duplicates.filter { !known.contains($0) }
        #expect(
          recorder.changes.last?.reports
            == (twice.isEmpty ? [] : [.duplicates(twice.map(\.description))])
        )
      }
      recorder.skip(.changes)
    }

    @Test("Duplicate ids: items that are not Identifiable are told apart by the id of the rules")
    func ownIDs() async {
      func store(_ rules: PagingRules<String>) -> PagingStore<String, Int, Oops> {
        PagingStore(rules: rules) { cursor in
          cursor == nil
            ? .init(items: ["ant", "bee"], next: 1) : .init(items: ["Ape", "cat"], next: nil)
        }
      }
      let plain = store(PagingRules())
      await plain.refresh()
      await plain.loadMore()
      #expect(plain.state.items == ["ant", "bee", "Ape", "cat"])
      let keyed = store(PagingRules(id: { $0.lowercased().first }))
      await keyed.refresh()
      await keyed.loadMore()
      #expect(keyed.state.items == ["Ape", "bee", "cat"])
    }

    @Test("Refresh policy: the first page is the list") func firstPage() async {
      let (store, gate) = await refreshed(.firstPage, answers: [.posts([9, 1], next: 2)])
      #expect(store.titles == ["9", "1"])
      #expect(gate.requests == [nil, 2, nil])
    }

    @Test("Refresh policy: all pages are loaded one after the other, and replace the list together")
    func allPages() async {
      let (store, gate) = await refreshed(
        .allPages,
        answers: [.posts([9, 1], next: 5), .posts([2], next: 6)]
      )
      #expect(store.titles == ["9", "1", "2"])
      #expect(gate.requests == [nil, 2, nil, 5])
      #expect(store.state.nextCursor == 6)
    }

    @Test("Refresh policy: a list that has become shorter ends sooner")
    func allPagesShorter() async {
      let (store, gate) = await refreshed(.allPages, answers: [.posts([9], next: nil)])
      #expect(store.titles == ["9"])
      #expect(gate.requests == [nil, 2, nil])
    }

    @Test("Refresh policy: all pages or none") func allPagesFail() async {
      let gate = PageGate()
      let store = await pagedStore(.allPages, gate)
      async let refresh: Void = store.refresh()
      await gate.answer(3, with: .posts([9], next: 5))
      await gate.fail(4, with: Oops())
      await refresh
      #expect(store.titles == ["1", "2"])
      #expect(store.state.phase == .refreshFailed)
    }

    /// Returns a store of two pages, with the posts 1 and 2.
    private func pagedStore(_ policy: RefreshPolicy, _ gate: PageGate) async -> PostStore {
      let store = PagingStore(rules: PagingRules(refresh: policy), fetch: gate.fetch)
      async let refresh: Void = store.refresh()
      await gate.answer(1, with: .posts([1], next: 2))
      await refresh
      async let more: Void = store.loadMore()
      await gate.answer(2, with: .posts([2], next: 3))
      await more
      return store
    }

    /// Returns that store after a refresh.
    private func refreshed(
      _ policy: RefreshPolicy,
      answers: [PostState.Page]
    ) async -> (store: PostStore, gate: PageGate) {
      let gate = PageGate()
      let store = await pagedStore(policy, gate)
      async let refresh: Void = store.refresh()
      for (index, answer) in answers.enumerated() { await gate.answer(index + 3, with: answer) }
      await refresh
      return (store, gate)
    }
  }
}

import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  /// The server gives a new post its id, -1 becomes 100, while edits of the post are in the list.
  @Suite("Stores: edits of an item whose id changes") struct RenamedItemTests {
    private let gate = PageGate()
    private let posts = Gate<Post, Post, Oops>()
    private let calls = Gate<String, Void, Oops>()

    /// Returns a list of two posts, and the pending insertion of a third one.
    private func list() async -> (store: PostStore, insertion: Task<Void, Never>) {
      let store = PostStore(fetch: gate.fetch)
      async let first: Void = store.refresh()
      await gate.answer(1, with: .posts([1, 2], next: nil))
      await first
      let insertion = Task { [posts] in
        _ = try? await store.inserting(Post(id: -1)) { () throws(Oops) in
          try await posts.fetch(Post(id: -1))
        }
      }
      await posts.request(1)
      return (store, insertion)
    }

    private func confirm(_ insertion: Task<Void, Never>) async {
      await posts.answer(1, with: Post(id: 100))
      await insertion.value
    }

    private func refresh(_ store: PostStore, _ number: Int, _ ids: [Int]) async {
      async let refresh: Void = store.refresh()
      await gate.answer(number, with: .posts(ids, next: nil))
      await refresh
    }

    private static let edits: [(@Sendable (PostStore) -> Void, [String])] = [
      ({ $0.update(id: -1) { $0.title = "liked" } }, ["100 liked", "1", "2"]),
      ({ $0.remove { $0.id == -1 } }, ["1", "2"]),
      ({ $0.move(where: { $0.id == -1 }, to: .end) }, ["1", "2", "100"]),
      ({ $0.move(where: { $0.id == 2 }, to: .after(id: -1)) }, ["100", "2", "1"]),
      ({ $0.insert(Post(id: 9), at: .before(id: -1)) }, ["9", "100", "1", "2"]),
    ]

    @Test("An edit follows its item", arguments: 0..<5)
    func edits(index: Int) async {
      let (edit, expected) = Self.edits[index]
      let (store, insertion) = await list()
      edit(store)
      await confirm(insertion)
      #expect(store.titles == expected)
      // The server has stored all edits.
      await refresh(store, 2, [100, 1])
      #expect(store.titles == ["100", "1"])
    }

    @Test(
      "An edit with a call follows its item, and is undone if its call fails",
      arguments: [true, false]
    )
    func updating(isFailing: Bool) async {
      let (store, insertion) = await list()
      let like = Task { [calls] in
        try? await store.updating(id: -1) {
          $0.title = "liked"
        } during: { () throws(Oops) in
          try await calls.fetch("like")
        }
      }
      await calls.request(1)
      #expect(store.titles == ["-1 liked", "1", "2"])
      await confirm(insertion)
      #expect(store.titles == ["100 liked", "1", "2"])
      // The server knows the post by now, but not yet that it is liked.
      await refresh(store, 2, [100, 1, 2])
      #expect(store.titles == ["100 liked", "1", "2"])
      await calls.resume(1, with: isFailing ? .failure(Oops()) : .success(()))
      _ = await like.value
      #expect(store.titles == [isFailing ? "100" : "100 liked", "1", "2"])
    }

    @Test("An edit of an item that the server does not know yet stays over its answers")
    func refreshBefore() async {
      let (store, insertion) = await list()
      store.update(id: -1) { $0.title = "liked" }
      store.update(id: 1) { $0.title = "seen" }
      await refresh(store, 2, [1, 2])
      #expect(store.titles == ["-1 liked", "1", "2"])
      await confirm(insertion)
      #expect(store.titles == ["100 liked", "1", "2"])
    }

    @Test("An item that replaces a draft keeps its place after another draft that was replaced")
    func secondDraft() async {
      let (store, insertion) = await list()
      let second = Task { [posts] in
        _ = try? await store.inserting(Post(id: -2), at: .after(id: -1)) { () throws(Oops) in
          try await posts.fetch(Post(id: -2))
        }
      }
      await posts.request(2)
      store.update(id: -2) { $0.title = "liked" }
      await confirm(insertion)
      await posts.answer(2, with: Post(id: 200))
      await second.value
      #expect(store.titles == ["100", "200 liked", "1", "2"])
    }
  }
}

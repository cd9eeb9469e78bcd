import DiptychRedux
import DiptychState
import DiptychSystem
import DiptychTesting
import Testing

@Suite("Parts of a store") struct StorePartTests {
  private struct Archive: Sendable, Equatable {
    var keyword = ""
    var found: [String] = []
  }

  private enum ArchiveAction: Sendable, Equatable {
    case search(String)
    case found([String])
  }

  private struct AppState: Sendable, Equatable {
    var archive = Archive()
    var count = 0
  }

  private enum Action: Sendable, Equatable {
    case archive(ArchiveAction)
    case count
  }

  private static let archive = StoreFeature(\AppState.archive, Action.archive) { action in
    if case .archive(let action) = action { action } else { nil }
  }

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .archive(let action): reduceArchive(&state.archive, action)
    case .count: state.count += 1
    }
  }

  private static func reduceArchive(_ state: inout Archive, _ action: ArchiveAction) {
    switch action {
    case .search(let keyword): state.keyword = keyword
    case .found(let found): state.found = found
    }
  }

  // Inventory: E-04
  @Test(
    "The reducer of a part changes that part alone, and its actions pass through its scope",
    arguments: [
      (Action.count, AppState(count: 1)),
      (.archive(.search("a")), AppState(archive: Archive(keyword: "a"))),
      (.archive(.found(["b"])), AppState(archive: Archive(found: ["b"]))),
    ]
  )
  private func composing(action: Action, expected: AppState) {
    let store = Store(initialState: AppState(), reducer: Self.reduce)
    store.dispatch(action)
    #expect(store.state == expected)

    let scoped = Store(initialState: AppState(), reducer: Self.reduce)
    let archive = scoped.scope(to: Self.archive)
    switch action {
    case .archive(let action): archive.dispatch(action)
    case .count: scoped.dispatch(action)
    }
    #expect(scoped.state == expected)
    #expect(archive.state == expected.archive)
  }

  @Test("The middleware of a part is called for its actions alone, and its effects send them")
  func middleware() async {
    let calls = Mutex<[String]>([])
    let store = Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        Self.archive.middleware { before, after, action in
          calls.withLock { $0.append("\(before.keyword)→\(after.keyword)") }
          guard case .search(let keyword) = action else { return [] }
          return [.run { send in send(.found([keyword])) }]
        }
      ]
    )
    store.dispatch(.count)
    await store.scope(to: Self.archive).dispatch(.search("a")).finish()
    #expect(store.state == AppState(archive: Archive(keyword: "a", found: ["a"]), count: 1))
    #expect(calls.withLock { $0 } == ["→a", "a→a"])
  }

  @Test("An effect of a part is cancelled by its id") func cancelling() async {
    let gate = Gate<String, [String], Never>()
    let store = Store(
      initialState: AppState(),
      reducer: Self.reduce,
      middlewares: [
        Self.archive.middleware { _, after, action in
          guard case .search = action else { return [] }
          return [
            .run { send in send(.found(await gate.fetch(after.keyword))) }
              .cancellable(id: "search", cancelInFlight: true)
          ]
        }
      ]
    )
    let archive = store.scope(to: Self.archive)
    archive.dispatch(.search("a"))
    await gate.request(1)
    archive.dispatch(.search("b"))
    await gate.answer(2, with: ["b"])
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(archive.state == Archive(keyword: "b", found: ["b"]))
  }
}

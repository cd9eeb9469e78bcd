import Diptych
import DiptychSystem
import Testing

@testable import DiptychGallery

@Suite("Loads and actions of a list") struct PagingActionsTests {
  /// A server of pages with one post each; the request for the third page fails once.
  private final class API: Sendable {
    private let calls = Mutex(0)

    func first() async throws(Offline) -> [Post] {
      calls.withLock { $0 += 1 }
      return [Post(id: 1, title: "Post 1")]
    }

    func posts(after last: Post) async throws(Offline) -> [Post] {
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      if call == 3 { throw Offline() }
      return last.id == 3 ? [] : [Post(id: last.id + 1, title: "Post \(last.id + 1)")]
    }
  }

  // Inventory
  @Test("A list that loads itself: first load, more, a failure, a retry, the end")
  func owned() async {
    let api = API()
    var host = RecordingHost()
    let list = PagingList(fetchInitial: api.first, fetchMore: api.posts) {
      List($0) { Text($0.title) }
    }
    .endView { EndOfListView() }
    #expect(host.render(list, as: .text(width: 40)) == "⠋ Loading…\n")
    #expect(host.wants.count == 1)
    #expect(host.wantsMore.isEmpty)
    for want in host.wants.values { await want() }

    #expect(host.render(list, as: .text(width: 40)) == "• Post 1\n[Load more]\n")
    #expect(host.wants.isEmpty)
    #expect(host.wantsMore.count == 1)
    for more in host.wantsMore.values { await more() }

    #expect(host.render(list, as: .text(width: 40)) == "• Post 1\n• Post 2\n[Load more]\n")
    await host.press("Load more")

    #expect(
      host.render(list, as: .text(width: 40))
        == "• Post 1\n• Post 2\n\n┃ ✗ You are offline.\n┃   [Retry]\n"
    )
    // A failed load is not repeated automatically.
    #expect(host.wantsMore.isEmpty)
    await host.press("Retry")

    #expect(
      host.render(list, as: .text(width: 40)) == "• Post 1\n• Post 2\n• Post 3\n[Load more]\n"
    )
    await host.press("Load more")
    #expect(
      host.render(list, as: .text(width: 40))
        == "• Post 1\n• Post 2\n• Post 3\n──── End of list. ────\n"
    )
    #expect(host.wantsMore.isEmpty)
    #expect(host.buttons.isEmpty)
  }

  // Inventory: A-15
  @Test("The next page is asked for in every frame, under the number of the page")
  func levelTriggered() throws {
    let page = PostsState.Page(items: Post.samples, next: Post.samples.last)
    let one = try #require(PostsState(pages: [page]))
    let refreshing = try #require(PostsState(pages: [page], inFlight: .refresh))
    let two = try #require(PostsState(pages: [page, page]))
    var host = RecordingHost()
    let places = [one, one, refreshing, one, two].map { state in
      _ = host.render(
        PagingList(state: state, onLoadMore: {}) { List($0) { Text($0.title) } },
        as: .html
      )
      return Set(host.wantsMore.keys)
    }
    #expect(places.map(\.count) == [1, 1, 0, 1, 1])
    #expect(places[0] == places[1])
    #expect(places[0] == places[3])
    #expect(places[0] != places[4])
  }

  // Inventory: A-15
  @Test("A failed page is not asked for again automatically, though nothing shows the failure")
  func failed() throws {
    let page = PostsState.Page(items: Post.samples, next: Post.samples.last)
    let state = try #require(PostsState(pages: [page], failure: (.append, Offline())))
    var presentation = Presentation.standard
    presentation.appendFailed = []
    var host = RecordingHost()
    let list = PagingList(state: state, presentation: presentation, onLoadMore: {}) {
      List($0) { Text($0.title) }
    }
    _ = host.render(list, as: .html)
    #expect(host.buttons.map(\.label) == ["Load more"])
    #expect(host.wantsMore.isEmpty)
  }

  @Test("A list that is not shown asks for nothing") func hidden() throws {
    let page = PostsState.Page(items: Post.samples, next: Post.samples.last)
    let state = try #require(PostsState(pages: [page], failure: (.refresh, Offline())))
    let wishes = [Presentation.standard, .keepsErrorWhileRetrying].map { presentation in
      var host = RecordingHost()
      let list = PagingList(state: state, presentation: presentation, onLoadMore: {}) {
        List($0) { Text($0.title) }
      }
      _ = host.render(list, as: .html)
      return host.wantsMore.count
    }
    #expect(wishes == [1, 0])
  }

  // Inventory
  @Test("A list without actions of the caller has no button and no load") func noActions() {
    for named in NamedState<PostsState>.all {
      var host = RecordingHost()
      _ = host.render(PagingList(state: named.state) { List($0) { Text($0.title) } }, as: .html)
      #expect(host.buttons.isEmpty, "\(named.name)")
      #expect(host.wants.isEmpty, "\(named.name)")
      #expect(host.wantsMore.isEmpty, "\(named.name)")
    }
  }

  // Inventory: A-28
  @Test("The caller learns which operation failed, wherever the failure is shown")
  func callerDriven() async throws {
    let page = PostsState.Page(
      items: Post.samples,
      previous: Post.samples.first,
      next: Post.samples.last
    )
    var banner = Presentation.standard
    banner.appendFailed = .banner
    var heard: [String] = []
    for presentation in [.standard, banner, .keepsErrorWhileRetrying] {
      for operation in PagingOperation.allCases {
        let calls = Mutex<[String]>([])
        var host = RecordingHost()
        let list = PagingList(
          state: try #require(PostsState(pages: [page], failure: (operation, Offline()))),
          presentation: presentation,
          onLoadMore: { calls.withLock { $0.append("more") } },
          onRetry: { calls.withLock { $0.append("refresh") } }
        ) { List($0) { Text($0.title) } }
        .onLoadPrevious { calls.withLock { $0.append("previous") } }
        _ = host.render(list, as: .html)
        await host.press("Retry")
        heard += calls.withLock(\.self)
      }
    }
    let each = ["refresh", "more", "previous"]
    #expect(heard == each + each + each)
  }

  // Inventory: A-29
  @Test("A store is loaded once per generation, by whoever shows it") func store() async {
    let store = PagingStore { (_: Post?) throws(Offline) -> PostsState.Page in throw Offline() }
    let list = PagingList(store: store) { List($0) { Text($0.title) } }
    var host = RecordingHost()
    _ = host.render(list, as: .html)
    let first = Set(host.wants.keys)
    _ = host.render(list, as: .html)
    #expect(Set(host.wants.keys) == first)
    for want in host.wants.values { await want() }
    #expect(host.render(list, as: .text(width: 40)) == "┃ ✗ You are offline.\n┃   [Retry]\n")
    #expect(host.wants.isEmpty)
    store.reset()
    _ = host.render(list, as: .html)
    #expect(host.wants.count == 1)
    #expect(Set(host.wants.keys) != first)
  }

  // Inventory: A-30
  @Test("A list that loads into a binding: the caller reads the state that it shows")
  func binding() async {
    let api = API()
    let shared = Shared(wrappedValue: PostsState())
    let list = PagingList(
      state: shared.projectedValue,
      fetchInitial: api.first,
      fetchMore: api.posts
    ) { List($0) { Text($0.title) } }
    var host = RecordingHost()
    _ = host.render(list, as: .html)
    for want in host.wants.values { await want() }
    #expect(shared.wrappedValue.items?.map(\.title) == ["Post 1"])
    #expect(host.render(list, as: .text(width: 40)) == "• Post 1\n[Load more]\n")
  }
}

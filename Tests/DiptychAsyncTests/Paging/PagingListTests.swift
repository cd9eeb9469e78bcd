import Diptych
import DiptychTesting
import Testing

@testable import DiptychGallery

@Suite("A list of pages") struct PagingListTests {
  typealias PostList = PagingList<
    _PagingStateSource<Post, Post, Offline>, List<ForEach<[Post], Int, Text>>, DefaultLoadingView,
    DefaultErrorView<Offline>
  >

  private func view(of state: PostsState, _ presentation: Presentation = .standard) -> PostList {
    PagingList(state: state, presentation: presentation, onLoadMore: {}, onRetry: {}) {
      List($0) { Text($0.title) }
    }
    .endView { EndOfListView() }
  }

  // MARK: Pictures

  // Inventory
  @Test("Snapshots of every state in each presentation", arguments: Presentation.namedForLists)
  func pictures(name: String, presentation: Presentation) {
    let more = name == "standard" ? [SnapshotFormat.html(pretty: false), .accessibility] : []
    expectSnapshot(
      of: StateSheet(states: NamedState<PostsState>.all) { view(of: $0, presentation) },
      named: name,
      as: [.text(width: 30), .text(width: 60), .ansi(width: 60), .html] + more
    )
  }

  // Inventory: A-21
  @Test("Snapshots of every state with a placeholder") func placeholderPictures() {
    expectSnapshot(
      of: StateSheet(states: NamedState<PostsState>.all) { view(of: $0).placeholder(Post.stubs) },
      named: "placeholder",
      as: [.text(width: 30), .text(width: 60), .ansi(width: 60), .html]
    )
  }

  @Test("Snapshots of a list whose items were all removed, and that has a next page")
  func emptiedPictures() {
    let pages = [PostsState.Page(items: [], next: Post.samples.last)]
    let states: [NamedState<PostsState>] = [
      ("more", nil, nil), ("appending", nil, .append), ("append failed", .append, nil),
      ("append failed, appending", .append, .append), ("refreshing", nil, .refresh),
      ("refresh failed", .refresh, nil),
    ].compactMap { (name: String, failed: PagingOperation?, inFlight: PagingOperation?) in
      PostsState(pages: pages, failure: failed.map { ($0, Offline()) }, inFlight: inFlight)
        .map { NamedState(name: name, state: $0) }
    }
    #expect(states.count == 6)
    expectSnapshot(
      of: StateSheet(states: states) { view(of: $0) },
      named: "emptied",
      as: [.text(width: 60), .html]
    )
  }

  @Test("A list without items, whose next page nothing can load, is empty") func stuck() throws {
    let state = try #require(
      PostsState(pages: [PostsState.Page(items: [], next: Post.samples.last)])
    )
    let list = PagingList(state: state) { List($0) { Text($0.title) } }
    #expect(list.rendered(as: .text(width: 40)) == "• Nothing here.\n")
  }

  // Inventory
  @Test(
    "A state looks the same in all four styles",
    arguments: NamedState<PostsState>.all.indices,
    Presentation.namedForLists
  )
  func styles(index: Int, named: (name: String, presentation: Presentation)) async {
    let state = NamedState<PostsState>.all[index].state
    let presentation = named.presentation
    let nothing: @Sendable () async throws(Offline) -> [Post] = { [] }
    let more: @Sendable (Post) async throws(Offline) -> [Post] = { _ in [] }
    let fetch: @Sendable (Post?) async throws(Offline) -> PostsState.Page = { _ throws(Offline) in
      throw Offline()
    }
    let store = PagingStore(initialState: state, fetch: fetch)
    let expected = Pictures(of: view(of: state, presentation))

    let ofStore = PagingList(store: store, presentation: presentation) {
      List($0) { Text($0.title) }
    }
    .endView { EndOfListView() }
    #expect(Pictures(of: ofStore) == expected)

    let shared = Shared(wrappedValue: state)
    let bound = PagingList(
      state: shared.projectedValue,
      presentation: presentation,
      fetchInitial: nothing,
      fetchMore: more
    ) { List($0) { Text($0.title) } }
    .endView { EndOfListView() }
    #expect(Pictures(of: bound) == expected)

    let owning = PagingList(
      presentation: presentation,
      fetchInitial: nothing,
      fetchMore: more
    ) { List($0) { Text($0.title) } }
    .endView { EndOfListView() }
    #expect(Pictures(of: owning, given: store) == expected)
  }

  @Test("The end of a list is between lines if there is space for both") func end() {
    func picture(_ width: Int) -> String { EndOfListView().rendered(as: .text(width: width)) }
    #expect(picture(22) == "──── End of list. ────\n")
    #expect(picture(21) == "End of list.\n")
    #expect(picture(10) == "End of\nlist.\n")
  }

  // MARK: Slots

  // Inventory: A-27
  @Test("Each slot is the caller's or the default one") func slots() {
    func pictures<L: View, E: View>(
      _ view: (PostsState) -> PagingList<
        _PagingStateSource<Post, Post, Offline>, List<ForEach<[Post], Int, Text>>, L, E
      >
    ) -> [String] {
      ["refreshing", "empty, at end", "refresh failed"].compactMap { name in
        NamedState<PostsState>.all.first { $0.name == name }
      }
      .map { view($0.state).rendered(as: .text(width: 40)) }
    }
    let defaults = ["⠋ Loading…\n", "• Nothing here.\n", "┃ ✗ You are offline.\n"]
    let custom = ["wait\n", "none\n", "no: You are offline.\n"]
    func rows(_ posts: [Post]) -> List<ForEach<[Post], Int, Text>> {
      List(posts) { Text($0.title) }
    }
    func wait() -> Text { Text("wait") }
    func none() -> Text { Text("none") }
    func no(_ error: Offline) -> Text { Text("no: \(error.message)") }

    #expect(pictures { PagingList(state: $0, content: rows) } == defaults)
    #expect(
      pictures { PagingList(state: $0, content: rows, loadingView: wait) }
        == [custom[0], defaults[1], defaults[2]]
    )
    #expect(
      pictures { PagingList(state: $0, content: rows).emptyView { none() } }
        == [defaults[0], custom[1], defaults[2]]
    )
    #expect(
      pictures { PagingList(state: $0, content: rows, errorView: no) }
        == [defaults[0], defaults[1], custom[2]]
    )
    #expect(
      pictures {
        PagingList(state: $0, content: rows, loadingView: wait, errorView: no).emptyView { none() }
      } == custom
    )
  }

  @Test("A list shows its end only if it has a view for it")
  func noEndView() throws {
    let state = try #require(
      PostsState(pages: [PostsState.Page(items: [Post(id: 1, title: "Only")], next: nil)])
    )
    let list = PagingList(state: state) { List($0) { Text($0.title) } }
    #expect(list.rendered(as: .text(width: 40)) == "• Only\n")
    #expect(
      list.endView { Text("That was it.") }.rendered(as: .text(width: 40))
        == "• Only\nThat was it.\n"
    )
  }

  // MARK: Rows

  @Test("Items without an id of their own are known by the value at a key path") func ids() throws {
    let state = try #require(
      PagingState<String, Int, Offline>(pages: [.init(items: ["one", "two"], next: nil)])
    )
    var host = RecordingHost()
    let list = PagingList(state: state) {
      List($0, id: \.self) { word in
        AsyncValueView(fetch: { word }) { Text($0) }
      }
    }
    _ = host.render(list, as: .html)
    #expect(Set(host.places.compactMap(\.last)) == ["one", "two"])
  }

  // Inventory: A-21
  @Test("A view of the whole list can have a header and a footer, in the placeholder too")
  func listContent() {
    func tree(_ state: PostsState) -> String {
      PagingList(state: state) { posts in
        Section {
          List { ForEach(posts) { Text($0.title) } }
        } header: {
          Heading("Posts")
        } footer: {
          Text("\(posts.count) posts")
        }
      }
      .placeholder(Post.samples)
      .rendered(as: .tree)
    }
    let loaded = PostsState(pages: [PostsState.Page(items: Post.samples, next: nil)])
    let shape = kinds(of: tree(loaded ?? PostsState()))
    let placeholder: [Substring] = ["div"] + shape.map { "  \($0)" }
    #expect(kinds(of: tree(PostsState())) == placeholder)
    #expect(
      shape == [
        "section", "  h1", "    text", "  ul", "    text", "    text", "    text", "  text",
      ]
    )
  }
}

/// The output of a view in every medium.
private struct Pictures: Equatable {
  let text: String
  let ansi: String
  let html: String
  let tree: String

  init(of view: some View, given: AnyObject? = nil) {
    var host = RecordingHost()
    host.given = given
    text = host.render(view, as: .text(width: 40))
    ansi = host.render(view, as: .text(width: 40, color: .trueColor))
    html = host.render(view, as: .html)
    tree = host.render(view, as: .tree)
  }
}

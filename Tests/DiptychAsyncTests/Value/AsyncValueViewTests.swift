import Diptych
import DiptychTesting
import Testing

@testable import DiptychGallery

@Suite("A view of a value") struct AsyncValueViewTests {
  typealias UserValueView = AsyncValueView<
    UserState, UserView, DefaultLoadingView, DefaultErrorView<Offline>
  >

  private func view(
    of state: UserState,
    _ presentation: Presentation = .standard
  ) -> UserValueView {
    AsyncValueView(value: state, presentation: presentation, onRetry: {}) { UserView(user: $0) }
  }

  // MARK: Pictures

  // Inventory, B-04, C-04
  @Test("Snapshots of every state in each presentation", arguments: Presentation.named)
  func pictures(name: String, presentation: Presentation) {
    let more = name == "standard" ? [SnapshotFormat.html(pretty: false), .accessibility] : []
    expectSnapshot(
      of: StateSheet(states: NamedState<UserState>.all) { view(of: $0, presentation) },
      named: name,
      as: [.text(width: 30), .text(width: 60), .ansi(width: 60), .html] + more
    )
  }

  // Inventory: A-19, B-12
  @Test("Snapshots of every state with a placeholder") func placeholderPictures() {
    expectSnapshot(
      of: StateSheet(states: NamedState<UserState>.all) { view(of: $0).placeholder(.stub) },
      named: "placeholder",
      as: [.text(width: 30), .text(width: 60), .ansi(width: 60), .html]
    )
  }

  // MARK: Slots

  // Inventory: A-27, B-06, B-11, C-05, C-06, C-09
  @Test("Each slot is the caller's or the default one") func slots() {
    func pictures<L: View, E: View>(
      _ view: (UserState) -> AsyncValueView<UserState, Text, L, E>
    ) -> [String] {
      [.loading, .loaded(.ada), .failed(Offline())].map {
        view($0).rendered(as: .text(width: 40))
      }
    }
    let content = "Ada Lovelace\n"
    let defaults = ["⠋ Loading…\n", content, "┃ ✗ You are offline.\n"]
    let custom = ["wait\n", content, "no: You are offline.\n"]
    func name(_ user: User) -> Text { Text(user.name) }
    func wait() -> Text { Text("wait") }
    func no(_ error: Offline) -> Text { Text("no: \(error.message)") }
    #expect(pictures { AsyncValueView(value: $0, content: name) } == defaults)
    #expect(
      pictures { AsyncValueView(value: $0, content: name, loadingView: wait) }
        == [custom[0], content, defaults[2]]
    )
    #expect(
      pictures { AsyncValueView(value: $0, content: name, errorView: no) }
        == [defaults[0], content, custom[2]]
    )
    #expect(
      pictures { AsyncValueView(value: $0, content: name, loadingView: wait, errorView: no) }
        == custom
    )
  }

  // Inventory: C-05, C-06
  @Test("The initial view stands for idle alone, whatever the presentation shows there")
  func initialView() {
    func pictures(_ presentation: Presentation) -> [String] {
      NamedState<UserState>.all.prefix(2).map { named in
        AsyncValueView(value: named.state, presentation: presentation) { Text($0.name) }
          .placeholder(.stub)
          .initialView { Text("Type to search.") }
          .rendered(as: .text(width: 40))
      }
    }
    #expect(NamedState<UserState>.all.prefix(2).map(\.name) == ["idle", "loading"])
    #expect(pictures(.standard) == ["Type to search.\n", "▒▒▒▒ ▒▒▒▒▒▒▒\n"])
    #expect(pictures(.reloadsSilently) == ["Type to search.\n", "⠋ Loading…\n"])
    #expect(pictures(.hidesContentWhileLoading) == ["Type to search.\n", "⠋ Loading…\n"])
  }

  // MARK: Shape

  // Inventory
  @Test("The placeholder has the shape and the identities of the loaded content, in a stack")
  func placeholderShape() {
    var host = RecordingHost()
    let loaded = host.render(Probes(state: .loaded(.ada)), as: .tree)
    let places = host.places
    let placeholder = host.render(Probes(state: .loading), as: .tree)
    // The outer stack has the status attributes, and contains the same shape as the loaded value.
    #expect(kinds(of: placeholder) == ["div"] + kinds(of: loaded).map { "  " + $0 })
    #expect(host.places == places)
    #expect(!places.isEmpty)
  }

  // Inventory: A-20
  @Test("Views in the content keep their identities in every state that shows the content")
  func contentPlaces() {
    var host = RecordingHost()
    let states: [UserState] = [
      .loaded(.ada), .reloading(.ada), .reloadFailed(.ada, Offline()),
      .reloadRetrying(.ada, Offline()), .idle, .loading,
    ]
    let places = states.map { state in
      _ = host.render(Probes(state: state), as: .html)
      return host.places
    }
    #expect(Set(places).count == 1)
    #expect(places.first?.count == 1)
  }

  @Test("A placeholder neither loads nor retains anything")
  func nothingInPlaceholder() async {
    var host = RecordingHost()
    let store = AsyncStore { "friends" }
    let view = { (state: UserState) in
      AsyncValueView(value: state) { user in
        AsyncValueView(store: store) { Text($0) }
        AsyncValueView(fetch: { user.location }) { Text($0) }
        PagingList(fetchInitial: { [user] }, fetchMore: { _ in [] }) { List($0) { Text($0.name) } }
      }
      .placeholder(.stub)
    }
    _ = host.render(view(.loading), as: .html)
    #expect(host.wants.isEmpty)
    #expect(host.owned.isEmpty)
    _ = host.render(view(.loaded(.ada)), as: .html)
    #expect(host.wants.count == 3)
    #expect(host.owned.count == 2)
    for want in host.wants.values { await want() }
    #expect(
      host.render(view(.loaded(.ada)), as: .text(width: 40)) == """
        friends
        London
        • Ada Lovelace
        [Load more]

        """
    )
  }

  // Inventory: C-07, C-08
  @Test("A view of a value can stand in the content of another one, below what is beside it")
  func nested() {
    func screen(_ user: UserState, _ post: AsyncValue<Post, Offline>) -> String {
      AsyncValueView(value: user) { user in
        Text(user.name)
        AsyncValueView(value: post) { Text($0.title) }
      }
      .rendered(as: .text(width: 40))
    }
    let post = Post.samples[0]
    #expect(screen(.loading, .loaded(post)) == "⠋ Loading…\n")
    #expect(screen(.loaded(.ada), .loading) == "Ada Lovelace\n⠋ Loading…\n")
    #expect(screen(.loaded(.ada), .loaded(post)) == "Ada Lovelace\nSwift on Linux\n")
    #expect(
      screen(.reloading(.ada), .failed(Offline()))
        == "⠋ Loading…\n\nAda Lovelace\n┃ ✗ You are offline.\n"
    )
    // Both values combined into one.
    #expect(
      AsyncValueView(value: zip(UserState.loaded(.ada), AsyncValue<Post, Offline>.loading)) {
        Text("\($0.name): \($1.title)")
      }
      .rendered(as: .text(width: 40)) == "⠋ Loading…\n"
    )
  }

  @Test("A state shows only the elements that it has") func missingParts() {
    var presentation = Presentation.standard
    presentation.loading = [.content, .error, .banner]
    presentation.failed = .content
    #expect(view(of: .loading, presentation).rendered(as: .html) == "")
    #expect(view(of: .failed(Offline()), presentation).rendered(as: .html) == "")
  }

  @Test("A view of a value is one child in a stack and in a cell") func oneChild() {
    let view = HStack {
      Text("User:")
      AsyncValueView(value: UserState.reloading(.ada)) { Text($0.name) }
    }
    #expect(view.rendered(as: .text(width: 40)) == "User: ⠋ Loading…\n\n      Ada Lovelace\n")
    let cell = Table([UserState.failed(Offline()), .loaded(.ada)]) {
      TableColumn("User") { state in
        AsyncValueView(value: state, onRetry: {}) { Text($0.name) }
      }
    }
    #expect(
      cell.rendered(as: .text(width: 40)) == """
        User
        ────────────────────
        ┃ ✗ You are offline.
        ┃   [Retry]
        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        Ada Lovelace

        """
    )
  }
}

/// A view of a value, whose content owns an object.
private struct Probes: View {
  let state: UserState

  var body: some View {
    AsyncValueView(value: state) { user in
      Heading(user.name)
      List { Text(user.email) }
      Probe()
    }
    .placeholder(.stub)
  }
}

/// A view that owns an object, so that a host records its place.
private struct Probe: _PrimitiveView {
  final class Mark {}

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.owned(Mark.init)
  }
}

import Diptych
import DiptychTesting
import Testing

@testable import DiptychGallery

@Suite("Buttons in slots") struct SlotButtonsTests {
  /// A button of a component.
  private enum Kind: String, CaseIterable {
    case retry = "Retry"
    case refresh = "Refresh"
    case dismiss = "Dismiss"
    case loadMore = "Load more"

    @ViewBuilder func button(_ title: String) -> some View {
      switch self {
      case .retry: RetryButton(title)
      case .refresh: RefreshButton(title)
      case .dismiss: DismissButton(title)
      case .loadMore: LoadMoreButton(title)
      }
    }
  }

  /// A slot with its name and a button of that name.
  private struct Slot: View {
    let name: String
    let kind: Kind

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }

    var body: some View {
      Text("(\(name))")
      kind.button(name)
    }
  }

  /// A store of a state whose failure is announced.
  private final class Fixed<Value: Sendable>: Loadable {
    let state: AsyncValue<Value, Offline>
    let idleReason: IdleReason

    init(_ state: AsyncValue<Value, Offline>, _ idleReason: IdleReason = .notAsked) {
      self.state = state
      self.idleReason = idleReason
    }

    func load() async {}

    var announcement: Announcement<Offline>? {
      state.failure.map { Announcement(id: 1, failure: $0, load: .reload) }
    }
  }

  /// A store of a list whose failure is announced.
  private final class FixedPages: PagedLoadable {
    let state: PostsState

    init(_ state: PostsState) { self.state = state }

    func refresh() async {}
    func loadMore() async {}

    var announcement: Announcement<Offline>? {
      state.failure.map { Announcement(id: 1, failure: $0.error, load: .reload) }
    }
  }

  private static let slots = [
    "content", "placeholder", "loading", "error", "banner", "initial", "empty", "footer", "end",
  ]

  private func view<Source: _AsyncSource, C: View, L: View, E: View>(
    _ view: AsyncValueView<Source, C, L, E>,
    _ kind: Kind
  ) -> some View where Source.Failure == Offline {
    view.bannerView { _ in Slot("banner", kind) }.initialView { Slot("initial", kind) }
  }

  private func list<Source: _PagingSource, C: View, L: View, E: View>(
    _ list: PagingList<Source, C, L, E>,
    _ kind: Kind
  ) -> some View where Source.Failure == Offline {
    list.bannerView { _ in Slot("banner", kind) }
      .footerView { _ in Slot("footer", kind) }
      .endView { Slot("end", kind) }
  }

  /// Returns what a button does in each slot that is drawn.
  private func cell(_ view: some View) -> String {
    let useless = UselessButtons()
    let content = ContentTree(view.environment(\.uselessButtons, useless))
    return Self.slots.filter { content.text.contains("(\($0))") }.map { slot in
      if let button = content.all(.button, named: slot).first {
        return "\(slot): \(button.effectiveAttribute("disabled") == nil ? "works" : "disabled")"
      }
      return useless.messages.isEmpty ? "\(slot): nothing to do" : "\(slot): useless, says so"
    }
    .joined(separator: "<br>")
  }

  private func table<State>(
    _ title: String,
    _ states: [(String, State)],
    _ cell: (State, Kind) -> String
  ) -> String {
    let head = ["state"] + Kind.allCases.map(\.rawValue)
    let rows = states.map { name, state in [name] + Kind.allCases.map { cell(state, $0) } }
    let lines = ([head, head.map { _ in "---" }] + rows).map {
      "| \($0.joined(separator: " | ")) |\n"
    }
    return "## \(title)\n\n\(lines.joined())\n"
  }

  @Test("Every button in every slot, in every state") func table() {
    let values = NamedState<UserState>.all.map { ($0.name, $0.state) }
    let lists = NamedState<PostsState>.all.map { ($0.name, $0.state) }
    // Every slot once: without an action, the state does not matter.
    let valueSlots = values.filter { ["idle", "loading", "failed", "reloadFailed"].contains($0.0) }
    let listSlots = lists.filter {
      ["nothing", "refresh failed", "items, refresh failed", "items, at end", "empty, at end"]
        .contains($0.0)
    }
    let tables = [
      table("A value of a store", values) { state, kind in
        cell(
          view(
            AsyncValueView(store: Fixed(state)) { _ in
              Slot("content", kind)
            } loadingView: {
              Slot("loading", kind)
            } errorView: { _ in
              Slot("error", kind)
            },
            kind
          )
        )
      },
      table("A value of the caller, without an action", valueSlots) { state, kind in
        cell(
          view(
            AsyncValueView(value: state) { _ in
              Slot("content", kind)
            } loadingView: {
              Slot("loading", kind)
            } errorView: { _ in
              Slot("error", kind)
            },
            kind
          )
        )
      },
      table("A value of a store, with a placeholder", Array(values.prefix(2))) { state, kind in
        cell(
          AsyncValueView(store: Fixed(state)) { _ in Slot("placeholder", kind).unredacted() }
            .placeholder(.stub)
        )
      },
      table("A value of a store whose load had none", [("idle", UserState.idle)]) { state, kind in
        cell(
          AsyncValueView(store: Fixed(state, .empty)) { _ in
            Slot("content", kind)
          }
          .emptyView { Slot("empty", kind) }
        )
      },
      table("A list of a store", lists) { state, kind in
        cell(
          list(
            PagingList(
              store: FixedPages(state),
              content: { _ in Slot("content", kind) },
              loadingView: { Slot("loading", kind) },
              errorView: { _ in Slot("error", kind) }
            )
            .emptyView { Slot("empty", kind) },
            kind
          )
        )
      },
      table("A list of the caller, without an action", listSlots) { state, kind in
        cell(
          list(
            PagingList(
              state: state,
              content: { _ in Slot("content", kind) },
              loadingView: { Slot("loading", kind) },
              errorView: { _ in Slot("error", kind) }
            )
            .emptyView { Slot("empty", kind) },
            kind
          )
        )
      },
    ]
    expectSnapshot(of: tables.joined(), named: "table", as: .text(extension: "md"))
  }

  @Test("A button outside of any component has no message") func outside() {
    let useless = UselessButtons()
    let view = VStack {
      RetryButton()
      RefreshButton()
      DismissButton()
      LoadMoreButton()
    }
    #expect(view.environment(\.uselessButtons, useless).rendered(as: .text()) == "")
    #expect(useless.messages == [])
  }

  @Test("A button that never has an action says what to do, in a debug build") func useless() {
    let useless = UselessButtons()
    let view = AsyncValueView(value: UserState.loaded(.ada)) {
      Text($0.name)
      LoadMoreButton()
    }
    #expect(view.environment(\.uselessButtons, useless).rendered(as: .text()) == "Ada Lovelace\n")
    #if DEBUG
    #expect(
      useless.messages == [
        """
        a LoadMoreButton is in a slot of a component that never has its action, so it is never \
        drawn: give the component the action, or remove the button
        """
      ]
    )
    #endif
  }

  @Test("A button in the content loads the next page, and a retry works beside a value")
  func actions() async throws {
    let store = PagingStore<Int, Int, Offline> { .init(items: [$0 ?? 0], next: ($0 ?? 0) + 1) }
    let host = ViewHost {
      PagingList(
        store: store,
        content: { items in
          Text("\(items)")
          LoadMoreButton("More")
          RetryButton("Again")
        }
      )
      .footerView { _ in }
    }
    await host.settle()
    #expect(host.text == "[0]\n[More]\n[Again]")
    await host.press("More")
    #expect(host.text == "[0, 1]\n[More]\n[Again]")
    await host.press("Again")
    #expect(host.text == "[0]\n[More]\n[Again]")
  }
}

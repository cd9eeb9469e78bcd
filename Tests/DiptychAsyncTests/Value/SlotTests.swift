import Diptych
import Testing

@testable import DiptychGallery
import DiptychTesting

@Suite("Slots, labels and refresh") struct SlotTests {
  private typealias Pages = PagingState<Int, Int, Offline>

  private func pages(
    _ operation: PagingOperation? = nil,
    fails: Bool = false,
    next: Int? = 2
  ) -> Pages {
    Pages(
      pages: [.init(items: [1], next: next)],
      failure: fails ? operation.map { ($0, Offline()) } : nil,
      inFlight: fails ? nil : operation
    ) ?? Pages()
  }

  private func list(_ state: Pages) -> some View {
    PagingList(state: state, onLoadMore: {}, onRetry: {}) { List($0, id: \.self) { Text("\($0)") } }
      .footerView { phase in
        switch phase {
        case .more: RetryButton("Older")
        case .loading: Text("Fetching…")
        case .failed(let error):
          Text("No: \(error.message)")
          RetryButton()
        case .end: Text("All.")
        }
      }
  }

  // Inventory: A-15
  @Test("The footer of a list is the caller's, in each phase") func footer() {
    let pictures = [
      pages(), pages(.append), pages(.append, fails: true), pages(next: nil), pages(.refresh),
    ].map { list($0).rendered(as: .text(width: 40)) }
    #expect(
      pictures == [
        "• 1\n[Older]\n", "• 1\nFetching…\n", "• 1\nNo: You are offline.\n[Retry]\n", "• 1\nAll.\n",
        "⠋ Loading…\n\n• 1\n",
      ]
    )
  }

  @Test("A button in the footer loads the next page") func footerButton() async throws {
    let store = PagingStore<Int, Int, Offline> { .init(items: [$0 ?? 0], next: ($0 ?? 0) + 1) }
    let host = ViewHost {
      PagingList(store: store) {
        List($0, id: \.self) { Text("\($0)") }
      }
      .footerView { _ in RetryButton("Older") }
    }
    await host.settle()
    await host.press("Older")
    #expect(host.text == "• 0\n• 1\n[Older]")
  }

  // Inventory: A-23
  @Test("The banner is the caller's, with the actions for retry and dismissal")
  func banner() async throws {
    let store = AsyncStore<Int, Offline>(initialState: .loaded(1)) { () throws(Offline) -> Int in
      throw Offline()
    }
    let host = ViewHost {
      AsyncValueView(store: store) {
        Text("\($0)")
      }
      .bannerView { error in
        Text("Old: \(error.message)")
        RetryButton("Again")
        DismissButton()
      }
    }
    await store.load()
    #expect(host.text == "Old: You are offline.\n[Again]\n[Dismiss]\n\n1")
    await host.press("Dismiss")
    #expect(host.text == "1")
    let list = PagingList(state: pages(.refresh, fails: true)) {
      List($0, id: \.self) { Text("\($0)") }
    }
    .bannerView { Text($0.message) }
    #expect(list.rendered(as: .text(width: 40)) == "You are offline.\n\n• 1\n")
  }

  // Inventory: A-42
  @Test("A banner of the caller has a title of its own above the message") func titledBanner() {
    let value = AsyncValueView(value: AsyncValue.reloadFailed(1, Offline()), onRetry: {}) {
      Text("\($0)")
    }
    .bannerView { error in
      Callout("エラーが発生しました", status: .danger) {
        Text(error.message)
      } actions: {
        RetryButton()
      }
    }
    #expect(
      value.rendered(as: .text(width: 40))
        == "┃ ✗ エラーが発生しました\n┃   You are offline.\n┃\n┃   [Retry]\n\n1\n"
    )
  }

  // Inventory: A-41
  @Test("The caller hears of a failure where it writes the component")
  func failureAtCallSite() async {
    let state = Shared(wrappedValue: AsyncValue<Int, Offline>.loaded(1))
    let messages = Value([String]())
    let host = ViewHost {
      let failure = state.wrappedValue.failure
      AsyncValueView(value: state.wrappedValue) { Text("\($0)") }
        .task(id: failure != nil) {
          if let failure { messages.change { $0.append(failure.message) } }
        }
    }
    await host.settle()
    #expect(messages.value == [])
    state.wrappedValue = .reloadFailed(1, Offline())
    await host.settle()
    #expect(messages.value == ["You are offline."])
  }

  // Inventory: A-16, A-30, A-31
  @Test("A value can be loaded once more in every style") func refreshValue() async throws {
    let loads = Value(0)
    let fetch: @Sendable () async -> Int = {
      loads.change { $0 += 1 }
      return loads.value
    }
    let state = Shared(wrappedValue: AsyncValue<Int, Never>.idle)
    let kept = Shared(wrappedValue: AsyncValue<Int, Never>.loaded(0))
    let store = AsyncStore(fetch: fetch)
    let hosts = [
      ViewHost { AnyView(AsyncValueView(fetch: fetch) { Text("\($0)") }.refreshable()) },
      ViewHost { AnyView(AsyncValueView(store: store) { Text("\($0)") }.refreshable()) },
      ViewHost {
        AnyView(
          AsyncValueView(value: state.projectedValue, fetch: fetch) { Text("\($0)") }.refreshable()
        )
      },
      ViewHost {
        AnyView(
          AsyncValueView(value: kept.wrappedValue) { Text("\($0)") }
            .refreshable { kept.wrappedValue = .loaded(await fetch()) }
        )
      },
      ViewHost {
        AnyView(
          AsyncValueView(fetch: fetch) {
            Text("\($0)")
            RefreshButton()
          }
        )
      },
    ]
    for host in hosts {
      await host.settle()
      let before = loads.value
      await host.press("Refresh")
      #expect(loads.value == before + 1)
      #expect(host.text == "\(before + 1)\n[Refresh]")
    }
  }

  // Inventory: A-16, A-30, A-31
  @Test("A list can be refreshed, and has no button for it during a refresh")
  func refreshList() async throws {
    let loads = Value(0)
    let host = ViewHost {
      PagingList(
        fetchInitial: { () async -> [Int] in
          loads.change { $0 += 1 }
          return [loads.value]
        },
        fetchMore: { _ in [] },
        content: { List($0, id: \.self) { Text("\($0)") } }
      )
      .refreshable()
    }
    await host.settle()
    await host.press("Refresh")
    #expect(host.text == "• 2\n[Load more]\n[Refresh]")
    let busy = PagingList(state: pages(.refresh), onRetry: {}) {
      List($0, id: \.self) { Text("\($0)") }
    }
    .refreshable()
    #expect(busy.rendered(as: .text(width: 40)) == "⠋ Loading…\n\n• 1\n")
    let nobody = PagingList(state: pages()) { List($0, id: \.self) { Text("\($0)") } }.refreshable()
    #expect(nobody.rendered(as: .text(width: 40)) == "• 1\n")
  }

  @Test("Every label of a component comes from the environment") func words() {
    var words = Labels()
    words.loading = "Lädt …"
    words.loadingMore = "Lädt mehr …"
    words.loadMore = "Mehr"
    words.load = "Laden"
    words.retry = "Nochmal"
    words.refresh = "Neu"
    words.dismiss = "Weg"
    words.empty = "Nichts."
    words.endOfList = "Ende."
    func picture(_ view: some View) -> String {
      view.environment(\.labels, words).rendered(as: .text(width: 60))
    }
    func shown(_ state: Pages) -> String {
      picture(
        PagingList(state: state, onLoadMore: {}, onRetry: {}) {
          List($0, id: \.self) { Text("\($0)") }
        }
        .endView { EndOfListView() }
        .refreshable()
      )
    }
    let rows: [(state: Pages, lines: String)] = [
      (Pages(), "⠋ Lädt …\n"),
      (pages(), "• 1\n[Mehr]\n[Neu]\n"),
      (pages(.append), "• 1\n⠋ Lädt mehr …\n"),
      (pages(.append, fails: true), "• 1\n\n┃ ✗ You are offline.\n┃   [Nochmal]\n\n[Neu]\n"),
      (pages(.refresh), "⠋ Lädt …\n\n• 1\n"),
      (pages(next: nil), "• 1\n──── Ende. ────\n[Neu]\n"),
    ]
    for (state, lines) in rows { #expect(shown(state) == lines) }
    #expect(picture(Banner(Offline(), onDismiss: {})) == "┃ ✗ You are offline.\n┃   [Weg]\n")
    #expect(picture(DefaultEmptyView()) == "• Nichts.\n")
    #expect(picture(LoadingOverlay(isLoading: true) { Text("a") }) == "⠋ Lädt …\n\na\n")
  }

  // Inventory: A-19
  @Test("A placeholder tells screen readers that something is loading") func placeholder() {
    let view = AsyncValueView(value: AsyncValue<String, Never>.loading) { Text($0) }
      .placeholder("stub")
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack" role="status" aria-busy="true" aria-label="Loading…"><p>\
        <span class="redacted" aria-hidden="true">▒▒▒▒</span></p></div>
        """
    )
    #expect(view.rendered(as: .text(width: 40)) == "▒▒▒▒\n")
  }

  @Test("A view redacted by hand announces it like a placeholder, but not again in a component")
  func redactedByHand() {
    typealias State = AsyncValue<String, Never>
    let byHand = VStack { Text("stub").redacted(reason: .placeholder) }
    let around = VStack { Text("stub") }.redacted(reason: .placeholder)
    let loading = AsyncValueView(value: State.loading) { Text($0) }.placeholder("stub")
    let said = #" role="status" aria-busy="true" aria-label="Loading…""#
    let hidden = #"<span class="redacted" aria-hidden="true">▒▒▒▒</span>"#

    #expect(around.rendered(as: .html) == loading.rendered(as: .html))
    #expect(around.rendered(as: .plain) == loading.rendered(as: .plain))
    #expect(around.rendered(as: .text(width: 40)) == loading.rendered(as: .text(width: 40)))
    #expect(byHand.rendered(as: .html) == #"<div class="vstack"><p\#(said)>\#(hidden)</p></div>"#)

    let text = Text("stub").redacted(reason: .placeholder)
    let inside = AsyncValueView(value: State.loading) { _ in text }.placeholder("")
    #expect(inside.rendered(as: .html) == loading.rendered(as: .html))
    let loaded = AsyncValueView(value: State.loaded("")) { _ in text }
    #expect(loaded.rendered(as: .html) == "<p\(said)>\(hidden)</p>")
    let reloading = AsyncValueView(value: State.reloading("")) { _ in text }
    #expect(
      reloading.rendered(as: .html) == """
        <div class="vstack gap-1" aria-busy="true"><p role="status" aria-busy="true">Loading…</p>\
        <div class="vstack"><p>\(hidden)</p></div></div>
        """
    )
  }
}

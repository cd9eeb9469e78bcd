import Diptych
import Testing

@testable import DiptychGallery

@Suite("Failures") struct FailureTests {
  private struct Undisplayable: Error {
    let code = 7
  }

  // Inventory
  @Test("The default error view says what happened, and offers a retry where there is one")
  func defaultErrorView() {
    let view = DefaultErrorView(Offline())
    #expect(view.rendered(as: .text(width: 40)) == "┃ ✗ You are offline.\n")
    #expect(view.rendered(as: .text(options: .ascii)) == "| x You are offline.\n")
    #expect(
      view.environment(\.retry, ComponentAction {}).rendered(as: .text(width: 40))
        == "┃ ✗ You are offline.\n┃   [Retry]\n"
    )
    #expect(
      view.environment(\.retry, ComponentAction {}).rendered(as: .html).iconless == """
        <div class="callout danger" role="alert"><div><p>\
        <svg></svg><strong>You are offline.</strong></p></div>\
        <button type="button">Retry</button></div>
        """
    )
  }

  // Inventory: A-23
  @Test("An error without a message is described only on request")
  func undisplayable() {
    func check(_ view: some View) {
      #expect(view.rendered(as: .text(width: 40)) == "┃ ✗ Something went wrong.\n")
      #expect(!view.rendered(as: .html).iconless.contains("7"))
      #expect(
        view.environment(\.showsErrorDescriptions, true).rendered(as: .text(width: 40))
          == "┃ ✗ Undisplayable(code: 7)\n"
      )
    }
    check(DefaultErrorView(Undisplayable()))
    check(Banner(Undisplayable()))
    check(
      AsyncValueView(value: AsyncValue<Int, any Error>.failed(Undisplayable())) { Text("\($0)") }
    )
  }

  // Inventory: A-23
  @Test("A banner says what happened, and has a button for each thing that can be done")
  func banner() {
    let view = Banner(Offline(), onDismiss: {}).environment(\.retry, ComponentAction {})
    #expect(view.rendered(as: .text(width: 40)) == "┃ ✗ You are offline.\n┃   [Retry] [Dismiss]\n")
    #expect(Banner(Offline()).rendered(as: .text(width: 40)) == "┃ ✗ You are offline.\n")
    #expect(
      view.rendered(as: .html).iconless == """
        <div class="callout danger" role="alert"><div><p>\
        <svg></svg><strong>You are offline.</strong></p></div>\
        <button type="button">Retry</button><button type="button">Dismiss</button></div>
        """
    )
  }

  // Inventory: A-23
  @Test("The banner of a store is there as long as something is announced")
  func bannerOfStore() async {
    let store = AsyncStore(initialState: .loaded(.ada)) { () throws(Offline) -> User in
      throw Offline()
    }
    #expect(picture(Banner(of: store)) == "")
    await store.load()
    #expect(picture(Banner(of: store)) == "┃ ! Not up to date.\n┃   You are offline.  [Dismiss]\n")
    #expect(picture(Banner(of: store, presentation: .keepsErrorWhileRetrying)) == "")
    store.dismissAnnouncement()
    #expect(picture(Banner(of: store)) == "")
  }

  // Inventory: A-23
  @Test("The banner of a store of pages is there as long as something is announced")
  func bannerOfPages() async throws {
    let state = PostsState(pages: [PostsState.Page(items: Post.samples, next: Post.samples.last)])
    let store = try PagingStore(initialState: #require(state)) {
      (_: Post?) throws(Offline) -> PostsState.Page in throw Offline()
    }
    #expect(picture(Banner(of: store)) == "")
    await store.refresh()
    #expect(picture(Banner(of: store)) == "┃ ! Not up to date.\n┃   You are offline.  [Dismiss]\n")
    #expect(picture(Banner(of: store, presentation: .keepsErrorWhileRetrying)) == "")
    store.dismissAnnouncement()
    #expect(picture(Banner(of: store)) == "")

    await store.loadMore()
    #expect(picture(Banner(of: store)) == "")
    var presentation = Presentation.standard
    presentation.appendFailed = .banner
    #expect(
      picture(Banner(of: store, presentation: presentation))
        == "┃ ✗ You are offline.\n┃   [Dismiss]\n"
    )
  }

  // Inventory: A-23
  @Test("A failed first load is shown by the error view alone") func bannerOfFirstLoad() async {
    let store = AsyncStore { () throws(Offline) -> User in throw Offline() }
    await store.load()
    #expect(store.announcement?.load == .first)
    #expect(picture(Banner(of: store)) == "")

    let pages = PagingStore { (_: Post?) throws(Offline) -> PostsState.Page in throw Offline() }
    await pages.refresh()
    #expect(pages.announcement?.load == .first)
    #expect(picture(Banner(of: pages)) == "")
  }

  private func picture(_ banner: Banner?) -> String { banner.rendered(as: .text(width: 40)) }

  @Test("A retry button of an error view is disabled while the load is repeated")
  func disabledRetry() {
    let view = AsyncValueView(value: UserState.retrying(Offline()), onRetry: {}) {
      Text($0.name)
    } errorView: { _ in
      RetryButton()
    }
    #expect(
      view.rendered(as: .text(width: 40, color: .ansi16))
        == "\u{1B}[2m[Retry]\u{1B}[0m\n\u{1B}[36m⠋\u{1B}[0m Loading…\n"
    )
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack" aria-busy="true">\
        <p><button type="button" disabled>Retry</button></p>\
        <p role="status" aria-busy="true">Loading…</p></div>
        """
    )
  }

  @Test("A retry action without a closure is not available") func retryAction() async {
    #expect(!ComponentAction().isAvailable)
    #expect(ComponentAction {}.isAvailable)
    await ComponentAction()()
    #expect(RetryButton().rendered(as: .html) == "")
    #expect(
      RetryButton("Again").environment(\.retry, ComponentAction {}).rendered(as: .text(width: 40))
        == "[Again]\n"
    )
  }
}

extension String {
  /// The markup with the drawn icons left out.
  fileprivate var iconless: String { replacing(/<svg class="icon".*?<\/svg>/, with: "<svg></svg>") }
}

import Diptych

extension Article {
  /// “Handling loading states within SwiftUI views”: an object that loads, and a view that shows
  /// what it has loaded.
  static let loadingState = Article(
    title: "Handling loading states",
    screens: {
      [
        Screen(
          "A switch over LoadingState",
          pages.map { LoadingState($0) },
          content: PageSwitch.init
        ),
        Screen("AsyncContentView of a view model", pages) { page in
          AsyncValueView(store: PageModel(page), content: PageView.init)
        },
        Screen("AsyncContentView with a placeholder", pages) { page in
          AsyncValueView(store: PageModel(page), content: PageView.init).placeholder(.stub)
        },
        Screen("AsyncContentView of a publisher", [Page.loaded]) { page in
          AsyncValueView(source: AsyncStream<Page> { $0.yield(page) }, content: PageView.init)
        },
      ]
    },
    program: { delay in
      let api = FakeAPI(delay: delay, outcomes: .failure(Offline()), .success(Page.loaded))
      let model = PageModel(fetch: api.fetch)
      return frames(of: ViewHost { AsyncValueView(store: model, content: PageView.init) })
    }
  )

  static let pages = AsyncValue.samples(value: Page.loaded, failure: Offline())
}

/// The view model of the article, which is something that loads.
final class PageModel: Loadable {
  private let store: AsyncStore<Page, Offline>

  init(
    _ state: AsyncValue<Page, Offline> = .idle,
    fetch: @escaping @Sendable () async throws(Offline) -> Page = { () throws(Offline) in .loaded }
  ) {
    store = AsyncStore(initialState: state, fetch: fetch)
  }

  var state: AsyncValue<Page, Offline> { store.state }

  func load() async { await store.load() }
}

/// An article on the screen.
struct PageView: View {
  let page: Page

  init(_ page: Page) { self.page = page }

  var body: some View {
    Heading(page.title)
    Text(page.text)
  }
}

/// The view of the article: a switch over the enum.
struct PageSwitch: View {
  let state: LoadingState<Page, Offline>

  var body: some View {
    switch state {
    case .idle: EmptyView()
    case .loading: ProgressView()
    case .failed(let error):
      Text(error.message)
      Button("Retry") {}
    case .loaded(let page): PageView(page)
    }
  }
}

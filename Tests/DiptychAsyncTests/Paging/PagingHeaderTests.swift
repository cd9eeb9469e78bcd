import Diptych
import DiptychTesting
import Testing

@Suite("The header of a list") struct PagingHeaderTests {
  private struct Oops: Error, DisplayableError { var message: String { "No connection." } }
  private typealias State = PagingState<String, Int, Oops>

  private static let pages = [State.Page(items: ["4", "5"], previous: 3, next: 6)]

  private func text(
    _ failed: PagingOperation?,
    _ inFlight: PagingOperation?,
    pages: [State.Page] = PagingHeaderTests.pages,
    presentation: Presentation = .standard
  ) throws -> String {
    let failure = failed.map { (operation: $0, error: Oops()) }
    let state = try #require(State(pages: pages, failure: failure, inFlight: inFlight))
    let list = PagingList(
      state: state,
      presentation: presentation,
      onLoadMore: {},
      onRetry: {}
    ) { List($0, id: \.self) { Text($0) } }
    .onLoadPrevious {}
    return list.rendered(as: .text(width: 40))
  }

  // Inventory: A-28
  @Test("Each state of a list that goes on in both directions") func states() throws {
    let items = "• 4\n• 5\n"
    let failure = "┃ ✗ No connection.\n┃   [Retry]\n"
    #expect(try text(nil, nil) == "[Load previous]\n\(items)[Load more]\n")
    #expect(try text(nil, .prepend) == "⠋ Loading more…\n\(items)")
    #expect(try text(nil, .append) == "\(items)⠋ Loading more…\n")
    #expect(try text(.prepend, nil) == "\(failure)\n\(items)[Load more]\n")
    #expect(try text(.append, nil) == "[Load previous]\n\(items)\n\(failure)")
    #expect(try text(.prepend, .prepend) == "⠋ Loading more…\n\(items)")
    #expect(try text(nil, nil, pages: [.init(items: ["1"], next: nil)]) == "• 1\n")
    #expect(
      try text(nil, nil, pages: [.init(items: ["1"], previous: 0, next: nil)])
        == "[Load previous]\n• 1\n"
    )
  }

  @Test("A list without items, and with a previous page, is not empty") func emptied() throws {
    #expect(
      try text(nil, nil, pages: [.init(items: [], previous: 0, next: nil)]) == "[Load previous]\n"
    )
  }

  @Test("The button of the header and its retry load the previous page of a store")
  func store() async throws {
    let gate = DiptychTesting.Gate<Int?, State.Page, Oops>()
    let store = PagingStore(initialState: try #require(State(pages: Self.pages)), fetch: gate.fetch)
    let host = ViewHost {
      PagingList(store: store) { List($0, id: \.self) { Text($0) } }
        .headerView { phase in
          switch phase {
          case .more: LoadMoreButton("Older")
          case .loading: Text("Fetching…")
          case .failed: RetryButton()
          case .end: Text("never")
          }
        }
    }
    await host.settle()
    #expect(host.text == "[Older]\n• 4\n• 5\n[Load more]")
    async let press: Void = host.press("Older")
    #expect(await gate.request(1) == 3)
    #expect(host.text == "Fetching…\n• 4\n• 5")
    await gate.fail(1, with: Oops())
    await press
    #expect(host.text == "[Retry]\n• 4\n• 5\n[Load more]")
    async let again: Void = host.press("Retry")
    await gate.answer(2, with: .init(items: ["2", "3"], previous: nil, next: 4))
    await again
    #expect(host.text == "• 2\n• 3\n• 4\n• 5\n[Load more]")
  }
}

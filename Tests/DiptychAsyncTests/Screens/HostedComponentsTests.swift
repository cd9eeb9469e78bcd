import Diptych
import DiptychSystem
import Testing

@testable import DiptychGallery
import DiptychTesting

/// Tests components on a screen run by a host, with the calls that a program makes.
@Suite("Components in a host") struct HostedComponentsTests {
  /// A server that fails once for the user, and has three pages of one post each.
  private final class API: Sendable {
    private let hasFailed = Mutex(false)

    func user() async throws(Offline) -> User {
      let fails = hasFailed.withLock { hasFailed in
        defer { hasFailed = true }
        return !hasFailed
      }
      if fails { throw Offline() }
      return .ada
    }

    func posts(after last: Post?) async throws(Offline) -> [Post] {
      let id = (last?.id ?? 0) + 1
      return id > 3 ? [] : [Post(id: id, title: "Post \(id)")]
    }
  }

  private struct Screen: View {
    let api: API

    var body: some View {
      AsyncValueView(fetch: api.user) { user in
        Text(user.name)
        AsyncValueView(fetch: { user.location }) { Text($0) }
      }
      .placeholder(.stub)
      PagingList(
        fetchInitial: { () throws(Offline) in try await api.posts(after: nil) },
        fetchMore: { last throws(Offline) in try await api.posts(after: last) }
      ) { List($0) { Text($0.title) } }
      .endView { EndOfListView() }
    }
  }

  // Inventory, C-07
  @Test("A screen loads, is tried again and scrolled to its end") func screen() async throws {
    let api = API()
    let host = ViewHost { Screen(api: api) }
    func text() -> String { host.rendered(as: .text(width: 40)) }
    #expect(text() == "▒▒▒▒ ▒▒▒▒▒▒▒\n▒▒▒▒▒▒▒▒\n⠋ Loading…\n")
    await host.settle()
    #expect(text() == "┃ ✗ You are offline.\n┃   [Retry]\n\n• Post 1\n[Load more]\n")
    await host.press("Retry")
    await host.settle()
    #expect(text() == "Ada Lovelace\nLondon\n• Post 1\n[Load more]\n")
    await host.press("Load more")
    #expect(text() == "Ada Lovelace\nLondon\n• Post 1\n• Post 2\n[Load more]\n")
    await host.settle(morePages: 10)
    #expect(
      text() == "Ada Lovelace\nLondon\n• Post 1\n• Post 2\n• Post 3\n──── End of list. ────\n"
    )
  }
}

import Diptych
import DiptychSystem
import Testing

@testable import DiptychGallery

@Suite("Loads and actions of a view of a value") struct AsyncValueActionsTests {
  /// A server that fails once, then answers.
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
  }

  /// Renders, runs the requested loads, and presses Retry after the failure.
  private func scenario(_ view: some View) async -> [String] {
    var host = RecordingHost()
    var frames = [host.render(view, as: .text(width: 40))]
    for want in host.wants.values { await want() }
    frames.append(host.render(view, as: .text(width: 40)))
    // A failed load is not started again automatically.
    for want in host.wants.values { await want() }
    await host.press("Retry")
    frames.append(host.render(view, as: .text(width: 40)))
    return frames
  }

  private let frames = ["⠋ Loading…\n", "┃ ✗ You are offline.\n┃   [Retry]\n", "Ada Lovelace\n"]

  // Inventory, B-01, B-02, B-03, B-05, B-06, B-07
  @Test("A store is loaded when it is shown, and tried again by the button") func store() async {
    let store = AsyncStore(fetch: API().user)
    #expect(await scenario(AsyncValueView(store: store) { Text($0.name) }) == frames)
  }

  // Inventory: A-33
  @Test("State that the component owns is loaded when it is shown, and tried again by the button")
  func owned() async {
    let api = API()
    #expect(await scenario(AsyncValueView(fetch: api.user) { Text($0.name) }) == frames)
  }

  // Inventory: A-33
  @Test(
    "A binding is loaded when it is shown, and tried again by the button; the caller can read it"
  )
  func binding() async {
    let api = API()
    let shared = Shared(wrappedValue: UserState.idle)
    let view = AsyncValueView(value: shared.projectedValue, fetch: api.user) { Text($0.name) }
    #expect(await scenario(view) == frames)
    #expect(shared.wrappedValue == .loaded(.ada))
  }

  // Inventory
  @Test("The retry button calls the caller's action, and is missing without one")
  func callerDriven() async {
    let presses = Mutex(0)
    var host = RecordingHost()
    let state = UserState.failed(Offline())
    let view = AsyncValueView(value: state, onRetry: { presses.withLock { $0 += 1 } }) {
      Text($0.name)
    }
    _ = host.render(view, as: .html)
    await host.press("Retry")
    #expect(presses.withLock(\.self) == 1)
    _ = host.render(AsyncValueView(value: state) { Text($0.name) }, as: .html)
    #expect(host.buttons.isEmpty)
  }

  // Inventory: B-07
  @Test("An error view of the caller's own can try again") func customErrorView() async {
    let store = AsyncStore(fetch: API().user)
    await store.load()
    let view = AsyncValueView(store: store) {
      Text($0.name)
    } errorView: { error in
      Text(error.message)
      RetryButton("Once more")
    }
    var host = RecordingHost()
    #expect(host.render(view, as: .text(width: 40)) == "You are offline.\n[Once more]\n")
    await host.press("Once more")
    #expect(host.render(view, as: .text(width: 40)) == "Ada Lovelace\n")
  }

  // Inventory: B-08, B-09, B-10
  @Test("The latest element of a sequence is the value, however often the frame is drawn")
  func stream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let view = AsyncValueView(source: stream) { Text($0) }
    var host = RecordingHost()
    #expect(host.render(view, as: .text(width: 40)) == "⠋ Loading…\n")
    let want = host.wants.values.first
    continuation.yield("one")
    continuation.yield("two")
    continuation.finish()
    await want?()
    #expect(host.render(view, as: .text(width: 40)) == "two\n")
    #expect(host.wants.isEmpty)
    #expect(host.owned.count == 1)
  }

  // Inventory: A-05
  @Test("A first load is asked for once per store and generation") func generations() async {
    func place(_ store: AsyncStore<User, Offline>) -> [[AnyHashable]] {
      var host = RecordingHost()
      _ = host.render(AsyncValueView(store: store) { Text($0.name) }, as: .html)
      return Array(host.wants.keys)
    }
    let store = AsyncStore(fetch: API().user)
    let first = place(store)
    #expect(first.count == 1)
    #expect(place(store) == first)
    #expect(place(AsyncStore(fetch: API().user)) != first)
    await store.load()
    #expect(place(store).isEmpty)
    store.reset()
    #expect(place(store).count == 1)
    #expect(place(store) != first)
  }

  // Inventory: A-23
  @Test("The banner over a store can be dismissed; the next failure has one again")
  func dismissal() async {
    let fails = Mutex(false)
    let store = AsyncStore { () throws(Offline) in
      if fails.withLock(\.self) { throw Offline() }
      return User.ada
    }
    await store.load()
    fails.withLock { $0 = true }
    await store.load()
    let view = AsyncValueView(store: store) { Text($0.name) }
    let banner = """
      ┃ ! Not up to date.
      ┃   You are offline.  [Retry] [Dismiss]

      Ada Lovelace

      """
    var host = RecordingHost()
    #expect(host.render(view, as: .text(width: 40)) == banner)
    await host.press("Dismiss")
    #expect(host.render(view, as: .text(width: 40)) == "Ada Lovelace\n")
    await store.load()
    #expect(host.render(view, as: .text(width: 40)) == banner)
  }

  // Inventory: A-23
  @Test("A dismissed banner stays away during the next attempt")
  func dismissedWhileRetrying() async {
    let (requests, request) = AsyncStream.makeStream(of: Void.self)
    let (answers, answer) = AsyncStream.makeStream(of: Void.self)
    let loads = Mutex(0)
    let store = AsyncStore { () throws(Offline) in
      let load = loads.withLock { loads in
        loads += 1
        return loads
      }
      if load == 1 { return User.ada }
      if load == 3 {
        request.yield()
        for await _ in answers { break }
      }
      throw Offline()
    }
    await store.load()
    await store.load()
    let view = AsyncValueView(store: store) { Text($0.name) }
    store.dismissAnnouncement()
    #expect(view.rendered(as: .text(width: 40)) == "Ada Lovelace\n")
    async let retry: Void = store.load()
    for await _ in requests { break }
    #expect(view.rendered(as: .text(width: 40)) == "⠋ Loading…\n\nAda Lovelace\n")
    answer.yield()
    await retry
    #expect(
      view.rendered(as: .text(width: 40))
        == """
        ┃ ! Not up to date.
        ┃   You are offline.  [Retry] [Dismiss]

        Ada Lovelace

        """
    )
  }

  // Inventory
  @Test("A state looks the same in every style", arguments: NamedState<UserState>.all)
  func styles(named: NamedState<UserState>) {
    func pictures(_ view: some View, given: AnyObject? = nil) -> [String] {
      var host = RecordingHost()
      host.given = given
      return [
        host.render(view, as: .text(width: 40, color: .trueColor)),
        host.render(view, as: .html),
        host.render(view, as: .tree),
      ]
    }
    let fetch = API().user
    let store = AsyncStore(initialState: named.state, fetch: fetch)
    let shared = Shared(wrappedValue: named.state)
    let expected = pictures(AsyncValueView(value: named.state, onRetry: {}) { Text($0.name) })
    #expect(pictures(AsyncValueView(store: store) { Text($0.name) }) == expected)
    #expect(
      pictures(AsyncValueView(value: shared.projectedValue, fetch: fetch) { Text($0.name) })
        == expected
    )
    #expect(pictures(AsyncValueView(fetch: fetch) { Text($0.name) }, given: store) == expected)
  }

  // Inventory: B-13
  @Test("Rows that load themselves keep what they loaded when the rows change their order")
  func rows() async {
    func list(_ ids: [Int]) -> some View {
      List {
        ForEach(ids, id: \.self) { id in
          AsyncValueView(fetch: { "Article \(id)" }) { Text($0) }
        }
      }
    }
    var host = RecordingHost()
    _ = host.render(list([1, 2]), as: .html)
    for want in host.wants.values { await want() }
    #expect(
      host.render(list([3, 2, 1]), as: .text(width: 40))
        == "• ⠋ Loading…\n• Article 2\n• Article 1\n"
    )
    #expect(host.wants.count == 1)
  }
}

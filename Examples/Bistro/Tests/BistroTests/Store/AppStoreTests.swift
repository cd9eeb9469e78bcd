import Diptych
import DiptychRedux
import DiptychTesting
import Synchronization
import Testing

@testable import BistroCore

@Suite("The store of the program") struct AppStoreTests {
  // Inventory: E-01, E-04
  @Test("An action of a slice goes only through the middleware and the reducer of that slice")
  func parts() async {
    let store = AppStore(services: .mock())
    let recorder = StateRecorder(store)
    await store.dispatch(.profile(.load(.points))).finish()
    #expect(recorder.changes.map { $0.action as? AppAction }.count == 2)
    var expected = AppState()
    expected.profile.points = store.state.profile.points
    #expect(store.state == expected)
    #expect(store.state.profile.points.value?.points == 1240)
    recorder.skip(.changes)
  }

  // Inventory: E-02
  @Test("A middleware of a part receives the states before and after, and the action")
  func middlewares() async {
    let calls = Mutex<[String]>([])
    let store = AppStore(
      initialState: AppState(),
      reducer: AppState.reduce,
      middlewares: [
        AppPart.archive.middleware { before, after, action in
          calls.withLock { $0.append("\(before.query.note) → \(after.query.note): \(action)") }
          return []
        }
      ]
    )
    store.dispatch(.show(.profile))
    store.dispatch(.archive(.search("a")))
    store.dispatch(.archive(.choose("B")))
    #expect(
      calls.withLock { $0 } == [#"all → a: search("a")"#, #"a → a+B: choose("B")"#]
    )
  }

  // Inventory: E-05
  @Test("The store is the caller's: drawing a view again makes no other one")
  func ownership() async {
    let api = GateAPI()
    let store = AppStore(services: .mock(api: api))
    let host = ViewHost { AppView(store: store) }
    store.dispatch(.show(.archive))
    for _ in 1...3 { _ = host.rendered(as: .plain) }
    #expect(store.state.tab == .archive)
    #expect(api.gate.requests.isEmpty)
  }

  // Inventory: E-07
  @Test("A screen is loaded when it first appears, and not again when it comes back")
  func firstAppearance() async throws {
    let api = GateAPI()
    let store = AppStore(state: AppState(tab: .archive), services: .mock(api: api))
    let host = ViewHost { AppView(store: store) }
    async let settled: Void = host.settle()
    try await api.answer(1)
    await settled
    async let favorites: Void = host.settle()
    await host.press("★ Favorites")
    try await api.answer(2)
    await favorites
    await host.press("☰ Archive")
    await host.settle()
    #expect(api.gate.requests.map(\.endpoint) == [.archive, .favorites])
    #expect(ArchiveViewModel(store.state).count == "40 dishes")
  }

  // Inventory: E-06
  @Test("A view model is a value, which says all that its view shows")
  func viewModel() throws {
    var state = try Sample.state(.loaded)
    state.archive.query = DishQuery(category: "洋食")
    state.archive.results = .loaded(SearchResults(of: state.archive.query, in: try Sample.dishes()))
    let model = ArchiveViewModel(state)
    #expect(model == ArchiveViewModel(state))
    #expect(
      model.chips.map { ($0.isSelected ? "✓" : "") + $0.title }
        == ["Bistro", "Trattoria", "✓洋食", "和食", "中菜", "Konditorei", "Garden"]
    )
    #expect(model.count == "7 dishes")
    #expect(model.dishes?.filter { $0.isFavorite == true }.map(\.id) == [15, 17])
  }

  // Inventory: E-15
  @Test("A new state is idle, so no screen shows content, an empty list or an error")
  func initialState() {
    let store = AppStore(services: nil)
    for tab in Tab.allCases {
      let text = ScreenView(tab: tab, store: store).rendered(as: .plain)
      #expect(!text.contains("No "))
      #expect(!text.contains("Nothing"))
      #expect(!text.contains("Retry"))
    }
  }

  // Inventory: E-16, E-17
  @Test(
    "Every error ends its load, with its message on the screen",
    arguments: [
      APIError.unreachable(address: "http://localhost:1", reason: "nothing listens there"),
      .missingFiles(folder: "/nowhere"), .status(503, .archive),
      .notJSON(.archive, type: "text/html"), .malformed(.archive, reason: "it ends too early"),
      .wrongType(.archive, path: "[3].name", expected: "text"),
    ]
  )
  func errors(error: APIError) async {
    let api = GateAPI()
    let store = AppStore(services: .mock(api: api))
    let host = ViewHost { ScreenView(tab: .archive, store: store) }
    async let settled: Void = host.settle()
    await api.gate.fail(1, with: error)
    await settled
    #expect(store.state.archive.results == .failed(error))
    #expect(!store.isBusy)
    #expect(host.rendered(as: .plain).contains(error.message))
  }

  // Inventory: E-17
  @Test("A load that nobody waits for any more is cancelled, and can be started again")
  func cancelling() async throws {
    let api = GateAPI()
    let store = AppStore(services: .mock(api: api))
    let task = store.dispatch(.archive(.load))
    await api.gate.request(1)
    task.cancel()
    await api.gate.cancellation(of: 1)
    await api.gate.fail(1, with: .cancelled)
    await task.finish()
    #expect(store.state == AppState())
  }

  // Inventory: E-18
  @Test("Files and memory stand for server and database, and need no time")
  func mocks() async {
    let store = AppStore(services: .mock(favorites: MemoryRepository(favorites: [17])))
    let host = ViewHost { ForEach(Tab.allCases, id: \.self) { ScreenView(tab: $0, store: store) } }
    await host.settle()
    #expect(Tab.allCases.compactMap { store.state.failure(on: $0) } == [])
    let failing = AppStore(
      services: .mock(
        api: FailingAPI(base: Sample.api, endpoints: Set(Endpoint.allCases)),
        favorites: MemoryRepository(failure: .locked(path: "x"))
      )
    )
    let failingHost = ViewHost {
      ForEach(Tab.allCases, id: \.self) { ScreenView(tab: $0, store: failing) }
    }
    await failingHost.settle()
    #expect(Tab.allCases.compactMap { failing.state.failure(on: $0) }.count == 4)
  }
}

import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

/// Tests that compare every screen in every state, as plain text, in a terminal and in a page.
@Suite("Screens") struct ScreenTests {
  private static let formats: [SnapshotFormat] = [.text(width: 80), .ansi(), .html]

  private func expectScreen(_ state: AppState, named name: String) {
    let store = AppStore(state: state, services: nil)
    expectSnapshot(
      of: ScreenView(tab: state.tab, store: store),
      named: "\(state.tab.rawValue) \(name)",
      as: Self.formats
    )
  }

  // Inventory: E-19
  @Test("Each screen in each state", arguments: Tab.allCases, AsyncPhase.allCases)
  func states(tab: Tab, phase: AsyncPhase) throws {
    expectScreen(try Sample.state(phase, tab: tab), named: phase.rawValue)
  }

  // Inventory: E-19
  @Test("Each screen when there is nothing to show", arguments: Tab.allCases)
  func empty(tab: Tab) throws {
    var state = AppState(tab: tab)
    state.home.banners = .loaded([])
    state.home.news = .loaded([])
    state.home.topics = .loaded([])
    state.home.trends = .loaded([])
    state.home.photos = .loaded([])
    state.archive.categories = try Sample.state(.loaded).archive.categories
    state.archive.query = DishQuery(keyword: "ramen")
    state.archive.results = .loaded(
      SearchResults(of: state.archive.query, in: try Sample.dishes())
    )
    state.favorites.ids = .loaded([])
    state.favorites.dishes = .loaded([])
    state.favorites.guests = .loaded([])
    state.profile.person = try Sample.state(.loaded).profile.person
    state.profile.points = .loaded(Points(points: 0, level: "Guest", next: 100, history: []))
    state.profile.social = .loaded([])
    state.profile.information = .loaded(
      Information(announcements: [], comments: [], recents: [])
    )
    expectScreen(state, named: "empty")
  }

  // Inventory: E-22, E-23
  @Test("The archive while it searches, and with its matches in two colours")
  func archive() throws {
    var state = try Sample.state(.loaded, tab: .archive)
    let dishes = try Sample.dishes()
    state.archive.query = DishQuery(keyword: "チーズ", category: "洋食")
    state.archive.results = .reloading(SearchResults(of: DishQuery(keyword: "チーズ"), in: dishes))
    expectScreen(state, named: "searching")
    state.archive.results = .loaded(SearchResults(of: state.archive.query, in: dishes))
    expectScreen(state, named: "found")
  }

  @Test("The home screen with a section in each state, and a favourite that left the archive")
  func mixed() throws {
    var state = try Sample.state(.loaded)
    state.home.news = .loading
    state.home.topics = .failed(.status(500, .topics))
    state.home.trends = .loaded([])
    expectScreen(state, named: "mixed")
    state.tab = .favorites
    state.favorites.ids = .loaded([99, 17])
    expectScreen(state, named: "gone")
  }

  // Inventory: E-08, E-24
  @Test("The program with its tabs, the introduction above, and what could not be stored")
  func program() throws {
    var state = try Sample.state(.loaded, tab: .favorites)
    func expectProgram(named name: String) {
      let view = AppView(store: AppStore(state: state, services: nil))
      expectSnapshot(of: view, named: name, as: Self.formats)
    }
    expectProgram(named: "program")
    state.onboarding.isDone = .loaded(false)
    expectProgram(named: "introduction")
    state.onboarding.isDone = .loaded(true)
    state.onboarding.failure = .locked(path: "/mnt/bistro")
    state.favorites.failure = .readOnly(path: "/mnt/bistro")
    expectProgram(named: "not stored")
  }

  @Test("The frames of the archive while it loads, and while it searches")
  func film() async throws {
    let api = GateAPI()
    let store = AppStore(services: .mock(api: api))
    var strip = FilmStrip(width: 80, frameWidth: 34)
    let screen = ScreenView(tab: .archive, store: store)
    strip.add("idle", screen)
    let load = store.dispatch(.archive(.search("feta")))
    strip.add("loading", screen)
    try await api.answer(1)
    await load.finish()
    strip.add("found", screen)
    let search = store.dispatch(.archive(.search("kirsch")))
    strip.add("searching", screen)
    await api.gate.fail(2, with: Sample.failure)
    await search.finish()
    strip.add("failed", screen)
    let retry = store.dispatch(.archive(.load))
    strip.add("retrying", screen)
    try await api.answer(3)
    await retry.finish()
    strip.add("found", screen)
    expectSnapshot(of: strip.description)
  }
}

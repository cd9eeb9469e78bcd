import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

@Suite("Favorites") struct FavoritesTests {
  private let repository = GateFavorites(stored: [1, 2])
  private let store: AppStore
  private let recorder: StateRecorder<AppState, Never>

  init() async {
    store = AppStore(services: .mock(favorites: repository))
    await store.dispatch(.favorites(.load)).finish()
    recorder = StateRecorder(
      store,
      describing: { $0.favorites.note },
      describingAction: { (action: AppAction) in
        switch action {
        case .favorites(.changed): "changed"
        case .favorites(.failed): "failed"
        case .favorites(let action): "\(action)"
        default: "other"
        }
      }
    )
  }

  private static let failure = DatabaseError.locked(path: "x")

  // Inventory: E-13
  @Test("A favourite is shown at once, and a failure takes back that one alone")
  func rollback() async {
    let first = store.dispatch(.favorites(.toggle(3)))
    await repository.gate.request(1)
    let second = store.dispatch(.favorites(.toggle(1)))
    await repository.gate.request(2)
    await repository.gate.fail(1, with: Self.failure)
    await first.finish()
    await repository.gate.answer(2, with: ())
    await second.finish()
    recorder.expectTrace(
      """
      loaded([1, 2]) --toggle(3)--> loaded([1, 2]) [unchanged]
      loaded([1, 2]) --changed--> loaded([1, 2, 3])
      loaded([1, 2, 3]) --toggle(1)--> loaded([1, 2, 3]) [unchanged]
      loaded([1, 2, 3]) --changed--> loaded([2, 3])
      loaded([2, 3]) --changed--> loaded([2])
      loaded([2]) --failed--> loaded([2]) ✗
      """
    )
    recorder.finish()
  }

  // Inventory: E-13
  @Test("A change stays on the screen when the favourites are read again meanwhile")
  func reading() async {
    let task = store.dispatch(.favorites(.toggle(3)))
    await repository.gate.request(1)
    await store.dispatch(.favorites(.load)).finish()
    #expect(store.state.favorites.note == "loaded([1, 2, 3])")
    await repository.gate.answer(1, with: ())
    await task.finish()
    #expect(store.state.favorites.note == "loaded([1, 2, 3])")
    recorder.skip(.changes)
  }

  // Inventory: E-13
  @Test("A dish that is changed again while it is written ends as the user wants it")
  func quickChanges() async {
    for number in 1...4 {
      store.dispatch(.favorites(.toggle(3)))
      await repository.gate.request(number)
    }
    for number in [4, 2, 1, 3] { await repository.gate.answer(number, with: ()) }
    await store.settle()
    // The writes are asked for in the order of the changes.
    #expect(repository.gate.requests.map(\.isFavorite) == [true, false, true, false])
    #expect(repository.gate.requests.allSatisfy { $0.dish == 3 })
    #expect(store.state.favorites.note == "loaded([1, 2])")
    recorder.skip(.changes)
  }

  @Test("A favourite that is changed before they were read changes nothing")
  func unread() async {
    let store = AppStore(services: .mock(favorites: repository))
    await store.dispatch(.favorites(.toggle(3))).finish()
    #expect(store.state == AppState())
  }

  // Inventory: E-10, E-20
  @Test("A reload keeps the cards on the screen, also when it fails")
  func reload() async throws {
    let api = GateAPI()
    let store = AppStore(services: .mock(api: api, favorites: MemoryRepository(favorites: [17])))
    let host = ViewHost { ScreenView(tab: .favorites, store: store) }
    async let settled: Void = host.settle()
    try await api.answer(1)
    try await api.answer(2)
    await settled
    let loaded = host.rendered(as: .plain)
    #expect(loaded.contains("チーズハンバーグ"))
    #expect(loaded.contains("The last profiterole"))

    for (number, action) in [(3, FavoritesAction.loadDishes), (4, .loadGuests)] {
      let task = store.dispatch(.favorites(action))
      #expect(host.rendered(as: .plain).contains("チーズハンバーグ"))
      await api.gate.fail(number, with: Sample.failure)
      await task.finish()
      #expect(host.rendered(as: .plain).contains("チーズハンバーグ"))
      #expect(host.rendered(as: .plain).contains("The last profiterole"))
      #expect(host.rendered(as: .plain).contains(Sample.failure.message))
    }
  }

  // Inventory: E-10, E-20
  @Test("The favourites of the guests have an endpoint of their own, with a failure of their own")
  func guests() async {
    let api = FailingAPI(base: Sample.api, endpoints: [.favorites])
    let store = AppStore(services: .mock(api: api, favorites: MemoryRepository(favorites: [17])))
    let host = ViewHost { ScreenView(tab: .favorites, store: store) }
    await host.settle()
    #expect(store.state.favorites.guests == .failed(.status(500, .favorites)))
    #expect(host.rendered(as: .plain).contains("チーズハンバーグ"))
    #expect(
      store.state.failure(on: .favorites)
        == "The server answered 500 for “favorites”. Try again later."
    )
  }

  @Test("A favourite is removed by its button, and its card goes")
  func button() async throws {
    let memory = MemoryRepository(favorites: [17, 33])
    let store = AppStore(services: .mock(favorites: memory))
    let host = ViewHost { ScreenView(tab: .favorites, store: store) }
    await host.settle()
    await host.press("★ Kept")
    #expect(try await memory.favorites() == [33])
    #expect(!host.rendered(as: .plain).contains("チーズハンバーグ"))
  }
}

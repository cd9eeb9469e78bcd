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
        case .favorites(.stored(let dish, let isFavorite, let error)):
          "stored(\(dish), \(isFavorite), \(error == nil ? "ok" : "failed"))"
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
      [1, 2] of loaded([1, 2]) --toggle(3)--> [1, 2, 3] of loaded([1, 2])
      [1, 2, 3] of loaded([1, 2]) --toggle(1)--> [2, 3] of loaded([1, 2])
      [2, 3] of loaded([1, 2]) --stored(3, true, failed)--> [2] of loaded([1, 2]) ✗3
      [2] of loaded([1, 2]) ✗3 --stored(1, false, ok)--> [2] of loaded([2]) ✗3
      """
    )
    recorder.finish()
  }

  // Inventory: E-13
  @Test("A dish that is changed again while it is written ends as the user wants it")
  func quickChanges() async {
    let task = store.dispatch(.favorites(.toggle(3)))
    await repository.gate.request(1)
    store.dispatch(.favorites(.toggle(3)))
    store.dispatch(.favorites(.toggle(3)))
    store.dispatch(.favorites(.toggle(3)))
    #expect(repository.gate.requests.count == 1)
    await repository.gate.answer(1, with: ())
    await repository.gate.answer(2, with: ())
    await task.finish()
    await store.settle()
    #expect(
      repository.gate.requests == [
        GateFavorites.Write(dish: 3, isFavorite: true),
        GateFavorites.Write(dish: 3, isFavorite: false),
      ]
    )
    #expect(store.state.favorites.note == "[1, 2] of loaded([1, 2])")
    #expect(store.state.favorites.changes.isEmpty)
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
    await settled
    let loaded = host.rendered(as: .plain)
    #expect(loaded.contains("チーズハンバーグ"))

    let task = store.dispatch(.favorites(.loadDishes))
    #expect(host.rendered(as: .plain).contains("チーズハンバーグ"))
    await api.gate.fail(2, with: Sample.failure)
    await task.finish()
    #expect(host.rendered(as: .plain).contains("チーズハンバーグ"))
    #expect(host.rendered(as: .plain).contains(Sample.failure.message))
  }

  @Test("A favourite is removed by its button, and its card goes")
  func button() async throws {
    let memory = MemoryRepository(favorites: [17, 33])
    let store = AppStore(services: .mock(favorites: memory))
    let host = ViewHost { ScreenView(tab: .favorites, store: store) }
    await host.settle()
    try await host.activate("★ Kept", at: 0)
    #expect(try await memory.favorites() == [33])
    #expect(!host.rendered(as: .plain).contains("チーズハンバーグ"))
  }
}

import Diptych
import DiptychRedux

extension FavoritesState {
  static func reduce(_ state: inout FavoritesState, _ action: FavoritesAction) {
    switch action {
    case .load: state.ids.start()
    case .loaded(let result): state.ids.end(result)
    case .loadDishes: state.dishes.start()
    case .dishes(let result): state.dishes.end(result)
    case .toggle(let id): state.toggle(id)
    case .stored(let id, let isFavorite, nil): state.end(id, isFavorite)
    case .stored(let id, _, let error?):
      // Only this dish is as it was before; other changes stay.
      state.changes[id] = nil
      state.failure = FavoriteFailure(dish: id, error: error)
    case .dismissFailure: state.failure = nil
    }
  }

  private mutating func toggle(_ id: Int) {
    guard let ids = ids.value else { return }
    if failure?.dish == id { failure = nil }
    if changes[id] != nil {
      changes[id]?.wanted.toggle()
    } else {
      let wanted = !ids.contains(id)
      changes[id] = FavoriteChange(wanted: wanted, writing: wanted)
    }
  }

  private mutating func end(_ id: Int, _ isFavorite: Bool) {
    ids.update { Self.apply(isFavorite, id, to: &$0) }
    if changes[id]?.wanted == isFavorite {
      changes[id] = nil
    } else {
      changes[id]?.writing = !isFavorite
    }
  }

  /// Returns the middleware that stores the changes.
  ///
  /// There is one write at a time for each dish, so the last one that a user wants is the last one
  /// that is stored.
  static func middleware(
    _ repository: any FavoritesRepository,
    _ api: any APIClient
  ) -> Middleware<FavoritesState, FavoritesAction> {
    { before, after, action in
      switch action {
      case .load where !before.ids.isLoading:
        [
          .load(FavoritesAction.loaded) { () async throws(DatabaseError) in
            try await repository.favorites()
          }
        ]
      case .loadDishes where !before.dishes.isLoading:
        [.load(FavoritesAction.dishes) { () async throws(APIError) in try await api.dishes() }]
      case .toggle(let id) where before.changes[id] == nil, .stored(let id, _, nil):
        after.changes[id].map { [write($0.writing, id, to: repository)] } ?? []
      case .load, .loaded, .loadDishes, .dishes, .toggle, .stored, .dismissFailure: []
      }
    }
  }

  private static func write(
    _ isFavorite: Bool,
    _ id: Int,
    to repository: any FavoritesRepository
  ) -> Effect<FavoritesAction> {
    .run { send in
      do throws(DatabaseError) {
        try await repository.setFavorite(isFavorite, dish: id)
        send(.stored(dish: id, isFavorite: isFavorite, nil))
      } catch {
        send(.stored(dish: id, isFavorite: isFavorite, error))
      }
    }
  }
}

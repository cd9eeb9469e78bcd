import Diptych
import DiptychRedux

extension FavoritesState {
  static func reduce(_ state: inout FavoritesState, _ action: FavoritesAction) {
    switch action {
    case .changed(let ids): state.ids = ids
    case .loadDishes: state.dishes.start()
    case .dishes(let result): state.dishes.end(result)
    case .loadGuests: state.guests.start()
    case .guests(let result): state.guests.end(result)
    case .toggle, .dismissFailure: state.failure = nil
    case .failed(let error): state.failure = error
    case .load: break
    }
  }

  /// Returns the middleware that loads the lists and stores the changes.
  static func middleware(
    _ favorites: FavoriteDishes,
    _ api: any APIClient
  ) -> Middleware<FavoritesState, FavoritesAction> {
    { before, _, action in
      switch action {
      case .load: [.run { _ in await favorites.ids.load() }]
      case .loadDishes where !before.dishes.isLoading:
        [.load(\FavoritesState.dishes, FavoritesAction.dishes, fetch: api.dishes)]
      case .loadGuests where !before.guests.isLoading:
        [.load(\FavoritesState.guests, FavoritesAction.guests, fetch: api.guests)]
      case .toggle(let id):
        [
          .run { send in
            do throws(DatabaseError) {
              try await favorites.toggle(id)
            } catch {
              send(.failed(error))
            }
          }
        ]
      case .loadDishes, .loadGuests, .changed, .dishes, .guests, .failed, .dismissFailure: []
      }
    }
  }
}

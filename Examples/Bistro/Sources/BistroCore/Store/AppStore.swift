import Diptych
import DiptychRedux

extension Store<AppState, AppAction> {
  /// Creates the store of the program.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - services: The API and the repositories, or nil for a store without side effects.
  convenience init(state: AppState = AppState(), services: Services?) {
    guard let services else {
      self.init(initialState: state, reducer: AppState.reduce)
      return
    }
    let favorites = FavoriteDishes(in: services.favorites)
    self.init(
      initialState: state,
      reducer: AppState.reduce,
      middlewares: [
        AppPart.onboarding.middleware(OnboardingState.middleware(services.onboarding)),
        AppPart.home.middleware(HomeState.middleware(services.api)),
        AppPart.archive.middleware(ArchiveState.middleware(services.api)),
        AppPart.favorites.middleware(FavoritesState.middleware(favorites, services.api)),
        AppPart.profile.middleware(ProfileState.middleware(services.api)),
      ]
    )
    // Each change in the store of the favourites is copied into the state of the program.
    favorites.observe { [weak self] ids in self?.dispatch(.favorites(.changed(ids))) }
  }
}

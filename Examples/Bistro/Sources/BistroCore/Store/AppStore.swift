import Diptych
import DiptychRedux

extension Store<AppState, AppAction> {
  /// Creates the store of the program.
  ///
  /// - Parameters:
  ///   - state: The state before the first action.
  ///   - services: The API and the repositories; nil for a store whose actions have no effects.
  convenience init(state: AppState = AppState(), services: Services?) {
    self.init(
      initialState: state,
      reducer: AppState.reduce,
      middlewares: services.map { services in
        [
          AppPart.onboarding.middleware(OnboardingState.middleware(services.onboarding)),
          AppPart.home.middleware(HomeState.middleware(services.api)),
          AppPart.archive.middleware(ArchiveState.middleware(services.api)),
          AppPart.favorites.middleware(
            FavoritesState.middleware(services.favorites, services.api)
          ),
          AppPart.profile.middleware(ProfileState.middleware(services.api)),
        ]
      } ?? []
    )
  }
}

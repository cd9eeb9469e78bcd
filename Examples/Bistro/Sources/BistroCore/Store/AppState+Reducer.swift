extension AppState {
  /// Changes the state for an action.
  ///
  /// Exactly one part's reducer runs.
  static func reduce(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .show(let tab): state.tab = tab
    case .onboarding(let action): OnboardingState.reduce(&state.onboarding, action)
    case .home(let action): HomeState.reduce(&state.home, action)
    case .archive(let action): ArchiveState.reduce(&state.archive, action)
    case .favorites(let action): FavoritesState.reduce(&state.favorites, action)
    case .profile(let action): ProfileState.reduce(&state.profile, action)
    }
  }
}

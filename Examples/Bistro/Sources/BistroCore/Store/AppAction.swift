/// Everything that can change the state.
enum AppAction: Hashable, Sendable {
  case show(Tab)
  case onboarding(OnboardingAction)
  case home(HomeAction)
  case archive(ArchiveAction)
  case favorites(FavoritesAction)
  case profile(ProfileAction)
}

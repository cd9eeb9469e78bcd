/// The API and the repositories, which the effects of the program use.
struct Services: Sendable {
  var api: any APIClient
  var favorites: any FavoritesRepository
  var onboarding: any OnboardingRepository
}

/// What the effects of the program use: the API and the repositories.
struct Services: Sendable {
  var api: any APIClient
  var favorites: any FavoritesRepository
  var onboarding: any OnboardingRepository
}

import Diptych
import DiptychRedux

/// The state of the whole program, with a part for each screen.
struct AppState: Equatable, Encodable, Sendable {
  var tab = Tab.home
  var onboarding = OnboardingState()
  var home = HomeState()
  var archive = ArchiveState()
  var favorites = FavoritesState()
  var profile = ProfileState()
}

/// The store of the program.
typealias AppStore = Store<AppState, AppAction>

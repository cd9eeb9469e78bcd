import Diptych
import DiptychRedux

/// The parts of the program.
///
/// Each part is the state of a screen, with its actions.
enum AppPart {
  static let onboarding = StoreFeature(\AppState.onboarding, AppAction.onboarding) { action in
    if case .onboarding(let action) = action { action } else { nil }
  }
  static let home = StoreFeature(\AppState.home, AppAction.home) { action in
    if case .home(let action) = action { action } else { nil }
  }
  static let archive = StoreFeature(\AppState.archive, AppAction.archive) { action in
    if case .archive(let action) = action { action } else { nil }
  }
  static let favorites = StoreFeature(\AppState.favorites, AppAction.favorites) { action in
    if case .favorites(let action) = action { action } else { nil }
  }
  static let profile = StoreFeature(\AppState.profile, AppAction.profile) { action in
    if case .profile(let action) = action { action } else { nil }
  }
}

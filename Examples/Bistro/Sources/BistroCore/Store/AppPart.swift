import Diptych
import DiptychRedux

/// The parts of the program.
///
/// Each part is the state of a screen, with its actions.
enum AppPart {
  static let onboarding = StorePart(\AppState.onboarding, AppAction.onboarding) { action in
    if case .onboarding(let action) = action { action } else { nil }
  }
  static let home = StorePart(\AppState.home, AppAction.home) { action in
    if case .home(let action) = action { action } else { nil }
  }
  static let archive = StorePart(\AppState.archive, AppAction.archive) { action in
    if case .archive(let action) = action { action } else { nil }
  }
  static let favorites = StorePart(\AppState.favorites, AppAction.favorites) { action in
    if case .favorites(let action) = action { action } else { nil }
  }
  static let profile = StorePart(\AppState.profile, AppAction.profile) { action in
    if case .profile(let action) = action { action } else { nil }
  }
}

import Diptych
import DiptychProjections

typealias UserState = AsyncValue<User, Offline>

extension NamedState<UserState> {
  /// All states of a value.
  static var all: [NamedState] {
    AsyncPhase.allCases.map {
      NamedState(name: $0.rawValue, note: note(about: $0), state: state(in: $0))
    }
  }

  private static func note(about phase: AsyncPhase) -> String {
    switch phase {
    case .idle: "Nothing was asked for yet."
    case .loading: "The first load is on its way."
    case .loaded: "The value is there."
    case .reloading: "The value is there, and is loaded once more."
    case .failed: "The first load failed."
    case .retrying: "The first load failed, and is tried again."
    case .reloadFailed: "The value is there; a later load failed."
    case .reloadRetrying: "The value is there; a later load failed, and is tried again."
    }
  }

  static func state(in phase: AsyncPhase) -> UserState {
    switch phase {
    case .idle: .idle
    case .loading: .loading
    case .loaded: .loaded(.ada)
    case .reloading: .reloading(.ada)
    case .failed: .failed(Offline())
    case .retrying: .retrying(Offline())
    case .reloadFailed: .reloadFailed(.ada, Offline())
    case .reloadRetrying: .reloadRetrying(.ada, Offline())
    }
  }
}

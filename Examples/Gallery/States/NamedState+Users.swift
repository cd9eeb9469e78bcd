import Diptych

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
    case .idle: "Nothing was requested yet."
    case .loading: "The first load is in progress."
    case .loaded: "The value is loaded."
    case .reloading: "The value is loaded, and a reload is in progress."
    case .failed: "The first load failed."
    case .retrying: "The first load failed, and a retry is in progress."
    case .reloadFailed: "The value is loaded, and a later load failed."
    case .reloadRetrying: "The value is loaded, a later load failed, and a retry is in progress."
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

import Diptych

typealias UserState = AsyncValue<User, Offline>

extension NamedState<UserState> {
  /// All states of a value.
  static var all: [NamedState] {
    AsyncCorner.allCases.map { NamedState(name: $0.rawValue, state: state(in: $0)) }
  }

  private static func state(in corner: AsyncCorner) -> UserState {
    switch corner {
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

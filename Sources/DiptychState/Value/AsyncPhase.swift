/// A case of ``AsyncValue`` without its associated values, such as the loaded value
/// or the failure.
///
/// ```swift
/// for phase in AsyncPhase.allCases { print(phase.rawValue) }  // idle, loading, ...
/// ```
public enum AsyncPhase: String, Sendable, Hashable, CaseIterable {
  /// Nothing was loaded yet; see ``AsyncValue/idle``.
  case idle
  /// The first load is in flight; see ``AsyncValue/loading``.
  case loading
  /// There is a value; see ``AsyncValue/loaded(_:)``.
  case loaded
  /// There is a value, and a reload is in flight; see ``AsyncValue/reloading(_:)``.
  case reloading
  /// The load failed, and there is no value; see ``AsyncValue/failed(_:)``.
  case failed
  /// The load failed, there is no value, and another attempt is in flight; see
  /// ``AsyncValue/retrying(_:)``.
  case retrying
  /// There is a value, and the reload failed; see ``AsyncValue/reloadFailed(_:_:)``.
  case reloadFailed
  /// There is a value, the reload failed, and another attempt is in flight; see
  /// ``AsyncValue/reloadRetrying(_:_:)``.
  case reloadRetrying
}

extension AsyncValue {
  /// The case of the state, without its associated values.
  @inlinable
  public var phase: AsyncPhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded: .loaded
    case .reloading: .reloading
    case .failed: .failed
    case .retrying: .retrying
    case .reloadFailed: .reloadFailed
    case .reloadRetrying: .reloadRetrying
    }
  }
}

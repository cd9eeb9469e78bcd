/// The eight cases of ``AsyncValue``, without the associated values.
///
/// ```swift
/// for corner in AsyncCorner.allCases { print(corner.rawValue) }  // idle, loading, ...
/// ```
public enum AsyncCorner: String, Sendable, Hashable, CaseIterable {
  /// ``AsyncValue/idle``.
  case idle
  /// ``AsyncValue/loading``.
  case loading
  /// ``AsyncValue/loaded(_:)``.
  case loaded
  /// ``AsyncValue/reloading(_:)``.
  case reloading
  /// ``AsyncValue/failed(_:)``.
  case failed
  /// ``AsyncValue/retrying(_:)``.
  case retrying
  /// ``AsyncValue/reloadFailed(_:_:)``.
  case reloadFailed
  /// ``AsyncValue/reloadRetrying(_:_:)``.
  case reloadRetrying
}

extension AsyncValue {
  /// The corner of the state, one of eight.
  @inlinable
  public var corner: AsyncCorner {
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

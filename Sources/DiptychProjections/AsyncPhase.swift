public import DiptychState

/// The eight cases of ``/DiptychState/AsyncValue``, without the associated values.
///
/// ```swift
/// for phase in AsyncPhase.allCases { print(phase.rawValue) }  // idle, loading, ...
/// ```
public enum AsyncPhase: String, Sendable, Hashable, CaseIterable {
  /// ``/DiptychState/AsyncValue/idle``.
  case idle
  /// ``/DiptychState/AsyncValue/loading``.
  case loading
  /// ``/DiptychState/AsyncValue/loaded(_:)``.
  case loaded
  /// ``/DiptychState/AsyncValue/reloading(_:)``.
  case reloading
  /// ``/DiptychState/AsyncValue/failed(_:)``.
  case failed
  /// ``/DiptychState/AsyncValue/retrying(_:)``.
  case retrying
  /// ``/DiptychState/AsyncValue/reloadFailed(_:_:)``.
  case reloadFailed
  /// ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``.
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

public import DiptychState

/// A summary of the eight cases of an ``/DiptychState/AsyncValue`` in four cases.
///
/// Create the summary where you need it, and never store it. During a reload and after a failed
/// reload, the summary does not contain the earlier value.
///
/// ```swift
/// switch LoadingState(user) {
/// case .idle: EmptyView()
/// case .loading: ProgressView()
/// case .failed(let error): ErrorView(error)
/// case .loaded(let user): UserView(user)
/// }
/// ```
public enum LoadingState<Value, Failure: Error> {
  /// Nothing was loaded yet.
  case idle
  /// A load is in flight.
  case loading
  /// The last load failed.
  case failed(Failure)
  /// The value is loaded.
  case loaded(Value)

  /// Creates a summary of a state.
  ///
  /// The summary is ``loading`` if a load is in flight, or else ``failed(_:)`` if the last load
  /// failed, even if the state has a value.
  public init(_ state: AsyncValue<Value, Failure>) {
    switch state {
    case .idle: self = .idle
    case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
    case .failed(let failure), .reloadFailed(_, let failure): self = .failed(failure)
    case .loaded(let value): self = .loaded(value)
    }
  }
}

// MARK: - Conformances

extension LoadingState: Sendable where Value: Sendable {}
extension LoadingState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadingState: Hashable where Value: Hashable, Failure: Hashable {}

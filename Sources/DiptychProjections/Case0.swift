public import DiptychState

extension DataState {
  /// Case 0: a load hides what was there before it.
  ///
  /// It merges all four states in flight, and a failure loses the value. It has no cancellation: a
  /// load that is given up stays, or becomes a failure. Write ``/DiptychState/AsyncValue`` instead,
  /// and ``/DiptychState/LoadingState`` where only four pictures are needed.
  public enum Case0<Value, Failure: Error>: AsyncValueProjection {
    /// Nothing was loaded yet.
    case idle
    /// A load is in flight.
    case loading
    /// The value is there.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .loading: .loading
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() { self = .loading }

    /// The load ends with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case0: Sendable where Value: Sendable {}
extension DataState.Case0: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case0: Hashable where Value: Hashable, Failure: Hashable {}

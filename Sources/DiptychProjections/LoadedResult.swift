public import DiptychState

extension DataState {
  /// Three cases, of which the last holds the result.
  ///
  /// It merges what ``Case0`` merges. Write ``/DiptychState/AsyncValue`` instead:
  /// `loaded(.success(value))` is ``/DiptychState/AsyncValue/loaded(_:)``,
  /// `loaded(.failure(failure))` is ``/DiptychState/AsyncValue/failed(_:)``. Several values are one
  /// with `zip`, not one tuple in a result.
  public enum LoadedResult<Value, Failure: Error>: AsyncValueProjection {
    /// Nothing was loaded yet.
    case notLoad
    /// A load is in flight.
    case loading
    /// The last load ended.
    case loaded(Result<Value, Failure>)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .notLoad
      case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
      case .loaded(let value): self = .loaded(.success(value))
      case .failed(let failure), .reloadFailed(_, let failure): self = .loaded(.failure(failure))
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .notLoad: .idle
      case .loading: .loading
      case .loaded(let result): AsyncValue(result)
      }
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() { self = .loading }

    /// The load ends with a failure.
    public mutating func fail(_ failure: Failure) { self = .loaded(.failure(failure)) }
  }
}

extension DataState.LoadedResult: Sendable where Value: Sendable {}
extension DataState.LoadedResult: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LoadedResult: Hashable where Value: Hashable, Failure: Hashable {}

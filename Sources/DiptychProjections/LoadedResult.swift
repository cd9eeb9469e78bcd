public import DiptychState

extension DataState {
  /// An enum of three states, where the last case contains the result of the load; from the fourth
  /// source article.
  ///
  /// The enum distinguishes the same states as ``Case0``. In new code, write
  /// ``/DiptychState/AsyncValue``: `loaded(.success(value))` is
  /// ``/DiptychState/AsyncValue/loaded(_:)``, and `loaded(.failure(failure))` is
  /// ``/DiptychState/AsyncValue/failed(_:)``. To combine several values, use the function `zip`
  /// instead of a result with a tuple. <doc:SourceArticles> lists the articles.
  public enum LoadedResult<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case notLoad
    /// A load is in flight.
    case loading
    /// The last load ended with a value or a failure.
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

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() { self = .loading }

    /// Ends the load with a failure.
    public mutating func fail(_ failure: Failure) { self = .loaded(.failure(failure)) }
  }
}

extension DataState.LoadedResult: Sendable where Value: Sendable {}
extension DataState.LoadedResult: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LoadedResult: Hashable where Value: Hashable, Failure: Hashable {}

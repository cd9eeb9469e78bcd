public import DiptychState

extension DataState {
  /// An enum of four states, where a load hides the earlier value; case 0 of the first source
  /// article.
  ///
  /// ``loading`` covers first loads, reloads and retries. After a failure, the earlier value is
  /// lost. The enum can't restore the state from before a load, so a cancelled load stays in flight
  /// or becomes a failure. In new code, write ``/DiptychState/AsyncValue``. If a screen only
  /// distinguishes four states, create a ``LoadingState`` from the ``/DiptychState/AsyncValue``.
  /// <doc:SourceArticles> lists the articles.
  public enum Case0<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// A load is in flight.
    case loading
    /// The last load succeeded.
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

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() { self = .loading }

    /// Ends the load with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case0: Sendable where Value: Sendable {}
extension DataState.Case0: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case0: Hashable where Value: Hashable, Failure: Hashable {}

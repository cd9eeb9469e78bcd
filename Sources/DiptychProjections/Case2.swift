public import DiptychState

extension DataState {
  /// Case 2: a retry keeps the failure on the screen.
  ///
  /// It merges a retry with and without a value, and a failure loses the value. Write
  /// ``/DiptychState/AsyncValue`` instead: `retryLoading` is
  /// ``/DiptychState/AsyncValue/retrying(_:)``.
  ///
  /// The article's listing never reaches `retryLoading`, since a case before it takes every
  /// failure; here it does.
  public enum Case2<Value, Failure: Error>: AsyncValueProjection {
    /// Nothing was loaded yet.
    case idle
    /// The first load is in flight.
    case initialLoading
    /// The value is there, and another one is on its way.
    case reLoading(Value)
    /// The last load failed, and another try is in flight.
    case retryLoading(Failure)
    /// The value is there.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading: self = .initialLoading
      case .reloading(let value): self = .reLoading(value)
      case .retrying(let failure), .reloadRetrying(_, let failure): self = .retryLoading(failure)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .initialLoading: .loading
      case .reLoading(let value): .reloading(value)
      case .retryLoading(let failure): .retrying(failure)
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .success(let value): self = .reLoading(value)
      case .failure(let failure): self = .retryLoading(failure)
      case .initialLoading, .reLoading, .retryLoading: break
      }
    }

    /// The load ends with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case2: Sendable where Value: Sendable {}
extension DataState.Case2: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case2: Hashable where Value: Hashable, Failure: Hashable {}

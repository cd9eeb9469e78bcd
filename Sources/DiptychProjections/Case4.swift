public import DiptychState

extension DataState {
  /// Case 4: a failed reload keeps the value on the screen.
  ///
  /// It merges a reload with the retry of one: the failure is gone as soon as another try begins.
  /// So it can't show what ``Case2`` shows, though it has more cases. Write
  /// ``/DiptychState/AsyncValue`` instead: `reLoadingFailure` is
  /// ``/DiptychState/AsyncValue/reloadFailed(_:_:)``, and its retry
  /// ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``.
  public enum Case4<Value, Failure: Error>: AsyncValueProjection {
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
    /// No load has succeeded yet, and the last one failed.
    case loadingFailure(Failure)
    /// The value is there, though loading it anew failed.
    case reLoadingFailure(Value, Failure)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading: self = .initialLoading
      case .reloading(let value), .reloadRetrying(let value, _): self = .reLoading(value)
      case .retrying(let failure): self = .retryLoading(failure)
      case .loaded(let value): self = .success(value)
      case .failed(let failure): self = .loadingFailure(failure)
      case .reloadFailed(let value, let failure): self = .reLoadingFailure(value, failure)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .initialLoading: .loading
      case .reLoading(let value): .reloading(value)
      case .retryLoading(let failure): .retrying(failure)
      case .success(let value): .loaded(value)
      case .loadingFailure(let failure): .failed(failure)
      case .reLoadingFailure(let value, let failure): .reloadFailed(value, failure)
      }
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .success(let value), .reLoadingFailure(let value, _): self = .reLoading(value)
      case .loadingFailure(let failure): self = .retryLoading(failure)
      case .initialLoading, .reLoading, .retryLoading: break
      }
    }

    /// The load ends with a failure; a value that is there stays.
    public mutating func fail(_ failure: Failure) {
      self = asyncValue.value.map { .reLoadingFailure($0, failure) } ?? .loadingFailure(failure)
    }
  }
}

extension DataState.Case4: Sendable where Value: Sendable {}
extension DataState.Case4: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case4: Hashable where Value: Hashable, Failure: Hashable {}

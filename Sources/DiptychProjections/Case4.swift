public import DiptychState

extension DataState {
  /// An enum of seven states, where a failed reload keeps the value on the screen; case 4 of the
  /// first source article.
  ///
  /// When the retry of a failed reload begins, the failure is lost, so ``reLoading(_:)`` covers
  /// both a reload and such a retry. Therefore, a screen can't show the failure during the retry.
  /// In new code, write ``/DiptychState/AsyncValue``: `reLoadingFailure` is
  /// ``/DiptychState/AsyncValue/reloadFailed(_:_:)``, and the retry is
  /// ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``. <doc:SourceArticles> lists the articles.
  public enum Case4<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// The first load is in flight.
    case initialLoading
    /// A reload is in flight; the associated value is the earlier value.
    case reLoading(Value)
    /// No load has succeeded, the last load failed, and a retry is in flight.
    case retryLoading(Failure)
    /// The last load succeeded.
    case success(Value)
    /// The last load failed, and no load has succeeded.
    case loadingFailure(Failure)
    /// A value is loaded, but the last reload failed.
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

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .success(let value), .reLoadingFailure(let value, _): self = .reLoading(value)
      case .loadingFailure(let failure): self = .retryLoading(failure)
      case .initialLoading, .reLoading, .retryLoading: break
      }
    }

    /// Ends the load with a failure, and keeps an existing value.
    public mutating func fail(_ failure: Failure) {
      self = asyncValue.value.map { .reLoadingFailure($0, failure) } ?? .loadingFailure(failure)
    }
  }
}

extension DataState.Case4: Sendable where Value: Sendable {}
extension DataState.Case4: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case4: Hashable where Value: Hashable, Failure: Hashable {}

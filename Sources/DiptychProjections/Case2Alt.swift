public import DiptychState

extension DataState {
  /// Case 2 Alt: ``Case2`` with one case for all loads, which holds what was there before.
  ///
  /// It merges what ``Case2`` merges. Its transitions never make `loading` of both a value and a
  /// failure; ``asyncValue`` takes that for ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``.
  /// Write ``/DiptychState/AsyncValue`` instead, where each pair of optionals is a case.
  public enum Case2Alt<Value, Failure: Error>: AsyncValueProjection {
    /// Nothing was loaded yet.
    case idle
    /// A load is in flight; with the value of a reload, or the failure of a retry.
    case loading(Value?, Failure?)
    /// The value is there.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading: self = .loading(nil, nil)
      case .reloading(let value): self = .loading(value, nil)
      case .retrying(let failure), .reloadRetrying(_, let failure): self = .loading(nil, failure)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .loading(let value, let failure):
        AsyncValue(value: value, failure: failure, isLoading: true)
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .loading(nil, nil)
      case .success(let value): self = .loading(value, nil)
      case .failure(let failure): self = .loading(nil, failure)
      case .loading: break
      }
    }

    /// The load ends with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case2Alt: Sendable where Value: Sendable {}
extension DataState.Case2Alt: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case2Alt: Hashable where Value: Hashable, Failure: Hashable {}

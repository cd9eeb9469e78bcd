public import DiptychState

extension DataState {
  /// Four cases, of which loading and failure may hold the last value.
  ///
  /// It merges a load with the retry of it: the failure is gone as soon as another try begins. In
  /// the article every load and failure is made without the value; here the value is kept. Write
  /// ``/DiptychState/AsyncValue`` instead: `loading(value)` is ``/DiptychState/AsyncValue/loading``
  /// or ``/DiptychState/AsyncValue/reloading(_:)``, `error(failure, value)` is
  /// ``/DiptychState/AsyncValue/failed(_:)`` or ``/DiptychState/AsyncValue/reloadFailed(_:_:)``.
  public enum LastValue<Value, Failure: Error>: AsyncValueProjection {
    /// Nothing was loaded yet.
    case initial
    /// A load is in flight, and the last value is there if there was one.
    case loading(Value?)
    /// The value is there.
    case loaded(Value)
    /// The last load failed, and the last value is there if there was one.
    case error(Failure, Value?)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .initial
      case .loading, .retrying: self = .loading(nil)
      case .reloading(let value), .reloadRetrying(let value, _): self = .loading(value)
      case .loaded(let value): self = .loaded(value)
      case .failed(let failure): self = .error(failure, nil)
      case .reloadFailed(let value, let failure): self = .error(failure, value)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .initial: .idle
      case .loading(let value): AsyncValue(value: value, failure: nil, isLoading: true)
      case .loaded(let value): .loaded(value)
      case .error(let failure, let value):
        AsyncValue(value: value, failure: failure, isLoading: false)
      }
    }

    /// A load begins; a value that is there stays.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() { self = .loading(asyncValue.value) }

    /// The load ends with a failure; a value that is there stays.
    public mutating func fail(_ failure: Failure) { self = .error(failure, asyncValue.value) }
  }
}

extension DataState.LastValue: Sendable where Value: Sendable {}
extension DataState.LastValue: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LastValue: Hashable where Value: Hashable, Failure: Hashable {}

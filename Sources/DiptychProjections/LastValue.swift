public import DiptychState

extension DataState {
  /// The enum with four cases in the third source article, where a load and a failure can contain
  /// the last value.
  ///
  /// The enum has one case for a load and its retry, because it drops the failure when the next
  /// load begins. The code of the article never passes the last value to a load or a failure, but
  /// this enum keeps it. In new code, write ``/DiptychState/AsyncValue``: `loading(value)` is
  /// ``/DiptychState/AsyncValue/loading`` or ``/DiptychState/AsyncValue/reloading(_:)``, and
  /// `error(failure, value)` is ``/DiptychState/AsyncValue/failed(_:)`` or
  /// ``/DiptychState/AsyncValue/reloadFailed(_:_:)``. <doc:SourceArticles> lists the articles.
  public enum LastValue<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case initial
    /// A load is in flight; the payload is the last value, or nil.
    case loading(Value?)
    /// The last load succeeded.
    case loaded(Value)
    /// The last load failed; the payload is the failure, and the last value or nil.
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

    /// Begins a load, and keeps an existing value.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() { self = .loading(asyncValue.value) }

    /// Ends the load with a failure, and keeps an existing value.
    public mutating func fail(_ failure: Failure) { self = .error(failure, asyncValue.value) }
  }
}

extension DataState.LastValue: Sendable where Value: Sendable {}
extension DataState.LastValue: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LastValue: Hashable where Value: Hashable, Failure: Hashable {}

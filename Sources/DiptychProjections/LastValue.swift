public import DiptychState

extension DataState {
  /// An enum of four states, where a load and a failure can contain the last value; from the third
  /// source article.
  ///
  /// When the next load begins, the failure is lost, so ``loading(_:)`` covers both loads and
  /// retries. The code of the article never passes the last value to a load or a failure, but this
  /// enum keeps it. In new code, write ``/DiptychState/AsyncValue``: `loading(value)` is
  /// ``/DiptychState/AsyncValue/loading`` or ``/DiptychState/AsyncValue/reloading(_:)``, and
  /// `error(failure, value)` is ``/DiptychState/AsyncValue/failed(_:)`` or
  /// ``/DiptychState/AsyncValue/reloadFailed(_:_:)``. <doc:SourceArticles> lists the articles.
  public enum LastValue<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case initial
    /// A load is in flight; the associated value is the last loaded value, or nil.
    case loading(Value?)
    /// The last load succeeded.
    case loaded(Value)
    /// The last load failed; the associated values are its failure, and the last loaded value or
    /// nil.
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

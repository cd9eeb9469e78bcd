public import DiptychState

extension DataState {
  /// A variant of ``Case1`` with only one case for a load, which contains the earlier value if
  /// there is one.
  ///
  /// The enum is from the first source article, and distinguishes the same states as ``Case1``. In
  /// new code, write ``/DiptychState/AsyncValue``: `loading(value)` is
  /// ``/DiptychState/AsyncValue/loading`` or ``/DiptychState/AsyncValue/reloading(_:)``.
  /// <doc:SourceArticles> lists the articles.
  public enum Case1Alt<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// A load is in flight.
    ///
    /// During a reload, the associated value is the value that was loaded before. During any other
    /// load, it is nil.
    case loading(Value?)
    /// The last load succeeded.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    public init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading, .retrying, .reloadRetrying: self = .loading(nil)
      case .reloading(let value): self = .loading(value)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .loading(let value): AsyncValue(value: value, failure: nil, isLoading: true)
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle, .failure: self = .loading(nil)
      case .success(let value): self = .loading(value)
      case .loading: break
      }
    }

    /// Ends the load with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case1Alt: Sendable where Value: Sendable {}
extension DataState.Case1Alt: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case1Alt: Hashable where Value: Hashable, Failure: Hashable {}

public import DiptychState

extension DataState {
  /// A variant of ``Case2`` with only one case for a load, which contains the earlier value or the
  /// earlier failure.
  ///
  /// The enum is from the first source article, and distinguishes the same states as ``Case2``. Its
  /// methods never create a `loading` with both a value and a failure. If you create such a
  /// `loading` yourself, ``asyncValue`` converts it to
  /// ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``. In new code, write
  /// ``/DiptychState/AsyncValue``, which has a separate case for each combination of a value and a
  /// failure. <doc:SourceArticles> lists the articles.
  public enum Case2Alt<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// A load is in flight.
    ///
    /// During a reload, the first associated value is the value that was loaded before. During a
    /// retry, the second is the failure of the previous attempt. During a first load, both are nil.
    case loading(Value?, Failure?)
    /// The last load succeeded.
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

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .loading(nil, nil)
      case .success(let value): self = .loading(value, nil)
      case .failure(let failure): self = .loading(nil, failure)
      case .loading: break
      }
    }

    /// Ends the load with a failure.
    public mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case2Alt: Sendable where Value: Sendable {}
extension DataState.Case2Alt: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case2Alt: Hashable where Value: Hashable, Failure: Hashable {}

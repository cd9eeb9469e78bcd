import Diptych

extension DataState {
  /// An enum of five states, where a reload keeps the value on the screen; case 1 of the first
  /// source article.
  ///
  /// After a failure, the earlier value is lost, so ``initialLoading`` covers both first loads and
  /// retries. In new code, write ``AsyncValue``: `initialLoading` is ``AsyncValue/loading``, and
  /// `reLoading` is ``AsyncValue/reloading(_:)``.
  enum Case1<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// A load without a value is in flight.
    case initialLoading
    /// A reload is in flight; the associated value is the earlier value.
    case reLoading(Value)
    /// The last load succeeded.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading, .retrying, .reloadRetrying: self = .initialLoading
      case .reloading(let value): self = .reLoading(value)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .initialLoading: .loading
      case .reLoading(let value): .reloading(value)
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() {
      switch self {
      case .idle, .failure: self = .initialLoading
      case .success(let value): self = .reLoading(value)
      case .initialLoading, .reLoading: break
      }
    }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case1: Sendable where Value: Sendable {}
extension DataState.Case1: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case1: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// A variant of ``Case1`` with only one case for a load, which contains the earlier value if
  /// there is one.
  ///
  /// The enum is from the first source article, and distinguishes the same states as ``Case1``. In
  /// new code, write ``AsyncValue``: `loading(value)` is ``AsyncValue/loading`` or
  /// ``AsyncValue/reloading(_:)``.
  enum Case1Alt<Value, Failure: Error>: AsyncValueProjection {
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

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading, .retrying, .reloadRetrying: self = .loading(nil)
      case .reloading(let value): self = .loading(value)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
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
    mutating func startLoading() {
      switch self {
      case .idle, .failure: self = .loading(nil)
      case .success(let value): self = .loading(value)
      case .loading: break
      }
    }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case1Alt: Sendable where Value: Sendable {}
extension DataState.Case1Alt: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case1Alt: Hashable where Value: Hashable, Failure: Hashable {}

import Diptych

extension DataState {
  /// An enum of six states, where a retry keeps the failure on the screen; case 2 of the first
  /// source article.
  ///
  /// After a failure, the earlier value is lost, so ``retryLoading(_:)`` covers both the retry of a
  /// first load and the retry of a reload. In new code, write ``AsyncValue``: `retryLoading` is
  /// ``AsyncValue/retrying(_:)``.
  ///
  /// In the code of the article, the state never becomes `retryLoading`, because an earlier case of
  /// the `switch` matches every failure. This enum does not have that error.
  enum Case2<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// The first load is in flight.
    case initialLoading
    /// A reload is in flight; the associated value is the earlier value.
    case reLoading(Value)
    /// The last load failed, and a retry is in flight; the associated value is the failure of the
    /// last load.
    case retryLoading(Failure)
    /// The last load succeeded.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading: self = .initialLoading
      case .reloading(let value): self = .reLoading(value)
      case .retrying(let failure), .reloadRetrying(_, let failure): self = .retryLoading(failure)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .initialLoading: .loading
      case .reLoading(let value): .reloading(value)
      case .retryLoading(let failure): .retrying(failure)
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .success(let value): self = .reLoading(value)
      case .failure(let failure): self = .retryLoading(failure)
      case .initialLoading, .reLoading, .retryLoading: break
      }
    }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case2: Sendable where Value: Sendable {}
extension DataState.Case2: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case2: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// A variant of ``Case2`` with only one case for a load, which contains the earlier value or the
  /// earlier failure.
  ///
  /// The enum is from the first source article, and distinguishes the same states as ``Case2``. Its
  /// methods never create a `loading` with both a value and a failure. If you create such a
  /// `loading` yourself, ``asyncValue`` converts it to ``AsyncValue/reloadRetrying(_:_:)``. In new
  /// code, write ``AsyncValue``, which has a separate case for each combination of a value and a
  /// failure.
  enum Case2Alt<Value, Failure: Error>: AsyncValueProjection {
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

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading: self = .loading(nil, nil)
      case .reloading(let value): self = .loading(value, nil)
      case .retrying(let failure), .reloadRetrying(_, let failure): self = .loading(nil, failure)
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
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
    mutating func startLoading() {
      switch self {
      case .idle: self = .loading(nil, nil)
      case .success(let value): self = .loading(value, nil)
      case .failure(let failure): self = .loading(nil, failure)
      case .loading: break
      }
    }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case2Alt: Sendable where Value: Sendable {}
extension DataState.Case2Alt: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case2Alt: Hashable where Value: Hashable, Failure: Hashable {}

import Diptych

extension DataState {
  /// An enum of seven states, where a failed reload keeps the value on the screen; case 4 of the
  /// first source article.
  ///
  /// When the retry of a failed reload begins, the failure is lost, so ``reLoading(_:)`` covers
  /// both a reload and such a retry. Therefore, a screen can't show the failure during the retry.
  /// In new code, write ``AsyncValue``: `reLoadingFailure` is ``AsyncValue/reloadFailed(_:_:)``,
  /// and the retry is ``AsyncValue/reloadRetrying(_:_:)``.
  enum Case4<Value, Failure: Error>: AsyncValueProjection {
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

    init(_ state: AsyncValue<Value, Failure>) {
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

    var asyncValue: AsyncValue<Value, Failure> {
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
    mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .success(let value), .reLoadingFailure(let value, _): self = .reLoading(value)
      case .loadingFailure(let failure): self = .retryLoading(failure)
      case .initialLoading, .reLoading, .retryLoading: break
      }
    }

    /// Ends the load with a failure, and keeps an existing value.
    mutating func fail(_ failure: Failure) {
      self = asyncValue.value.map { .reLoadingFailure($0, failure) } ?? .loadingFailure(failure)
    }
  }
}

extension DataState.Case4: Sendable where Value: Sendable {}
extension DataState.Case4: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case4: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// A status, a value and a failure in three properties, as in the first source article.
  ///
  /// The type distinguishes the same states as ``Case2``. While a load is in flight, the value or
  /// the failure of the previous load remains available. The article keeps the status, the value
  /// and the failure in separate variables, so code that reads them between two writes sees an
  /// outdated failure. In this type, each event changes all three properties at once. In new code,
  /// write ``AsyncValue``: its ``AsyncValue/value``, ``AsyncValue/failure`` and
  /// ``AsyncValue/isLoading`` contain the same data, and ``LoadState`` is the status.
  struct Separate<Value, Failure: Error>: AsyncValueProjection {
    /// The status of the load.
    private(set) var status: LoadState
    /// The value of the last load that ended, or nil if it failed.
    private(set) var value: Value?
    /// The failure of the last load that ended, or nil if it succeeded.
    private(set) var failure: Failure?

    init(_ state: AsyncValue<Value, Failure>) {
      status = LoadState(state)
      value = state.failure == nil ? state.value : nil
      failure = state.failure
    }

    var asyncValue: AsyncValue<Value, Failure> {
      AsyncValue(value: value, failure: failure, isLoading: status == .loading)
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() { status = .loading }

    /// Ends the load with a failure, and drops the value.
    mutating func fail(_ failure: Failure) { self = Self(.failed(failure)) }
  }
}

extension DataState.Separate: Sendable where Value: Sendable {}
extension DataState.Separate: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Separate: Hashable where Value: Hashable, Failure: Hashable {}

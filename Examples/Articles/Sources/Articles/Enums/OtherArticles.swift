import Diptych

/// A summary of the eight cases of an ``AsyncValue`` in four cases.
///
/// Create the summary where you need it, and never store it. During a reload and after a failed
/// reload, the summary does not contain the earlier value.
///
/// ```swift
/// switch LoadingState(user) {
/// case .idle: EmptyView()
/// case .loading: ProgressView()
/// case .failed(let error): ErrorView(error)
/// case .loaded(let user): UserView(user)
/// }
/// ```
enum LoadingState<Value, Failure: Error> {
  /// Nothing was loaded yet.
  case idle
  /// A load is in flight.
  case loading
  /// The last load failed.
  case failed(Failure)
  /// The value is loaded.
  case loaded(Value)

  /// Creates a summary of a state.
  ///
  /// The summary is ``loading`` if a load is in flight, or else ``failed(_:)`` if the last load
  /// failed, even if the state has a value.
  init(_ state: AsyncValue<Value, Failure>) {
    switch state {
    case .idle: self = .idle
    case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
    case .failed(let failure), .reloadFailed(_, let failure): self = .failed(failure)
    case .loaded(let value): self = .loaded(value)
    }
  }
}

extension LoadingState: Sendable where Value: Sendable {}
extension LoadingState: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadingState: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// An enum of four states, where a load and a failure can contain the last value; from the third
  /// source article.
  ///
  /// When the next load begins, the failure is lost, so ``loading(_:)`` covers both loads and
  /// retries. The code of the article never passes the last value to a load or a failure, but this
  /// enum keeps it. In new code, write ``AsyncValue``: `loading(value)` is ``AsyncValue/loading``
  /// or ``AsyncValue/reloading(_:)``, and `error(failure, value)` is ``AsyncValue/failed(_:)`` or
  /// ``AsyncValue/reloadFailed(_:_:)``.
  enum LastValue<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case initial
    /// A load is in flight; the associated value is the last loaded value, or nil.
    case loading(Value?)
    /// The last load succeeded.
    case loaded(Value)
    /// The last load failed; the associated values are its failure, and the last loaded value or
    /// nil.
    case error(Failure, Value?)

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .initial
      case .loading, .retrying: self = .loading(nil)
      case .reloading(let value), .reloadRetrying(let value, _): self = .loading(value)
      case .loaded(let value): self = .loaded(value)
      case .failed(let failure): self = .error(failure, nil)
      case .reloadFailed(let value, let failure): self = .error(failure, value)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
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
    mutating func startLoading() { self = .loading(asyncValue.value) }

    /// Ends the load with a failure, and keeps an existing value.
    mutating func fail(_ failure: Failure) { self = .error(failure, asyncValue.value) }
  }
}

extension DataState.LastValue: Sendable where Value: Sendable {}
extension DataState.LastValue: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LastValue: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// An enum of three states, where the last case contains the result of the load; from the fourth
  /// source article.
  ///
  /// The enum distinguishes the same states as ``Case0``. In new code, write ``AsyncValue``:
  /// `loaded(.success(value))` is ``AsyncValue/loaded(_:)``, and `loaded(.failure(failure))` is
  /// ``AsyncValue/failed(_:)``. To combine several values, use the function `zip` instead of a
  /// result with a tuple.
  enum LoadedResult<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case notLoad
    /// A load is in flight.
    case loading
    /// The last load ended with a value or a failure.
    case loaded(Result<Value, Failure>)

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .notLoad
      case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
      case .loaded(let value): self = .loaded(.success(value))
      case .failed(let failure), .reloadFailed(_, let failure): self = .loaded(.failure(failure))
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .notLoad: .idle
      case .loading: .loading
      case .loaded(let result): AsyncValue(result)
      }
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() { self = .loading }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .loaded(.failure(failure)) }
  }
}

extension DataState.LoadedResult: Sendable where Value: Sendable {}
extension DataState.LoadedResult: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.LoadedResult: Hashable where Value: Hashable, Failure: Hashable {}

extension DataState {
  /// Two flags and the data, as in the state of a Redux store in the last source article.
  ///
  /// At most one flag is true. The flags do not contain the error of a failed load, so
  /// ``asyncValue(failure:)`` takes the error as an argument. The flags are the same during a retry
  /// as during any other load. Before the first load, both flags are false and the data is nil. A
  /// screen that checks only the flags therefore shows an empty list, as if an empty list had been
  /// loaded. In new code, write ``AsyncValue``, and keep it in the state of the Redux store.
  struct Flags<Value> {
    /// Whether a load is in flight.
    private(set) var isLoading: Bool
    /// Whether the last load failed, and no load is in flight.
    private(set) var isError: Bool
    /// The last value that was loaded, or nil if no load has succeeded.
    private(set) var data: Value?

    /// The last value that was loaded, or nil if no load has succeeded; another name for ``data``.
    ///
    /// Other projections, such as ``Case0``, have a property with the same name.
    var value: Value? { data }

    /// Whether the last load failed, and no load is in flight.
    ///
    /// It is another name for ``isError``.
    ///
    /// Other projections, such as ``Case0``, have a property with the same name.
    var isFailure: Bool { isError }

    /// Creates the flags of a state.
    init<Failure: Error>(_ state: AsyncValue<Value, Failure>) {
      isLoading = state.isLoading
      isError = !state.isLoading && state.failure != nil
      data = state.value
    }

    /// Returns the simplest state that has these flags.
    ///
    /// - Parameter failure: The failure of the state. It is only used if ``isError`` is true.
    /// - Returns: A state with these flags. If a retry is in flight, the state does not contain the
    /// earlier failure.
    func asyncValue<Failure: Error>(failure: Failure) -> AsyncValue<Value, Failure> {
      AsyncValue(value: data, failure: isError ? failure : nil, isLoading: isLoading)
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() {
      isLoading = true
      isError = false
    }

    /// Ends the load with a value.
    mutating func succeed(_ value: Value) {
      self = Self(AsyncValue<Value, Never>.loaded(value))
    }

    /// Ends the load with a failure, and keeps an existing value.
    mutating func fail() {
      isLoading = false
      isError = true
    }
  }
}

extension DataState.Flags: Sendable where Value: Sendable {}
extension DataState.Flags: Equatable where Value: Equatable {}
extension DataState.Flags: Hashable where Value: Hashable {}

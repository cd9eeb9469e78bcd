/// The state of a value that is loaded: it may have a value, a failure, and a load in flight.
///
/// The value, the failure and the load are independent, and each of the eight combinations is a
/// case:
///
/// | | no value | a value |
/// |---|---|---|
/// | settled | ``idle`` | ``loaded(_:)`` |
/// | settled, failed | ``failed(_:)`` | ``reloadFailed(_:_:)`` |
/// | in flight | ``loading`` | ``reloading(_:)`` |
/// | in flight, failed before | ``retrying(_:)`` | ``reloadRetrying(_:_:)`` |
///
/// To draw a state, switch over the cases. To compute with a state, use ``value``, ``failure`` and
/// ``isLoading``; ``init(value:failure:isLoading:)`` makes a state from them. There is no case for
/// an empty value, because emptiness is a property of the value. There is no case for a cancelled
/// load, because a cancellation restores the case from before the load.
public enum AsyncValue<Value, Failure: Error> {
  /// Nothing was loaded yet.
  case idle
  /// The first load is in flight.
  case loading
  /// There is a value and no failure, and no load is in flight.
  case loaded(Value)
  /// There is a value, and a reload is in flight.
  case reloading(Value)
  /// The load failed, and there is no value.
  case failed(Failure)
  /// The load failed, there is no value, and another attempt is in flight.
  case retrying(Failure)
  /// There is a value, and the reload failed.
  case reloadFailed(Value, Failure)
  /// There is a value, the reload failed, and another attempt is in flight.
  case reloadRetrying(Value, Failure)
}

// MARK: - Coordinates

extension AsyncValue {
  /// Creates a state from its three parts; each combination of the parts is one case.
  @inlinable
  public init(value: Value?, failure: Failure?, isLoading: Bool) {
    switch (value, failure, isLoading) {
    case (nil, nil, false): self = .idle
    case (nil, nil, true): self = .loading
    case (let value?, nil, false): self = .loaded(value)
    case (let value?, nil, true): self = .reloading(value)
    case (nil, let failure?, false): self = .failed(failure)
    case (nil, let failure?, true): self = .retrying(failure)
    case (let value?, let failure?, false): self = .reloadFailed(value, failure)
    case (let value?, let failure?, true): self = .reloadRetrying(value, failure)
    }
  }

  /// Creates a state without a load in flight from a result; nil creates ``idle``.
  @inlinable
  public init(_ result: Result<Value, Failure>?) {
    switch result {
    case nil: self = .idle
    case .success(let value): self = .loaded(value)
    case .failure(let failure): self = .failed(failure)
    }
  }

  /// The value, or nil.
  ///
  /// During a reload and after a failed reload, it is the earlier value.
  @inlinable
  public var value: Value? {
    switch self {
    case .loaded(let value), .reloading(let value), .reloadFailed(let value, _),
      .reloadRetrying(let value, _):
      value
    case .idle, .loading, .failed, .retrying: nil
    }
  }

  /// The failure of the last load that ended, or nil if it did not fail.
  @inlinable
  public var failure: Failure? {
    switch self {
    case .failed(let failure), .retrying(let failure), .reloadFailed(_, let failure),
      .reloadRetrying(_, let failure):
      failure
    case .idle, .loading, .loaded, .reloading: nil
    }
  }

  /// Whether a load is in flight.
  @inlinable
  public var isLoading: Bool {
    switch self {
    case .loading, .reloading, .retrying, .reloadRetrying: true
    case .idle, .loaded, .failed, .reloadFailed: false
    }
  }
}

// MARK: - Conformances

extension AsyncValue: Sendable where Value: Sendable {}
extension AsyncValue: Equatable where Value: Equatable, Failure: Equatable {}
extension AsyncValue: Hashable where Value: Hashable, Failure: Hashable {}

/// A case of ``AsyncValue`` without its associated values, such as the loaded value
/// or the failure.
///
/// ```swift
/// for phase in AsyncPhase.allCases { print(phase.rawValue) }  // idle, loading, ...
/// ```
public enum AsyncPhase: String, Sendable, Hashable, CaseIterable {
  /// Nothing was loaded yet; see ``AsyncValue/idle``.
  case idle
  /// The first load is in flight; see ``AsyncValue/loading``.
  case loading
  /// There is a value; see ``AsyncValue/loaded(_:)``.
  case loaded
  /// There is a value, and a reload is in flight; see ``AsyncValue/reloading(_:)``.
  case reloading
  /// The load failed, and there is no value; see ``AsyncValue/failed(_:)``.
  case failed
  /// The load failed, there is no value, and another attempt is in flight; see
  /// ``AsyncValue/retrying(_:)``.
  case retrying
  /// There is a value, and the reload failed; see ``AsyncValue/reloadFailed(_:_:)``.
  case reloadFailed
  /// There is a value, the reload failed, and another attempt is in flight; see
  /// ``AsyncValue/reloadRetrying(_:_:)``.
  case reloadRetrying
}

extension AsyncValue {
  /// The case of the state, without its associated values.
  @inlinable
  public var phase: AsyncPhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded: .loaded
    case .reloading: .reloading
    case .failed: .failed
    case .retrying: .retrying
    case .reloadFailed: .reloadFailed
    case .reloadRetrying: .reloadRetrying
    }
  }
}

extension AsyncValue {
  /// Returns the eight states, made from the given value and failure, in the order of the cases.
  ///
  /// ```swift
  /// for state in AsyncValue.samples(value: User.ada, failure: Offline()) {
  ///   print(AsyncValueView(value: state) { user in UserView(user) }.rendered(as: .text()))
  /// }
  /// ```
  ///
  /// Use the states in previews, snapshots and tests, to look at a component in all of its states.
  ///
  /// - Parameters:
  ///   - value: The value, for the states that have a value.
  ///   - failure: The failure, for the states that have a failure.
  /// - Returns: The states.
  public static func samples(value: Value, failure: Failure) -> [AsyncValue] {
    [
      .idle, .loading, .loaded(value), .reloading(value), .failed(failure), .retrying(failure),
      .reloadFailed(value, failure), .reloadRetrying(value, failure),
    ]
  }
}

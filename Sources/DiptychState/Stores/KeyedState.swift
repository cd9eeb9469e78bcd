/// The state of a value that belongs to a key.
public struct KeyedState<Key: Hashable, Value, Failure: Error> {
  /// The selected key.
  public internal(set) var key: Key
  /// The state of the key's value.
  public internal(set) var state: AsyncValue<Value, Failure> = .idle
  /// The key that the value belongs to, if there is a value.
  public internal(set) var valueKey: Key?

  /// Creates the idle state of a key.
  public init(key: Key) {
    self.key = key
  }

  /// Whether the value belongs to a key that was selected earlier.
  public var isPrevious: Bool { valueKey != nil && valueKey != key }

  /// Selects another key: ends a load in flight and drops a failure.
  mutating func select(_ key: Key, _ change: KeyChange) -> Transition {
    guard key != self.key else { return .unchanged }
    self.key = key
    let kept = change == .keepsPrevious ? value : nil
    state = AsyncValue(value: kept, failure: nil, isLoading: false)
    if kept == nil { valueKey = nil }
    return .changed
  }
}

extension KeyedState: Sendable where Key: Sendable, Value: Sendable {}
extension KeyedState: Equatable where Value: Equatable, Failure: Equatable {}
extension KeyedState: Hashable where Value: Hashable, Failure: Hashable {}

extension KeyedState: ValueState {
  var value: Value? { state.value }
  var failure: Failure? { state.failure }
  var isLoading: Bool { state.isLoading }
  var announcedLoad: Announcement<Failure>.Load { valueKey == key ? .reload : .first }
  var needsRequest: Bool { !isWithoutKey && (state.needsRequest || isPrevious) }

  /// Whether the key is a nil, which has no value to load.
  var isWithoutKey: Bool { (key as? any AbsentKey)?.isAbsent ?? false }

  mutating func start() -> Transition { isWithoutKey ? .unchanged : state.start() }

  mutating func cancel() -> Transition {
    dropPrevious()
    return state.cancel()
  }

  mutating func succeed(_ newValue: Value) -> Transition {
    let transition = state.succeed(newValue)
    if transition == .changed { valueKey = key }
    return transition
  }

  mutating func fail(_ failure: Failure) -> Transition {
    dropPrevious()
    return state.fail(failure)
  }

  mutating func failAttempt(_ failure: Failure) -> Transition {
    dropPrevious()
    return state.failAttempt(failure)
  }

  /// Drops the value of an earlier key when the load of this one ends without a value or
  /// fails: at rest, or beside this key's failure, it would look like this key's value.
  private mutating func dropPrevious() {
    guard isPrevious, state.isLoading else { return }
    state = .loading
    valueKey = nil
  }

  mutating func clearFailure() -> Transition { state.clearFailure() }

  /// Sets the value of a key, if it is the selected one.
  mutating func put(_ newValue: Value, of key: Key) -> Transition {
    guard key == self.key else { return .unchanged }
    valueKey = key
    return state.put(newValue)
  }

  /// Edits the value of a key, if the current value belongs to it.
  mutating func update(valueOf key: Key, _ body: (inout Value) -> Void) -> Transition {
    valueKey == key ? state.update(body) : .unchanged
  }

  mutating func reset() -> Transition {
    valueKey = nil
    return state.reset()
  }
}

/// A key that may be missing: an optional.
private protocol AbsentKey {
  var isAbsent: Bool { get }
}

extension Optional: AbsentKey {
  fileprivate var isAbsent: Bool {
    if case nil = self { true } else { false }
  }
}

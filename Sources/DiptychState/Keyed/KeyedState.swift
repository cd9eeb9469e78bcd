/// The state of a ``Keyed`` store: the selected key, and the state of its value.
public struct KeyedState<Key: Hashable, Value, Failure: Error> {
  /// The selected key.
  public internal(set) var key: Key
  /// The state of the key's value.
  public internal(set) var state: AsyncValue<Value, Failure> = .idle
  /// The key that the value belongs to, or nil if there is no value.
  ///
  /// It is an earlier key if ``isPrevious`` is true, and the selected key otherwise.
  public internal(set) var valueKey: Key?
  /// The time when the value was loaded, counted from the creation of the store.
  private(set) var loadedAt = Duration.zero
  /// A time before every other, for a cached value of unknown age.
  private static var unknownTime: Duration { .seconds(-1_000_000_000) }
  /// Whether the value was remembered, and has to be loaded again.
  private(set) var isStale = false
  /// The values of earlier keys; the key that was deselected first is at the start.
  private(set) var remembered: [Remembered] = []

  struct Remembered {
    let key: Key
    var value: Value
    let loadedAt: Duration
  }

  /// Creates the idle state of a key.
  public init(key: Key) { self.key = key }

  /// Whether the value belongs to a key that was selected earlier.
  public var isPrevious: Bool { valueKey != nil && valueKey != key }

  /// Selects another key: ends a load in flight and drops a failure.
  mutating func select(
    _ key: Key,
    _ change: KeyChange<Key>,
    _ memory: KeyMemory,
    at time: Duration
  ) -> Transition {
    guard key != self.key else { return .unchanged }
    if let value, valueKey == self.key, memory.count > 0 {
      remembered.append(Remembered(key: self.key, value: value, loadedAt: loadedAt))
    }
    self.key = key
    isStale = false
    let isKept = valueKey.map { change.keeps($0, key) } ?? false
    state = AsyncValue(value: isKept ? value : nil, failure: nil, isLoading: false)
    if !isKept { valueKey = nil }
    if let index = remembered.firstIndex(where: { $0.key == key }) {
      recall(remembered.remove(at: index), memory, at: time)
    }
    remembered.removeFirst(Swift.max(0, remembered.count - memory.count))
    return .changed
  }

  /// Shows a remembered value, unless it is too old.
  private mutating func recall(_ earlier: Remembered, _ memory: KeyMemory, at time: Duration) {
    let age = memory.age(after: time - earlier.loadedAt)
    guard age != .gone else {
      if valueKey == earlier.key { (state, valueKey) = (.idle, nil) }
      return
    }
    state = .loaded(earlier.value)
    valueKey = earlier.key
    loadedAt = earlier.loadedAt
    isStale = age == .stale
  }

  /// Whether the value of the selected key is older than the memory says.
  func isOutdated(_ memory: KeyMemory, at time: Duration) -> Bool {
    valueKey == key && memory.freshFor > .zero && memory.age(after: time - loadedAt) != .fresh
  }

  /// Whether the value of the selected key need not be loaded again.
  func isFresh(_ memory: KeyMemory, at time: Duration) -> Bool {
    valueKey == key && memory.age(after: time - loadedAt) == .fresh
  }

  /// Returns the time when the value of a key was loaded, or nil if there is no value.
  func loadTime(of key: Key) -> Duration? {
    valueKey == key ? loadedAt : remembered.first { $0.key == key }?.loadedAt
  }
}

extension KeyedState.Remembered: Sendable where Key: Sendable, Value: Sendable {}
extension KeyedState.Remembered: Equatable where Value: Equatable {}
extension KeyedState.Remembered: Hashable where Value: Hashable {}

extension KeyedState: Sendable where Key: Sendable, Value: Sendable {}
extension KeyedState: Equatable where Value: Equatable, Failure: Equatable {}
extension KeyedState: Hashable where Value: Hashable, Failure: Hashable {}

extension KeyedState: ValueState {
  var value: Value? { state.value }
  var failure: Failure? { state.failure }
  var isLoading: Bool { state.isLoading }
  var announcedLoad: Announcement<Failure>.Load { valueKey == key ? .reload : .first }
  var needsRequest: Bool { !isWithoutKey && (state.needsRequest || isPrevious || isStale) }
  var editScope: EditScope { EditScope(key: AnyHashable(key)) }

  /// Whether the key is a nil, which has no value to load.
  var isWithoutKey: Bool { (key as? any AbsentKey)?.isAbsent ?? false }

  mutating func start() -> Transition { isWithoutKey ? .unchanged : state.start() }

  mutating func cancel() -> Transition {
    dropPrevious()
    return state.cancel()
  }

  mutating func succeed(_ newValue: Value) -> Transition { succeed(newValue, at: .zero) }

  mutating func succeed(_ newValue: Value, at time: Duration) -> Transition {
    let transition = state.succeed(newValue)
    if transition == .changed { noteValue(at: time) }
    return transition
  }

  private mutating func noteValue(at time: Duration) {
    valueKey = key
    loadedAt = time
    isStale = false
  }

  mutating func fail(_ failure: Failure) -> Transition {
    dropPrevious()
    return state.fail(failure)
  }

  mutating func failAttempt(_ failure: Failure) -> Transition {
    dropPrevious()
    return state.failAttempt(failure)
  }

  /// Drops the value of an earlier key if the load of the selected key ends without a value or
  /// fails, because the value would otherwise look like a value of the selected key.
  private mutating func dropPrevious() {
    guard isPrevious, state.isLoading else { return }
    state = .loading
    valueKey = nil
  }

  mutating func clearFailure() -> Transition { state.clearFailure() }

  /// Sets the value of a key, if it is the selected one or remembered.
  mutating func put(_ newValue: Value, of key: Key, at time: Duration) -> Transition {
    guard key == self.key else {
      return edit(key) { $0 = Remembered(key: key, value: newValue, loadedAt: time) }
    }
    noteValue(at: time)
    return state.put(newValue)
  }

  /// Shows a cached value of a key, if the key is selected and has no value.
  mutating func cache(_ newValue: Value, of key: Key) -> Transition {
    guard key == self.key, valueKey != key, !isWithoutKey else { return .unchanged }
    var own = AsyncValue<Value, Failure>(
      value: nil,
      failure: state.failure,
      isLoading: state.isLoading
    )
    let transition = own.cache(newValue)
    state = own
    noteValue(at: Self.unknownTime)
    return transition
  }

  /// Forgets the remembered value of a key.
  mutating func forget(_ key: Key) -> Transition {
    let count = remembered.count
    remembered.removeAll { $0.key == key }
    return remembered.count == count ? .unchanged : .changed
  }

  /// Remembers a value of a key, unless the key is selected.
  mutating func remember(
    _ newValue: Value,
    of key: Key,
    _ memory: KeyMemory,
    at time: Duration
  ) -> Transition {
    guard key != self.key, memory.count > 0 else { return .unchanged }
    _ = forget(key)
    remembered.append(Remembered(key: key, value: newValue, loadedAt: time))
    remembered.removeFirst(Swift.max(0, remembered.count - memory.count))
    return .changed
  }

  /// Edits the value of a key, whether it is shown or remembered.
  mutating func update(valueOf key: Key, _ body: (inout Value) -> Void) -> Transition {
    let remembered = edit(key) { body(&$0.value) }
    return valueKey == key ? state.update(body) : remembered
  }

  private mutating func edit(_ key: Key, _ body: (inout Remembered) -> Void) -> Transition {
    guard let index = remembered.firstIndex(where: { $0.key == key }) else { return .unchanged }
    body(&remembered[index])
    return .changed
  }

  mutating func reset() -> Transition {
    valueKey = nil
    isStale = false
    let isForgotten = !remembered.isEmpty
    remembered = []
    let transition = state.reset()
    return isForgotten ? .changed : transition
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

/// A cache policy of a store that loads a value for a selected key: the number of earlier keys
/// whose values it remembers, and the time that each value is remembered.
///
/// ```swift
/// let dish = Keyed(key: 1, memory: KeyMemory(20, freshFor: .seconds(30))) { id in
///   try await api.dish(id)
/// }
/// ```
///
/// When a key is selected again, the age of its remembered value decides whether the value is
/// shown:
///
/// | age | value |
/// |---|---|
/// | ``Age/fresh`` | is shown, and is not loaded again |
/// | ``Age/stale`` | is shown while it is loaded again |
/// | ``Age/gone`` | is not shown, and is loaded again |
public struct KeyMemory: Sendable, Hashable {
  /// The age of a remembered value.
  public enum Age: Sendable, Hashable, CaseIterable {
    /// The value is young enough not to be loaded again.
    case fresh
    /// The value is shown while it is loaded again.
    case stale
    /// There is no value, or it is too old to be shown.
    case gone
  }

  /// The maximum number of earlier keys whose values are remembered.
  ///
  /// If there are more earlier keys, the key that was deselected first is forgotten.
  public var count: Int
  /// The time that a value stays fresh.
  public var freshFor: Duration
  /// The maximum age of a remembered value that is still shown; nil for no limit.
  public var cachedFor: Duration?

  /// Creates a cache policy.
  public init(_ count: Int, freshFor: Duration = .zero, cachedFor: Duration? = nil) {
    self.count = count
    self.freshFor = freshFor
    self.cachedFor = cachedFor
  }

  /// A cache policy that remembers no values.
  public static var none: KeyMemory { KeyMemory(0) }

  /// Returns the age category of a value from the time since it was loaded.
  func age(after time: Duration) -> Age {
    if count < 1 { return .gone }
    if let cachedFor, time >= cachedFor { return .gone }
    return time < freshFor ? .fresh : .stale
  }
}

/// A rule that decides whether the current value stays when another key is selected.
///
/// ```swift
/// Keyed(key: dish, whenKeyChanges: .keepsPrevious { $0.menu == $1.menu }, fetch: api.details)
/// ```
public struct KeyChange<Key>: Sendable {
  let keeps: @Sendable (_ previous: Key, _ selected: Key) -> Bool

  /// A rule that drops the value at once, so only values of the selected key are shown.
  public static var dropsValue: KeyChange { KeyChange { _, _ in false } }

  /// A rule that keeps the value until the load of the new key has ended.
  ///
  /// Meanwhile, the store's `isPrevious` is true.
  public static var keepsPrevious: KeyChange { KeyChange { _, _ in true } }

  /// Returns a rule that is ``keepsPrevious`` if a closure returns true for the two keys, and
  /// ``dropsValue`` otherwise.
  ///
  /// - Parameter isKept: Returns whether the value of the first key may be shown while the value of
  ///   the second key is loaded. It runs under the store's lock, and must not use the store.
  /// - Returns: The rule.
  public static func keepsPrevious(
    where isKept: @escaping @Sendable (_ previous: Key, _ selected: Key) -> Bool
  ) -> KeyChange {
    KeyChange(keeps: isKept)
  }
}

/// Returns a function that returns the time since this call.
func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

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
  public var keptFor: Duration?

  /// Creates a cache policy.
  public init(_ count: Int, freshFor: Duration = .zero, keptFor: Duration? = nil) {
    self.count = count
    self.freshFor = freshFor
    self.keptFor = keptFor
  }

  /// A cache policy that remembers no values.
  public static var none: KeyMemory { KeyMemory(0) }

  /// Returns the age category of a value from the time since it was loaded.
  func age(after time: Duration) -> Age {
    if count < 1 { return .gone }
    if let keptFor, time >= keptFor { return .gone }
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

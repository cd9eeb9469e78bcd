/// A key of a value that views below a point of the tree can read.
///
/// ```swift
/// enum UnitKey: EnvironmentKey { static var defaultValue: String { "kB" } }
/// extension EnvironmentValues {
///   var unit: String {
///     get { self[UnitKey.self] }
///     set { self[UnitKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey<Value> {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value used where none is set.
  static var defaultValue: Value { get }
}

/// The environment values at a point of the tree.
///
/// The values are bound to the task that renders, so rendering reads no global state, and parallel
/// renders don't share values.
public struct EnvironmentValues: Sendable {
  /// The values at the point of the tree that is being rendered.
  @TaskLocal public static var current = EnvironmentValues()

  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment of default values.
  public init() {}

  /// Whether no value was set.
  package var isEmpty: Bool { storage.isEmpty }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: key) ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the value of a key; nil if none was set.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    storage.isEmpty ? nil : storage[ObjectIdentifier(key)] as? K.Value
  }
}

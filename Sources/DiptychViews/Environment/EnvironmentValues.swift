/// A key of a value in the environment, which views can read.
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

/// The environment values of a view and of the views below it.
///
/// The values belong to the task that renders. So rendering reads no global state, and tasks that
/// render at the same time don't share values.
public struct EnvironmentValues: Sendable {
  /// The values for the view that is being rendered.
  @TaskLocal public static var current = EnvironmentValues()

  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment of default values.
  public init() {}

  /// Whether no value was set.
  package var isEmpty: Bool { storage.isEmpty }

  /// The value for a key, or the default value of the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: key) ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the value of a key; nil if none was set.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    storage.isEmpty ? nil : storage[ObjectIdentifier(key)] as? K.Value
  }
}

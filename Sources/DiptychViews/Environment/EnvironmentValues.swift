/// A type that identifies an environment value and defines its default.
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

  /// The value that is used if no value is set.
  static var defaultValue: Value { get }
}

/// The environment values of a view and of the views inside it.
///
/// The current values are local to the task that renders a view. So tasks that render at the same
/// time do not share values, and rendering reads no global state.
public struct EnvironmentValues: Sendable {
  /// The environment values for the view that is being rendered.
  ///
  /// Outside of rendering, they are the default values.
  @TaskLocal public static var current = EnvironmentValues()

  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates environment values that all have their defaults.
  public init() {}

  /// Whether no value was set.
  package var isEmpty: Bool { storage.isEmpty }

  /// The value for a key, or the default value of the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: key) ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the value that was set for a key, or nil.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    storage.isEmpty ? nil : storage[ObjectIdentifier(key)] as? K.Value
  }
}

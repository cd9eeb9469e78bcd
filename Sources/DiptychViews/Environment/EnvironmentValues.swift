/// A value that views below a point of the tree can read.
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

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The environment values at a point of the tree.
///
/// They are bound to the task that renders, so a render reads no global state and renders in
/// parallel do not see each other's.
public struct EnvironmentValues: Sendable {
  /// The values where rendering stands.
  @TaskLocal public static var current = EnvironmentValues()

  private var storage: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an environment in which every value is the default one.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

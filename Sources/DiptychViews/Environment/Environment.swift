/// A value read from the environment of a view while it renders.
///
/// ```swift
/// struct Size: View {
///   @Environment(\.unit) var unit
///   var body: some View { Text("12 \(unit)") }
/// }
/// ```
// Reading goes through the task-local values; nothing looks into a view's stored properties.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a reader of the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value where rendering stands.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

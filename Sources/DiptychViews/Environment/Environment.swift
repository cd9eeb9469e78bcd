/// A property wrapper that reads a value from the environment while the view that declares it is
/// being rendered.
///
/// ```swift
/// struct Size: View {
///   @Environment(\.unit) var unit
///   var body: some View { Text("12 \(unit)") }
/// }
/// ```
// The value is read from a task-local value, so rendering needs no reflection on the properties of
// a view.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The environment value for the view that is being rendered.
  ///
  /// Outside of rendering, it is the default value.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

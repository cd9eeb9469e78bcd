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
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The environment value for the view that is being rendered.
  ///
  /// Outside of rendering, it is the default value.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

@available(*, unavailable, message: "a view has no state; keep the value outside of it, in @Shared")
@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
}

/// A view with one environment value set.
public struct _EnvironmentView<Value, Content: View>: _PrimitiveView {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ content: Content) {
    self.keyPath = keyPath
    self.value = value
    self.content = content
  }

  @_alwaysEmitIntoClient
  func bound<Result>(_ render: (Content) -> Result) -> Result {
    var values = EnvironmentValues.current
    values[keyPath: keyPath] = value
    return EnvironmentValues.$current.withValue(values) { render(content) }
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._render($0, into: &renderer) }
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._renderChildren($0, into: &renderer) }
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.bound { _kind(ofContent: $0, levels: levels) }
  }
}

extension View {
  /// Sets an environment value for this view and the views inside it.
  @_alwaysEmitIntoClient
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> _EnvironmentView<Value, Self> {
    _EnvironmentView(keyPath, value, self)
  }
}

/// A way to read and to write a value that somebody else owns.
@propertyWrapper
public struct Binding<Value: Sendable>: Sendable {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void
  /// The object that keeps the value, if it is known: two bindings of one owner are of one value.
  package let owner: (any AnyObject & Sendable)?

  /// Creates a binding of two closures, which may be called from anywhere.
  public init(
    get: @escaping @Sendable () -> Value,
    set: @escaping @Sendable (Value) -> Void
  ) {
    self.init(owner: nil, get: get, set: set)
  }

  init(
    owner: (any AnyObject & Sendable)?,
    get: @escaping @Sendable () -> Value,
    set: @escaping @Sendable (Value) -> Void
  ) {
    self.owner = owner
    self.get = get
    self.set = set
  }

  /// A binding to a value that stays what it is, whatever is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

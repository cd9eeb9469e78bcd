/// A property wrapper that reads and writes a value owned elsewhere.
@propertyWrapper
public struct Binding<Value: Sendable>: Sendable {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void
  /// The object that owns the value, if known: bindings with the same owner share one value.
  package let owner: (any AnyObject & Sendable)?

  /// Creates a binding from two closures, which may be called on any thread.
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

  /// Returns a binding to a constant; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

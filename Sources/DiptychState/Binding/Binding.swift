/// A property wrapper that reads and writes a value owned elsewhere.
@propertyWrapper
public struct Binding<Value: Sendable>: Sendable {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void
  private let editing: @Sendable (_ body: (inout Value, Int?) -> Bool) -> Void
  /// The object that owns the value, or nil if it is unknown.
  ///
  /// Bindings with the same owner share one value.
  package let owner: (any AnyObject & Sendable)?

  /// Creates a binding from two closures, which may be called on any thread.
  public init(
    get: @escaping @Sendable () -> Value,
    set: @escaping @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
    editing = { body in
      var value = get()
      if body(&value, nil) { set(value) }
    }
    owner = nil
  }

  init(_ shared: Shared<Value>) {
    get = { shared.wrappedValue }
    set = { shared.wrappedValue = $0 }
    editing = shared.edit
    owner = shared
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

  /// Edits the value; if a ``Shared`` owns the value, no other thread writes in between.
  ///
  /// - Parameter body: A closure that edits the value, and returns whether it did. It may run under
  ///   the owner's lock. It takes the number of the last write, if the owner counts them.
  func edit(_ body: (inout Value, Int?) -> Bool) { editing(body) }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}

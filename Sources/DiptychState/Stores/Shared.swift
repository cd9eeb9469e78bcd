import DiptychSystem
@_exported public import Observation

/// A property wrapper that owns a value and shares it through bindings.
///
/// ```swift
/// @Shared var user = AsyncValue<User, any Error>.idle
/// ViewHost { Profile(user: $user) }
/// ```
///
/// Declare it next to the `ViewHost`, never in a view, because a view and its properties are
/// created again at each rendering. The value can be read and written on any thread, and observers
/// are notified after a change. Swift does not allow the attribute on a variable of top-level code,
/// so write `let user = Shared(wrappedValue: ...)` there. In a class, write
/// `let state = Shared(wrappedValue: .idle)`, because a `Sendable` class can't have variables.
@propertyWrapper
public final class Shared<Value: Sendable>: Sendable, Observable {
  private struct Storage {
    var value: Value
    /// The number of writes.
    var version = 0
    var hooks = HookList<(old: Value, new: Value)>()
    var changes = Drain<(old: Value, new: Value)>()

    /// Records a write for the hooks.
    mutating func note(from old: Value) {
      version += 1
      if !hooks.isEmpty { changes.append((old, value)) }
    }
  }

  private let storage: Mutex<Storage>
  private let registrar = ObservationRegistrar()
  private let writes = WriteCount()
  /// The read log of the frame that was drawn when this object was created, or nil.
  private weak let frame: ReadLog?

  /// Creates an owner with an initial value.
  public init(wrappedValue: Value) {
    storage = Mutex(Storage(value: wrappedValue))
    frame = ReadLog.current
  }

  /// The current value.
  ///
  /// `user.age += 1` first reads and then writes, so a write by another thread in between is lost.
  /// Use ``update(_:)`` if several threads write.
  public var wrappedValue: Value {
    get {
      noteIfMisplaced()
      writes.noteRead()
      registrar.access(self, keyPath: \.wrappedValue)
      return storage.withLock { $0.value }
    }
    set {
      storage.withLock { storage in
        let old = storage.value
        storage.value = newValue
        storage.note(from: old)
      }
      tell()
    }
  }

  /// Edits the current value; no other thread writes in between.
  ///
  /// - Parameter body: A closure that edits the value. It runs under a lock, and must not use this
  ///   object.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`; edits made before the error are kept.
  @discardableResult
  public func update<Result, Thrown: Error>(
    _ body: (inout Value) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    defer { tell() }
    var result: Result?
    try storage.withLock { storage throws(Thrown) in
      let old = storage.hooks.isEmpty ? nil : storage.value
      defer { storage.note(from: old ?? storage.value) }
      result = try body(&storage.value)
    }
    guard let result else { preconditionFailure("The lock did not run its body.") }
    return result
  }

  /// Edits the current value as ``update(_:)`` does.
  ///
  /// - Parameter body: A closure that edits the value, and returns whether the value was edited. If
  ///   not, observers are not notified. The closure takes the number of the last write.
  func edit(_ body: (inout Value, Int?) -> Bool) {
    let isWritten = storage.withLock { storage in
      let old = storage.hooks.isEmpty ? nil : storage.value
      let isWritten = body(&storage.value, storage.version)
      if isWritten { storage.note(from: old ?? storage.value) }
      return isWritten
    }
    if isWritten { tell() }
  }

  private func tell() {
    writes.bump()
    // After the write and outside of the lock, so that an observer reads the new value.
    registrar.willSet(self, keyPath: \.wrappedValue)
    registrar.didSet(self, keyPath: \.wrappedValue)
    guard storage.withLock({ $0.changes.begin() }) else { return }
    while let (change, hooks) = storage.withLock({ storage in
      storage.changes.next().map { ($0, storage.hooks.calls) }
    }) {
      for hook in hooks { hook(change) }
    }
  }

  /// Calls a hook with each later change of the value, in order.
  ///
  /// ```swift
  /// let observation = user.onChange { old, new in
  ///   if new.isFailure { log.append("attempt \(attempt) failed") }
  /// }
  /// ```
  ///
  /// The hook is called for every write, even if the new value equals the old one, or if another
  /// write follows before the next rendering. The hook runs after the write and without a lock, so
  /// it may use this object. Changes that the hook makes are delivered after all hooks have
  /// received the current change.
  ///
  /// - Parameter hook: The hook, which takes the values before and after a write.
  /// - Returns: An observation that keeps the hook attached while it is retained.
  public func onChange(
    _ hook: @escaping @Sendable (_ old: Value, _ new: Value) -> Void
  ) -> StateChange<Value, Never>.Observation {
    let id = storage.withLock { $0.hooks.append { hook($0.old, $0.new) } }
    return StateChange.Observation { [weak self] in
      _ = self?.storage.withLock { $0.hooks.remove(id) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    noteIfMisplaced()
    return Binding(self)
  }

  /// Reports this object to the frame that is being drawn, if the object was created in that frame.
  private func noteIfMisplaced() {
    guard let log = ReadLog.current, log === frame else { return }
    log.noteMisplaced(Value.self)
  }
}

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
  public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
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

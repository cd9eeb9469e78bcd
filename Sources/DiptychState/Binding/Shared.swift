import DiptychSystem
public import Observation

/// A property wrapper that owns a value and shares it through bindings.
///
/// ```swift
/// @Shared var user = AsyncValue<User, any Error>.idle
/// ViewHost { Profile(user: $user) }
/// ```
///
/// Declare it next to the host, never in a view: views are created again in each frame, and the
/// value with them. It can be used from any thread; observers are notified after a change. The
/// attribute can't be used on a variable of top-level code: write `let user = Shared(wrappedValue:
/// ...)` there.
@propertyWrapper
public final class Shared<Value: Sendable>: Sendable, Observable {
  private struct Storage {
    var value: Value
    /// The number of writes.
    var version = 0
  }

  private let storage: WatchedMutex<Storage>
  private let registrar = ObservationRegistrar()
  /// The read log of the frame that created this object, if any.
  private weak let frame: ReadLog?

  /// Creates an owner with an initial value.
  public init(wrappedValue: Value) {
    storage = WatchedMutex(Storage(value: wrappedValue))
    frame = ReadLog.current
  }

  /// The current value.
  ///
  /// `user.age += 1` first reads and then writes: a write by another thread in between is lost. Use
  /// ``update(_:)`` if several threads write.
  public var wrappedValue: Value {
    get {
      noteIfMisplaced()
      registrar.access(self, keyPath: \.wrappedValue)
      return storage.withLock { $0.value }
    }
    set {
      storage.withLock { storage in
        storage.value = newValue
        storage.version += 1
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
      storage.version += 1
      result = try body(&storage.value)
    }
    guard let result else { preconditionFailure("The lock did not run its body.") }
    return result
  }

  /// Edits the current value as ``update(_:)`` does.
  ///
  /// - Parameter body: A closure that edits the value, and returns whether it did: if not,
  ///   observers are not told. It takes the number of the last write.
  func edit(_ body: (inout Value, Int?) -> Bool) {
    let isWritten = storage.withLock { storage in
      let isWritten = body(&storage.value, storage.version)
      if isWritten { storage.version += 1 }
      return isWritten
    }
    if isWritten { tell() }
  }

  private func tell() {
    WriteCount.bump()
    // After the write and outside of the lock, so that an observer reads the new value.
    registrar.willSet(self, keyPath: \.wrappedValue)
    registrar.didSet(self, keyPath: \.wrappedValue)
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    noteIfMisplaced()
    return Binding(self)
  }

  /// Tells the frame being drawn if this object was created in it.
  private func noteIfMisplaced() {
    guard let log = ReadLog.current, log === frame else { return }
    log.noteMisplaced(Value.self)
  }
}

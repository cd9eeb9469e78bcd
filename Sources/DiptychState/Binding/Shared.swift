public import Observation

/// The owner of a value that is read and written through bindings.
///
/// ```swift
/// @Shared var user = AsyncValue<User, any Error>.idle
/// ViewHost { Profile(user: $user) }
/// ```
///
/// It is owned beside the host, never in a view: views are made anew in each frame, and so would it
/// be. It is safe to use from anywhere; observers hear of a change after it was made. It can't wrap a
/// variable of top-level code: write `let user = Shared(wrappedValue: ...)` there.
@propertyWrapper
public final class Shared<Value: Sendable>: Sendable, Observable {
  private let storage: WatchedMutex<Value>
  private let registrar = ObservationRegistrar()
  /// The log of the frame that it was made in, if it was.
  private weak let frame: ReadLog?

  /// Creates the owner of a value.
  public init(wrappedValue: Value) {
    storage = WatchedMutex(wrappedValue)
    frame = ReadLog.current
  }

  /// The value.
  ///
  /// `user.age += 1` reads, and then writes: what others write in between is lost. Use
  /// ``update(_:)`` where others write too.
  public var wrappedValue: Value {
    get {
      noteIfMisplaced()
      registrar.access(self, keyPath: \.wrappedValue)
      return storage.withLock { $0 }
    }
    set {
      storage.withLock { $0 = newValue }
      tell()
    }
  }

  /// Edits the value, as it is then: nobody else writes in between.
  ///
  /// - Parameter body: Edits the value. It runs under a lock, and must not use this object.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; what it edited by then stays edited.
  @discardableResult
  public func update<Result, Thrown: Error>(
    _ body: (inout Value) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    defer { tell() }
    var result: Result?
    try storage.withLock { value throws(Thrown) in result = try body(&value) }
    guard let result else { preconditionFailure("The lock did not run its body.") }
    return result
  }

  private func tell() {
    WriteCount.bump()
    // After the write, and outside of the lock: who is told can read what is there.
    registrar.willSet(self, keyPath: \.wrappedValue)
    registrar.didSet(self, keyPath: \.wrappedValue)
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    noteIfMisplaced()
    return Binding(owner: self, get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }

  /// Tells the frame that is drawn if this was made in it.
  private func noteIfMisplaced() {
    guard let log = ReadLog.current, log === frame else { return }
    log.noteMisplaced(Value.self)
  }
}

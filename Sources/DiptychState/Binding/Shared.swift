public import Observation

/// The owner of a value that is read and written through bindings.
///
/// ```swift
/// @Shared var user = AsyncValue<User, any Error>.idle
/// ViewHost { Profile(user: $user) }
/// ```
///
/// It is safe to use from anywhere; observers hear of a change after it was made. It can't wrap a
/// variable of top-level code: write `let user = Shared(wrappedValue: ...)` there.
@propertyWrapper
public final class Shared<Value: Sendable>: Sendable, Observable {
  private let storage: WatchedMutex<Value>
  private let registrar = ObservationRegistrar()

  /// Creates the owner of a value.
  public init(wrappedValue: Value) {
    storage = WatchedMutex(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      registrar.access(self, keyPath: \.wrappedValue)
      return storage.withLock { $0 }
    }
    set {
      storage.withLock { $0 = newValue }
      // After the write, and outside of the lock: who is told can read what is there.
      registrar.willSet(self, keyPath: \.wrappedValue)
      registrar.didSet(self, keyPath: \.wrappedValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}

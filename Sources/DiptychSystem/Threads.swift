// Threads, stacks and thread-local pointers. Each platform has a branch here. On a platform without
// a branch, rendering stays on the current stack.

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The threads of the platform.
package enum SystemThread {
  /// The ID of this process.
  ///
  /// A fork changes it, and the child process has none of the other threads.
  package static var processID: Int32 { getpid() }

  /// Starts a detached thread with a stack size in bytes; returns whether it was started.
  package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let work = Unmanaged.passRetained(Work(run: body))
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        let context: UnsafeMutableRawPointer? = context
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      },
      work.toOpaque()
    )
    if status != 0 { work.release() }
    return status == 0
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The addresses of this thread's stack, or nil if the platform does not report them.
  ///
  /// On the main thread of Linux this reads the list of all memory maps from the kernel, so keep
  /// the result.
  package static var stack: Range<UInt>? {
    #if canImport(Darwin)
    let upper = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
    let size = UInt(pthread_get_stacksize_np(pthread_self()))
    return size > 0 && size < upper ? upper - size..<upper : nil
    #else
    guard let getAttributes else { return nil }
    var attributes = pthread_attr_t()
    guard getAttributes(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start, size > 0 else {
      return nil
    }
    return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(bitPattern: size)
    #endif
  }

  #if !canImport(Darwin)
  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  // The headers do not make the function available to Swift.
  private static let getAttributes: GetAttributes? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }
  #endif
}

/// A thread-local pointer.
package struct ThreadPointer: Sendable {
  private let key: pthread_key_t

  /// Creates a pointer that is nil in each thread.
  ///
  /// - Parameter isOwned: Whether the memory is freed when the thread ends.
  package init(isOwned: Bool) {
    var key = pthread_key_t()
    let status =
      isOwned
      ? pthread_key_create(&key) { memory in
        let memory: UnsafeMutableRawPointer? = memory
        memory?.deallocate()
      }
      : pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local key left: error \(status)")
    self.key = key
  }

  /// The pointer's value in this thread.
  package var value: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}

/// A signal that a thread waits for.
package final class ThreadSignal: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isSignaled = false

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  package func signal() {
    pthread_mutex_lock(mutex)
    isSignaled = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  package func wait() {
    pthread_mutex_lock(mutex)
    while !isSignaled { pthread_cond_wait(condition, mutex) }
    isSignaled = false
    pthread_mutex_unlock(mutex)
  }
}

#else

/// A platform without threads.
package enum SystemThread {
  package static var processID: Int32 { 0 }

  package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    false
  }

  package static var stack: Range<UInt>? { nil }
}

/// A pointer that is always nil.
package struct ThreadPointer: Sendable {
  package init(isOwned: Bool) {}

  package var value: UnsafeMutableRawPointer? {
    get { nil }
    nonmutating set {}
  }
}

/// A signal of a platform without threads: it does nothing.
package final class ThreadSignal: Sendable {
  package init() {}

  package func signal() {}

  package func wait() {}
}

#endif

/// The addresses of a thread's stack.
package enum StackBounds {
  /// The maximum number of bytes that must stay free for code that does not check the stack, and
  /// for calls until the next check; a fifth of a small stack.
  private static var reserve: UInt { 262_144 }

  /// The maximum number of bytes that are used of a stack.
  ///
  /// The limit also applies to a stack without a limit of its own. It also protects the thread
  /// sanitizer, which tracks at most 65,536 nested calls of a thread.
  private static var largest: UInt { 8_388_608 }

  /// The number of bytes that may be used of a stack whose bounds are not known.
  private static var unknown: UInt { 262_144 }

  /// Returns the lowest address that code may use of the stack that holds an address.
  // A fiber runs on a stack that no thread owns, so its address is outside of the bounds.
  package static func lowest(from address: UInt) -> UInt {
    let stack = ofThread
    guard stack.contains(address) else { return address - min(address, unknown) }
    let reserve = min(reserve, (stack.upperBound - stack.lowerBound) / 5)
    return max(stack.lowerBound + reserve, stack.upperBound - min(stack.upperBound, largest))
  }

  /// The cached addresses of each thread's stack.
  private static let cache = ThreadPointer(isOwned: true)

  private static var ofThread: Range<UInt> {
    if let known = cache.value { return known.load(as: Range<UInt>.self) }
    let stack = SystemThread.stack ?? 0..<0
    let memory = UnsafeMutablePointer<Range<UInt>>.allocate(capacity: 1)
    memory.initialize(to: stack)
    cache.value = UnsafeMutableRawPointer(memory)
    return stack
  }
}

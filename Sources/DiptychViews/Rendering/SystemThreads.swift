#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(ObjectiveC)
import ObjectiveC
#endif

// All that the core asks a platform about threads, stacks and pages. Another platform is a branch
// of its own here; one that has none of it renders on the stack it has.

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// Threads and their stacks.
package enum SystemThread {
  /// Whether a thread can be started.
  static var isAvailable: Bool { true }

  /// The number of this process, which a fork changes; its threads are gone then.
  static var processID: Int32 { getpid() }

  /// Starts a thread with a stack of some size that nobody waits for; whether there is one now.
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

  /// Runs work and frees what it left to be freed at the end of a thread, which may be far.
  static func drained(_ work: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: work)
    #else
    work()
    #endif
  }

  /// The addresses of the stack of this thread; nil if the platform does not say.
  ///
  /// The main thread of Linux asks the kernel for a list of all its memory, so ask once.
  static var stack: Range<UInt>? {
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
    return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
    #endif
  }

  #if !canImport(Darwin)
  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  // The headers hide it from Swift.
  private static let getAttributes: GetAttributes? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }
  #endif
}

/// A pointer that each thread has one of.
struct ThreadPointer: Sendable {
  private let key: pthread_key_t

  /// Makes the pointer, which is nil in each thread.
  ///
  /// - Parameter isOwned: Whether the memory is freed with the thread.
  init(isOwned: Bool) {
    var key = pthread_key_t()
    let status =
      isOwned
      ? pthread_key_create(&key) { memory in
        let memory: UnsafeMutableRawPointer? = memory
        memory?.deallocate()
      }
      : pthread_key_create(&key, nil)
    precondition(status == 0, "no key of threads is left (\(status))")
    self.key = key
  }

  /// The pointer of this thread.
  var value: UnsafeMutableRawPointer? {
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

/// Pages of memory.
package enum SystemMemory {
  private static let pageSize = UInt(max(sysconf(Int32(_SC_PAGESIZE)), 4096))

  /// Hands the whole pages of some memory back to the system.
  ///
  /// The memory is still there, and what it holds means nothing.
  package static func release(_ start: UnsafeMutableRawPointer, count: Int) {
    guard count > 0 else { return }
    let lower = (UInt(bitPattern: start) + pageSize - 1) & ~(pageSize - 1)
    let upper = (UInt(bitPattern: start) + UInt(count)) & ~(pageSize - 1)
    guard lower < upper else { return }
    #if canImport(Darwin)
    let advice = MADV_FREE  // its MADV_DONTNEED keeps the pages
    #else
    let advice = MADV_DONTNEED
    #endif
    madvise(UnsafeMutableRawPointer(bitPattern: lower), Int(upper - lower), advice)
  }
}

#else

/// No threads.
package enum SystemThread {
  static var isAvailable: Bool { false }

  static var processID: Int32 { 0 }

  package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    false
  }

  static func drained(_ work: () -> Void) { work() }

  static var stack: Range<UInt>? { nil }
}

/// A pointer that is always nil.
struct ThreadPointer: Sendable {
  init(isOwned: Bool) {}

  var value: UnsafeMutableRawPointer? {
    get { nil }
    nonmutating set {}
  }
}

/// Nobody to wait for.
package final class ThreadSignal: Sendable {
  package init() {}

  package func signal() {}

  package func wait() {}
}

/// Pages that stay.
package enum SystemMemory {
  package static func release(_ start: UnsafeMutableRawPointer, count: Int) {}
}

#endif

extension SystemMemory {
  /// The bytes of memory that is not there twice when it moves.
  private static var large: Int { 16 << 20 }

  /// Copies bytes to other memory, and hands back those of large memory on the way.
  ///
  /// The C library may keep what is freed for whoever asks next, which may be nobody.
  package static func move(
    _ from: UnsafeMutableRawPointer,
    to: UnsafeMutableRawPointer,
    count: Int
  ) {
    if _fastPath(count < large) { return to.copyMemory(from: from, byteCount: count) }
    var moved = 0
    while moved < count {
      let step = min(large / 16, count - moved)
      (to + moved).copyMemory(from: from + moved, byteCount: step)
      release(from + moved, count: step)
      moved += step
    }
  }
}

import Synchronization

/// The part of a stack that a render has used.
///
/// A tree can be as deep as its data, and a secondary thread has 512 KiB of stack. So a
/// ``HostedRenderer`` continues on a fresh stack after 256 KiB. A tree of ordinary depth costs it
/// nothing.
public struct StackGuard: Sendable {
  @usableFromInline var base: UInt

  /// Starts to count where the caller stands on the stack.
  @inlinable
  @inline(__always)
  public init() {
    base = Self.address
  }

  /// The most that is used of one stack, in bytes.
  @inlinable static var limit: Int { 256 << 10 }

  /// Whether 256 KiB are used.
  @inlinable
  @inline(__always)
  public var isLow: Bool { used >= Self.limit }

  /// How much is used since counting started, in bytes.
  ///
  /// It is signed: who asks may stand above where counting started.
  @inlinable
  @inline(__always)
  var used: Int { Int(bitPattern: base &- Self.address) }

  /// About the address of the stack pointer.
  @inlinable
  @inline(__always)
  static var address: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}

/// Runs a closure where there is room on the stack for another 256 KiB, and waits for it.
///
/// That is here, as long as the stack is known to be large enough, or on the stack of another thread,
/// see ``StackThread``. Environment values are bound again there: another thread would see the
/// default ones. What else is bound to a thread, ``EnvironmentValues/aroundFreshStack`` can bind
/// again.
@inline(never)
@usableFromInline
package func onFreshStack(_ body: () -> Void) {
  if StackBounds.haveRoom || !SystemThread.isAvailable { return body() }
  let values = EnvironmentValues.current
  withoutActuallyEscaping(body) { body in
    let around = values.aroundFreshStack
    StackThread.run { EnvironmentValues.$current.withValue(values) { around(body) } }
  }
}

/// The addresses of the stack of a thread.
private struct StackBounds {
  let addresses: Range<UInt>

  /// The bytes that are left untouched: those for views and others who do not look, and those that
  /// are used before the next look.
  private static var reserve: UInt { 512 << 10 }

  /// The most that is used of any stack, so that one without a limit has one.
  ///
  /// The thread sanitizer follows 65,536 calls of a thread, and writes beyond its memory for more.
  private static var largest: UInt { 8 << 20 }

  /// Those of this thread, once they were asked for.
  private static let ofThread = ThreadPointer(isOwned: true)

  /// Whether the stack of this thread is known to have room.
  // A fiber stands on none of a thread.
  static var haveRoom: Bool {
    let bounds = current.addresses
    let address = StackGuard.address
    return bounds.contains(address) && address - bounds.lowerBound >= reserve
      && bounds.upperBound - address < largest
  }

  private static var current: StackBounds {
    if let known = ofThread.value { return known.load(as: StackBounds.self) }
    let bounds = StackBounds(addresses: SystemThread.stack ?? 0..<0)
    bounds.note()
    return bounds
  }

  /// Lets this thread know its stack.
  func note() {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<StackBounds>.size,
      alignment: MemoryLayout<StackBounds>.alignment
    )
    memory.storeBytes(of: self, as: StackBounds.self)
    Self.ofThread.value = memory
  }
}

/// A thread that has nothing but a large stack, kept for the next deep tree.
///
/// Its stack takes addresses, and memory only where it was used; what was used far down goes back
/// to the system after each piece of work.
private final class StackThread: @unchecked Sendable {
  private let isWanted = ThreadSignal()
  private let isDone = ThreadSignal()
  /// The work that is to be done, which is the caller's; nil ends the thread.
  private var work: UnsafeMutablePointer<() -> Void>?

  /// The bytes of a stack, or what the system gives instead.
  private static var sizes: [Int] { [8 << 20, 4 << 20, 1 << 20] }

  /// The bytes at the start of a stack whose memory is kept.
  private static var kept: UInt { 1 << 20 }

  /// The bytes that a thread itself takes of its stack, where it can't be asked.
  private static var overhead: UInt { 128 << 10 }

  /// Threads that wait for work.
  private struct Idle {
    var threads: [StackThread] = []
    /// The process they are in.
    var process = SystemThread.processID

    /// The most that are kept.
    static var limit: Int { 4 }
  }

  private static let idle = Mutex(Idle())

  /// Runs a closure on another stack, and waits for it.
  static func run(_ work: @escaping () -> Void) {
    var work = work
    let thread = take()
    withUnsafeMutablePointer(to: &work) { work in
      thread.work = work
      thread.isWanted.signal()
      thread.isDone.wait()
      thread.work = nil
    }
    thread.give()
  }

  private static func take() -> StackThread {
    let kept = idle.withLock { idle in
      if idle.process != SystemThread.processID { idle = Idle() }
      return idle.threads.popLast()
    }
    if let kept { return kept }
    let thread = StackThread()
    let size = sizes.first { size in
      SystemThread.start(stackSize: size) { thread.wait(stackSize: UInt(size)) }
    }
    precondition(size != nil, "no thread could be made to render a deep view tree")
    return thread
  }

  private func give() {
    let isKept = Self.idle.withLock { idle in
      guard idle.threads.count < Idle.limit else { return false }
      idle.threads.append(self)
      return true
    }
    if !isKept { isWanted.signal() }
  }

  /// Does what it is told, until it is told nothing.
  private func wait(stackSize: UInt) {
    let address = StackGuard.address
    let size = max(stackSize, Self.overhead)
    let stack = SystemThread.stack ?? address - (size - Self.overhead)..<address + 1
    StackBounds(addresses: stack).note()
    isWanted.wait()
    while let work {
      Self.end(work)
      isDone.signal()
      if address - stack.lowerBound > Self.kept {
        let start = UnsafeMutableRawPointer(bitPattern: stack.lowerBound)
        let count = Int(address - stack.lowerBound - Self.kept)
        if let start { SystemMemory.release(start, count: count) }
      }
      isWanted.wait()
    }
  }

  // Out of line: nothing may hold the work when it is done.
  @inline(never)
  private static func end(_ work: UnsafeMutablePointer<() -> Void>) {
    SystemThread.drained { work.pointee() }
  }
}

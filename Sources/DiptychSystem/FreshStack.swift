/// The addresses of a thread's stack.
package struct StackBounds {
  private let addresses: Range<UInt>

  /// The number of bytes that must stay free for code that does not check the stack, and for calls
  /// until the next check.
  private static var reserve: UInt { 512 &<< 10 }

  /// The maximum number of bytes that are used on any stack.
  ///
  /// This limit also applies to a stack without a limit of its own. It also protects the thread
  /// sanitizer, which tracks at most 65,536 nested calls of a thread. With more calls, the
  /// sanitizer would write beyond its memory.
  private static var largest: UInt { 8 &<< 20 }

  /// The cached addresses of this thread's stack.
  private static let ofThread = ThreadPointer(isOwned: true)

  /// Returns whether this thread's stack is known to have enough free space beyond an address on
  /// it.
  // A fiber runs on a stack that no thread owns, so its address is outside of the bounds.
  package static func haveRoom(at address: UInt) -> Bool {
    let bounds = current.addresses
    return bounds.contains(address) && address - bounds.lowerBound >= reserve
      && bounds.upperBound - address < largest
  }

  fileprivate init(addresses: Range<UInt>) {
    self.addresses = addresses
  }

  private static var current: StackBounds {
    if let known = ofThread.value { return known.load(as: StackBounds.self) }
    let bounds = StackBounds(addresses: SystemThread.stack ?? 0..<0)
    bounds.note()
    return bounds
  }

  /// Caches the addresses for this thread.
  fileprivate func note() {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<StackBounds>.size,
      alignment: MemoryLayout<StackBounds>.alignment
    )
    memory.storeBytes(of: self, as: StackBounds.self)
    Self.ofThread.value = memory
  }
}

/// A thread with a large stack.
///
/// The thread is kept for the next deep tree.
///
/// The stack reserves address space, but only the pages that are used take memory. After each
/// closure, pages far down the stack are returned to the system.
package final class StackThread: @unchecked Sendable {
  private let isWanted = ThreadSignal()
  private let isDone = ThreadSignal()
  /// The closure to run, which the caller owns; nil ends the thread.
  private var work: UnsafeMutablePointer<() -> Void>?

  /// The stack sizes to try, in bytes, the largest first.
  private static var sizes: [Int] { [8 &<< 20, 4 &<< 20, 1 &<< 20] }

  /// The number of bytes at the start of a stack whose memory is kept.
  private static var kept: UInt { 1 &<< 20 }

  /// The number of bytes of its stack that the thread itself uses, if the system does not report
  /// the bounds.
  private static var overhead: UInt { 128 &<< 10 }

  /// The threads that wait for work.
  private struct Idle {
    var threads: [StackThread] = []
    /// The process of the threads; they do not exist after a fork.
    var process = SystemThread.processID

    /// The maximum number of threads to keep.
    static var limit: Int { 4 }
  }

  private static let idle = WatchedMutex(Idle())

  /// Runs a closure on the stack of another thread, and waits until it returns.
  package static func run(_ work: @escaping () -> Void) {
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
      SystemThread.start(stackSize: size) { thread.wait(stackSize: UInt(bitPattern: size)) }
    }
    precondition(size != nil, "the system could not start a thread to render a deep view tree")
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

  /// Runs closures until a nil ends the thread.
  private func wait(stackSize: UInt) {
    var marker: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    let size = max(stackSize, Self.overhead)
    let stack = SystemThread.stack ?? address - (size - Self.overhead)..<address + 1
    StackBounds(addresses: stack).note()
    isWanted.wait()
    while let work {
      Self.end(work)
      isDone.signal()
      if address - stack.lowerBound > Self.kept {
        let start = UnsafeMutableRawPointer(bitPattern: stack.lowerBound)
        let count = Int(bitPattern: address - stack.lowerBound - Self.kept)
        if let start { SystemMemory.release(start, count: count) }
      }
      isWanted.wait()
    }
  }

  // The function is not inlined, so that no reference to the closure remains when it has returned.
  @inline(never)
  private static func end(_ work: UnsafeMutablePointer<() -> Void>) {
    SystemThread.drained { work.pointee() }
  }
}

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

import DiptychSystem

/// A measurement of the stack space that a rendering has used.
///
/// A view tree can be as deep as the data it shows, and a secondary thread has only 512 KiB of
/// stack. So a ``HostedRenderer`` continues on a fresh stack after 256 KiB. For a tree of ordinary
/// depth, a single stack suffices.
public struct StackGuard: Sendable {
  @usableFromInline var base: UInt

  /// Creates a guard that measures the used space from the current position on the stack.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {
    base = Self.address
  }

  /// The maximum number of bytes used of one stack.
  @inlinable static var limit: Int { 256 &<< 10 }

  /// Whether the rendering has used at least 256 KiB of the current stack.
  @_alwaysEmitIntoClient
  @inline(__always)
  public var isLow: Bool { used >= Self.limit }

  /// The number of bytes used since the guard was created.
  ///
  /// It is negative if the caller's stack frame is above the stack frame that created the guard.
  @_alwaysEmitIntoClient
  @inline(__always)
  var used: Int { Int(bitPattern: base &- Self.address) }

  /// The approximate address of the stack pointer.
  // The pointer is never written through. `withUnsafeMutablePointer` would have the compiler guard
  // the stack of each function that draws a view, and check it where a tail call could be.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var address: UInt {
    var marker: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}

/// Runs a closure on a stack with room for another 256 KiB, and waits until it returns.
///
/// If the current stack is known to be large enough, the closure runs on it. Otherwise the closure
/// runs on another thread. On that thread, the environment values are bound again, because they
/// would have their defaults. ``EnvironmentValues/aroundFreshStack`` can bind other values that
/// belong to the thread.
@inline(never)
@usableFromInline
package func onFreshStack(_ body: () -> Void) {
  if StackBounds.haveRoom(at: StackGuard.address) || !SystemThread.isAvailable { return body() }
  let values = EnvironmentValues.current
  withoutActuallyEscaping(body) { body in
    let around = values.aroundFreshStack
    StackThread.run { EnvironmentValues.$current.withValue(values) { around(body) } }
  }
}

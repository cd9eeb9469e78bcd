#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How much of the stack a render has used, and a fresh one when that is much.
///
/// A tree can be as deep as its data, and a secondary thread has 512 KiB of stack, so a renderer
/// goes on on a fresh stack after 256 KiB. That costs a thread for each 256 KiB of depth and
/// nothing for a tree of ordinary depth.
@usableFromInline
package struct StackGuard: Sendable {
  @usableFromInline var base: UInt

  /// Starts to count from here.
  @inlinable
  @inline(__always)
  package init() {
    base = Self.address
  }

  /// The most that is used of one stack, in bytes.
  @inlinable static var limit: Int { 256 << 10 }

  /// Whether the limit is reached.
  @inlinable
  @inline(__always)
  package var isLow: Bool { used >= Self.limit }

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

/// Runs a closure on a fresh stack of 1 MiB, and waits for it.
///
/// Environment values are bound again: a new thread would see the default ones. What else is bound
/// to a thread, ``EnvironmentValues/aroundFreshStack`` can bind again.
@inline(never)
@usableFromInline
package func onFreshStack(_ body: () -> Void) {
  let values = EnvironmentValues.current
  withoutActuallyEscaping(body) { body in
    let around = values.aroundFreshStack
    var work = { EnvironmentValues.$current.withValue(values) { around(body) } }
    withUnsafeMutablePointer(to: &work) { work in
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, 1 << 20)
      defer { pthread_attr_destroy(&attributes) }
      var thread = pthread_t()
      let status = pthread_create(
        &thread,
        &attributes,
        { context in
          context?.assumingMemoryBound(to: (() -> Void).self).pointee()
          return nil
        },
        work
      )
      precondition(status == 0, "no thread could be made to render a deep view tree (\(status))")
      pthread_join(thread, nil)
    }
  }
}

import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A text that is written if a signal ends the program.
///
/// It replaces the live region, which is erased.
enum LastWords {
  private struct Message {
    let descriptor: Int32
    let bytes: UnsafeRawBufferPointer
  }

  // A signal handler may read the pointer at any time. So the pointer is atomic, and its memory is
  // never freed.
  nonisolated(unsafe) private static let message = Atomic<UnsafeMutablePointer<Message>?>(nil)

  /// Sets the text, and the file descriptor that the text is written to.
  static func set(_ text: String, to descriptor: Int32) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    let new = UnsafeMutablePointer<Message>.allocate(capacity: 1)
    new.initialize(to: Message(descriptor: descriptor, bytes: UnsafeRawBufferPointer(bytes)))
    message.store(new, ordering: .releasing)
  }

  /// Removes the text.
  static func remove() { message.store(nil, ordering: .releasing) }

  /// Writes the text, if one is set.
  ///
  /// The function is safe in a signal handler.
  static func leave() {
    guard let message = message.exchange(nil, ordering: .acquiringAndReleasing) else { return }
    let (descriptor, bytes) = (message.pointee.descriptor, message.pointee.bytes)
    guard let start = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      let count = write(descriptor, start + written, bytes.count - written)
      if count < 0 && errno != EINTR { return }
      written += max(count, 0)
    }
  }
}

import Dispatch
import Foundation
import Synchronization

/// A thread that reads a stream to its end.
final class StreamReader: Sendable {
  private let read = Mutex<[UInt8]>([])
  private let ended = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    let descriptor = Descriptor(handle)
    Thread.detachNewThread { [self] in
      let bytes = descriptor.readToEnd()
      read.withLock { $0 = bytes }
      ended.signal()
    }
  }

  /// Waits for the end of the stream, and returns its bytes, or nil if the stream has not ended at
  /// the deadline.
  func bytes(until deadline: DispatchTime) -> [UInt8]? {
    ended.wait(timeout: deadline) == .success ? read.withLock(\.self) : nil
  }
}

/// A thread that writes bytes to a stream, and closes it.
enum StreamWriter {
  static func write(_ bytes: [UInt8], to handle: FileHandle) {
    let descriptor = Descriptor(handle)
    Thread.detachNewThread { descriptor.writeAndClose(bytes) }
  }
}

/// A stream that one thread uses.
private struct Descriptor: @unchecked Sendable {
  // The conformance is safe, because only the thread that receives the descriptor uses the handle.
  private let handle: FileHandle

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  func readToEnd() -> [UInt8] { ((try? handle.readToEnd()) ?? nil).map(Array.init) ?? [] }

  /// If a program ends without reading its input, the write fails.
  ///
  /// This is not an error.
  func writeAndClose(_ bytes: [UInt8]) {
    // The signal SIGPIPE would end the tests. It is blocked in this thread, which ends afterwards.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try? handle.write(contentsOf: bytes)
    try? handle.close()
  }
}

@preconcurrency import Foundation

/// A logger without knowledge of terminals: like swift-log's, it writes to C's standard error.
struct Logger {
  func log(_ level: String, _ message: String) {
    flockfile(stderr)
    fputs("\(level): \(message)\n", stderr)
    funlockfile(stderr)
  }
}

@preconcurrency import Foundation

/// A logger that knows no terminal: it writes to C's standard error, as that of swift-log does.
struct Logger {
  func log(_ level: String, _ message: String) {
    flockfile(stderr)
    fputs("\(level): \(message)\n", stderr)
    funlockfile(stderr)
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A failed system call, by its `errno`.
struct SystemError: Error, Equatable, Sendable {
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing is at the path, or can be, since it leads through a file.
  var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
}

// MARK: - CustomStringConvertible

extension SystemError: CustomStringConvertible {
  /// The system's words for it, like "Permission denied".
  var description: String {
    String(cString: strerror(code))
  }
}

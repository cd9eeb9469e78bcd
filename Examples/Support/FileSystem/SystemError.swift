#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A failed system call, by its `errno`.
package struct SystemError: Error, Equatable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the call that just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing is at the path, or can be, since it leads through a file.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
}

// MARK: - CustomStringConvertible

extension SystemError: CustomStringConvertible {
  /// The system's words for it, like "Permission denied".
  package var description: String {
    String(cString: strerror(code))
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The error of a system call, with its `errno`.
package struct SystemError: Error, Equatable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether there is no file at the path, or none is possible since it leads through a file.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }
}

// MARK: - CustomStringConvertible

extension SystemError: CustomStringConvertible {
  /// The message of the system, such as "Permission denied".
  package var description: String {
    String(cString: strerror(code))
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The `errno` of a system call that failed.
struct ErrorNumber: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The error of the last system call.
  static var last: ErrorNumber { ErrorNumber(code: errno) }

  /// The message of the system, such as "Permission denied".
  var description: String { String(cString: strerror(code)) }
}

/// Returns the kind of the file at a path as `S_IFREG` or `S_IFDIR`; symbolic links are followed.
func fileKind(of path: String) throws(ErrorNumber) -> mode_t {
  var status = stat()
  guard stat(path, &status) == 0 else { throw .last }
  return status.st_mode & S_IFMT
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What is at a path.
package enum FileKind: Equatable, Sendable {
  case file
  case directory
  case symbolicLink
  /// A device, a socket, a named pipe.
  case special

  /// Asks the file system; symbolic links are followed.
  ///
  /// Throws the reason, `ENOENT` if there is nothing.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(mode: status.st_mode)
  }

  /// Asks the file system about the path itself; `nil` if there is nothing.
  package init?(ofLink path: String) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = SystemError.last
      if error.isNotFound { return nil }
      throw error
    }
    self.init(mode: status.st_mode)
  }

  private init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .special
    }
  }
}

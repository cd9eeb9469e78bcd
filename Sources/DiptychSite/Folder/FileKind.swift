#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The kind of a file.
package enum FileKind: Equatable, Sendable {
  case file
  case directory
  case symbolicLink
  /// A device, a socket or a named pipe.
  case special

  /// Creates the kind of the file at a path; symbolic links are followed.
  ///
  /// - Throws: The error of the system, `ENOENT` if there is no file.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(mode: status.st_mode)
  }

  /// Creates the kind of the file at a path without following a symbolic link; `nil` if there is no
  /// file.
  package init?(ofLink path: String) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = SystemError.last
      if error.isNotFound { return nil }
      throw error
    }
    self.init(mode: status.st_mode)
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .special
    }
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The facts about a file that tell whether it is the same as before.
struct FileStatus {
  let kind: FileKind
  /// The number of the file in its file system.
  let number: UInt64
  let byteCount: Int
  /// The time of the last change of the contents, which programs can set.
  let modified: timespec
  /// The time of the last change of the status, which they can't.
  let changed: timespec

  /// Creates the status of the file at a path; symbolic links are followed.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the status of the file at a path without following a symbolic link.
  init?(ofLink path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind = FileKind(mode: status.st_mode)
    number = UInt64(status.st_ino)
    byteCount = Int(status.st_size)
    #if canImport(Darwin)
    (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
  }
}

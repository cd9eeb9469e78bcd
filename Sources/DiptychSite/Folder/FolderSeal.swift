#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A mark on the records of a folder, by which files that nobody has touched need not be read.
///
/// The nanoseconds of the records' modification time are the number of their file in the file
/// system. A copy of the folder has other numbers, and so no seal. A file is untouched if its size
/// is the recorded one and its status has not changed since the records were sealed; a program can
/// set the time of a modification back, but not that of a change of the status.
struct FolderSeal {
  /// The time at which the records were sealed.
  private let time: timespec

  /// Reads the seal of some records; nil if they have none.
  init?(of records: String) {
    guard let status = Self.status(of: records),
      status.modified.tv_nsec == Self.nanoseconds(of: status.number)
    else { return nil }
    time = status.changed
  }

  /// Seals records.
  static func put(on records: String) throws(SystemError) {
    guard let status = status(of: records) else { throw .last }
    var modified = status.modified
    modified.tv_nsec = nanoseconds(of: status.number)
    guard utimensat(AT_FDCWD, records, [modified, modified], AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .last
    }
  }

  /// Returns whether a regular file has a size, and is older than the seal.
  func covers(_ path: String, byteCount: Int) -> Bool {
    guard let status = Self.status(of: path), status.byteCount == byteCount else { return false }
    // A change in the same moment as the seal may have come after it.
    return (status.changed.tv_sec, status.changed.tv_nsec) < (time.tv_sec, time.tv_nsec)
  }

  private struct Status {
    let number: UInt64
    let byteCount: Int
    let modified: timespec
    let changed: timespec
  }

  /// Returns the status of a regular file.
  private static func status(of path: String) -> Status? {
    var status = stat()
    guard lstat(path, &status) == 0, FileKind(mode: status.st_mode) == .file else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return Status(
      number: UInt64(status.st_ino),
      byteCount: Int(status.st_size),
      modified: modified,
      changed: changed
    )
  }

  private static func nanoseconds(of number: UInt64) -> Int { Int(number % 1_000_000_000) }
}

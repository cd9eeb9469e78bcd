import DiptychFiles

/// A mark on the records of a folder that shows which files are untouched.
///
/// With the mark, a write need not read untouched files.
///
/// The mark is the inode number of the records' file, which is stored as the nanoseconds of the
/// file's modification time. In a copy of the folder, the file has another inode number, so the
/// copy has no mark.
///
/// A file is untouched if it has the recorded size, and if its status has not changed since the
/// records were sealed. A program can set the modification time back, but it can't set back the
/// time of the status change.
struct FolderSeal {
  /// The time when the records were sealed.
  private let time: timespec

  /// Reads the seal of the records in a file, or returns nil if they have no seal.
  init?(of records: String) {
    guard let status = FileStatus(ofLink: records), status.kind == .file,
      status.modified.tv_nsec == Self.nanoseconds(of: status)
    else { return nil }
    time = status.changed
  }

  /// Seals records.
  ///
  /// If the system refuses, the next write reads all files.
  static func put(on records: String) {
    guard let status = FileStatus(ofLink: records), status.kind == .file else { return }
    var time = status.modified
    time.tv_nsec = nanoseconds(of: status)
    FileSystem.setTime(time, ofLink: records)
  }

  /// Returns whether a regular file has the given size, and is older than the seal.
  func covers(_ path: String, byteCount: Int) -> Bool {
    guard let status = FileStatus(ofLink: path), status.kind == .file,
      status.byteCount == byteCount
    else { return false }
    // A change with the same time as the seal may have happened after the seal.
    return (status.changed.tv_sec, status.changed.tv_nsec) < (time.tv_sec, time.tv_nsec)
  }

  private static func nanoseconds(of status: FileStatus) -> Int {
    Int(status.identity.number % 1_000_000_000)
  }
}

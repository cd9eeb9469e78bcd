import DiptychFiles

/// A mark on the records of a folder.
///
/// It tells untouched files without reading them.
///
/// The nanoseconds of the records' modification time are the number of their file in the file
/// system. A copy of the folder has other numbers, and so no seal. A file is untouched if its size
/// is the recorded one and its status has not changed since the records were sealed; a program can
/// set the time of a modification back, but not the time of a change of the status.
struct FolderSeal {
  /// The time when the records were sealed.
  private let time: timespec

  /// Reads the seal of some records; nil if they have none.
  init?(of records: String) {
    guard let status = FileStatus(ofLink: records), status.kind == .file,
      status.modified.tv_nsec == Self.nanoseconds(of: status)
    else { return nil }
    time = status.changed
  }

  /// Seals records, unless the system refuses it; the next write reads all files then.
  static func put(on records: String) {
    guard let status = FileStatus(ofLink: records), status.kind == .file else { return }
    var time = status.modified
    time.tv_nsec = nanoseconds(of: status)
    FileSystem.setTime(time, ofLink: records)
  }

  /// Returns whether a regular file has a size, and is older than the seal.
  func covers(_ path: String, byteCount: Int) -> Bool {
    guard let status = FileStatus(ofLink: path), status.kind == .file,
      status.byteCount == byteCount
    else { return false }
    // A change in the same moment as the seal may have come after it.
    return (status.changed.tv_sec, status.changed.tv_nsec) < (time.tv_sec, time.tv_nsec)
  }

  private static func nanoseconds(of status: FileStatus) -> Int {
    Int(status.identity.number % 1_000_000_000)
  }
}

import DiptychSystem

/// The file of the program that runs.
enum ProgramFile {
  /// A text that differs after the program was built again; nil where the system does not tell.
  ///
  /// It has the size of the file, its number in the file system, and its times.
  static var stamp: String? {
    guard let path = SystemProcess.programFile, let status = FileStatus(of: path) else {
      return nil
    }
    return [
      "\(status.byteCount)", "\(status.identity.number)",
      "\(status.modified.seconds).\(status.modified.nanoseconds)",
      "\(status.changed.seconds).\(status.changed.nanoseconds)",
    ].joined(separator: " ")
  }
}

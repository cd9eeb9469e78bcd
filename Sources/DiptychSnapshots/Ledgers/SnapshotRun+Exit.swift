import DiptychFiles

extension SnapshotRun {
  /// Writes the ledgers of the process when it exits by itself, with its status where the system
  /// tells it.
  static func finishAtExit() {
    #if canImport(Glibc)
    on_exit({ status, _ in SnapshotRun.process.finish(status: status) }, nil)
    #elseif canImport(Musl) || canImport(Darwin) || canImport(Android)
    atexit { SnapshotRun.process.finish(status: nil) }
    #endif
  }
}

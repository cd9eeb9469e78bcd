import DiptychFiles

extension SnapshotRun {
  /// Writes the ledgers of the process when it exits, with its status if the system reports it.
  static func finishAtExit() {
    #if canImport(Glibc)
    on_exit({ status, _ in SnapshotRun.process.finish(status: status) }, nil)
    #elseif canImport(Musl) || canImport(Darwin) || canImport(Android)
    atexit { SnapshotRun.process.finish(status: nil) }
    #endif
  }
}

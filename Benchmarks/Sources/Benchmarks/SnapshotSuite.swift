import Foundation

/// The suite of snapshots: 2,000 of them recorded and compared, relative to writing and reading the
/// same files by hand.
enum SnapshotSuite {
  static func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) throws(BenchmarkError) {
    try TemporaryFolder.with { folder throws(BenchmarkError) in
      do {
        let files = try SnapshotFiles(folder: folder)
        var written: [(first: Double, second: Double)] = []
        var read: [(first: Double, second: Double)] = []
        for _ in 0..<options.rounds {
          try files.removeAll()
          written.append((try time(files.write), try time(files.verify)))
          read.append((try time(files.read), try time(files.verify)))
        }
        for (name, times) in [("record", written), ("compare", read)] {
          report(
            BenchmarkResult(name: "snapshots/\(name)", times: times, kind: .ratioToHand, target: 2)
          )
        }
      } catch let error as BenchmarkError {
        throw error
      } catch {
        throw .file("\(error)")
      }
    }
  }

  /// Returns the microseconds of a function that is called once.
  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let clock = SuspendingClock()
    let start = clock.now
    try body()
    return (clock.now - start) / .microseconds(1)
  }
}

import Diptych

/// The progress and the failures of git while it reads.
struct Reading: Equatable, Sendable {
  /// The number of commits of the history that have been read so far.
  var commitCount = 0
  /// The lines that have been counted so far, or nil before the first lines were counted.
  var lines: LineCounts?
  /// The reason why the last attempt to read the history failed, or nil.
  var historyFailure: ReportError?
  /// The reason why the last attempt to read a page of commits failed, or nil.
  var pageFailure: ReportError?
}

extension Shared<Reading> {
  /// Runs a closure that reads from git, and stores its error, or nil if it succeeds.
  func noting<Result>(
    _ failure: WritableKeyPath<Reading, ReportError?>,
    of read: () async throws(ReportError) -> Result
  ) async throws(ReportError) -> Result {
    do throws(ReportError) {
      let result = try await read()
      // Each write notifies the observers, so nil is not written again.
      if wrappedValue[keyPath: failure] != nil { update { $0[keyPath: failure] = nil } }
      return result
    } catch {
      update { $0[keyPath: failure] = error }
      throw error
    }
  }
}

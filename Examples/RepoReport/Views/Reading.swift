import Diptych

/// What is known of git at work, beside the states of what it is read for.
struct Reading: Equatable, Sendable {
  /// The commits of the history that were read so far.
  var commitCount = 0
  /// Why the history could not be read the last time, until it can.
  var historyFailure: ReportError?
  /// Why a page of commits could not be read the last time, until one can.
  var pageFailure: ReportError?
}

extension Shared<Reading> {
  /// Reads something, and notes why that failed, or that it did not.
  func noting<Result>(
    _ failure: WritableKeyPath<Reading, ReportError?>,
    of read: () async throws(ReportError) -> Result
  ) async throws(ReportError) -> Result {
    do throws(ReportError) {
      let result = try await read()
      // Who looks is told of each write.
      if wrappedValue[keyPath: failure] != nil { update { $0[keyPath: failure] = nil } }
      return result
    } catch {
      update { $0[keyPath: failure] = error }
      throw error
    }
  }
}

import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the snapshots of one run of tests share.
///
/// An assertion of a testing library asks the run to compare, and reports the outcome.
public final class SnapshotRun: Sendable {
  /// The run of this process.
  public static let process = SnapshotRun(environment: ProcessInfo.processInfo.environment)

  private let environment: [String: String]
  private let claims = Mutex<[String: SnapshotLocation]>([:])

  /// Creates a run in which no snapshot has been taken.
  ///
  /// - Parameter environment: The environment variables, which choose folders and record mode.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Compares an output with its reference, or records it.
  ///
  /// - Parameters:
  ///   - output: What the test made.
  ///   - location: Where its reference is.
  ///   - filePath: The path of the test's source file, as `#filePath` gives it.
  ///   - record: The record mode that the code asks for, if it does.
  /// - Returns: What came of it.
  /// - Throws: A ``SnapshotError`` when there is nothing to compare with or no way to.
  public func verify(
    _ output: String,
    at location: SnapshotLocation,
    filePath: String,
    record: RecordMode? = nil
  ) throws(SnapshotError) -> SnapshotOutcome {
    let mode = try RecordMode(requested: record, environment: environment)
    let directories = try SnapshotDirectories(filePath: filePath, environment: environment)
    try claim(location)
    return try SnapshotStore(directories).verify(output, at: location, record: mode)
  }

  /// Makes sure that one file has one owner, also where file names ignore case.
  private func claim(_ location: SnapshotLocation) throws(SnapshotError) {
    let key = location.path.lowercased()
    let other: SnapshotLocation? = claims.withLock { claims in
      if let other = claims[key] { return other }
      claims[key] = location
      return nil
    }
    guard let other else { return }
    throw if other == location {
      .duplicate(path: location.path, owner: location.owner)
    } else {
      .collision(
        path: location.path,
        owner: location.owner,
        otherPath: other.path,
        otherOwner: other.owner
      )
    }
  }
}

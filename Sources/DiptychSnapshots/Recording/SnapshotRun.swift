import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A run of tests, whose snapshots share folders, a record mode and a check for duplicate files.
///
/// The assertion of a testing library calls ``verify(_:at:filePath:record:)`` and reports the
/// outcome.
public final class SnapshotRun: Sendable {
  /// The run of this process.
  public static let process = SnapshotRun(environment: ProcessInfo.processInfo.environment)

  private let environment: [String: String]
  private let claims = Mutex<[String: SnapshotLocation]>([:])

  /// Creates a run without snapshots.
  ///
  /// - Parameter environment: The environment variables, which choose the folders and the record
  ///   mode.
  public init(environment: [String: String]) {
    self.environment = environment
  }

  /// Compares an output with its reference, or records it.
  ///
  /// - Parameters:
  ///   - output: The output of the test.
  ///   - location: The location of its reference.
  ///   - filePath: The path of the test's source file, from `#filePath`.
  ///   - record: The record mode in the code, or nil.
  /// - Returns: The outcome.
  /// - Throws: A ``SnapshotError`` if the output can't be compared or recorded.
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

  /// Throws if another snapshot of this run has the same file, also where file names ignore case.
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

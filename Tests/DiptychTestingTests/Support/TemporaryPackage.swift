import DiptychSnapshots
import DiptychTesting
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A package whose tests take snapshots; it is removed when its last owner is freed.
final class TemporaryPackage: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "diptych-testing-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = String(url.path(percentEncoded: false).dropLast())
    try Data().write(to: URL(filePath: "\(path)/Package.swift"))
    try FileManager.default.createDirectory(
      atPath: "\(path)/Tests/AppTests",
      withIntermediateDirectories: true
    )
    try Data().write(to: URL(filePath: "\(path)/Tests/AppTests/ReportTests.swift"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A location in a test of the package.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "AppTests/ReportTests.swift",
      filePath: "\(path)/Tests/AppTests/ReportTests.swift",
      line: 7,
      column: 3
    )
  }

  /// The folders of the package, for tests whose location can't be in it.
  var directories: SnapshotDirectories {
    SnapshotDirectories(
      references: "\(path)/Snapshots",
      pending: "\(path)/.build/snapshots/pending"
    )
  }

  /// Takes snapshots in a run of their own.
  ///
  /// - Returns: The result of the body, and its reports of failures.
  func run<Result>(
    _ environment: [String: String] = [:],
    in directories: SnapshotDirectories? = nil,
    log: ReportLog = ReportLog(),
    _ body: () -> Result
  ) -> (Result, [String]) {
    var settings = SnapshotSettings.current
    settings.run = SnapshotRun(environment: environment, directories: directories)
    let result = TestingLibrary.$channel.withValue(log) {
      SnapshotSettings.$current.withValue(settings, operation: body)
    }
    return (result, log.reports)
  }

  /// Returns the contents of all files but the manifest and the records of staged outputs, by their
  /// relative paths.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for relative in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let file = "\(path)/\(relative)"
      var isFolder = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder,
        relative != "Package.swift", !relative.hasPrefix("Tests/"),
        !relative.hasPrefix(".build/snapshots/staged/")
      else { continue }
      files[relative] = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    }
    return files
  }
}

import DiptychSnapshots

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A package in a temporary folder, whose tests take snapshots.
struct TestPackage {
  let folder: TemporaryFolder
  let package: SnapshotPackage

  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    package = try SnapshotPackage(containing: folder.path, environment: [:])
  }

  /// A run of the tests by a process.
  func run(
    process: Int32 = 12,
    parent: Int32 = 1,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) -> SnapshotRun {
    SnapshotRun(
      environment: environment,
      process: TestProcess(identifier: process, parent: parent, arguments: arguments)
    )
  }

  /// Takes the snapshot of a test, whose output is its name.
  @discardableResult
  func verify(
    _ test: String,
    output: String? = nil,
    in run: SnapshotRun,
    record: RecordMode? = nil
  ) throws -> SnapshotOutcome {
    let owner = SnapshotOwner(
      module: "AppTests",
      function: "\(test)()",
      place: "AppTests/Tests.swift:1"
    )
    let source = "Tests/AppTests/Tests.swift"
    if !FileManager.default.fileExists(atPath: "\(path)/\(source)") {
      try folder.write("", to: source)
    }
    return try run.verify(
      (output ?? test).utf8,
      at: SnapshotLocation(owner: owner, name: nil, fileExtension: "txt"),
      filePath: "\(path)/\(source)",
      record: record
    )
  }

  func write(_ text: String, to relative: String) throws {
    try folder.write(text, to: relative)
  }

  /// Sets the time of a file to a time before all runs.
  func makeOld(_ relative: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: "\(path)/\(relative)"
    )
  }

  /// Returns the files of the folder of ledgers.
  func ledgers() throws -> [String: String] { try files(in: ".build/snapshots/ledgers/") }

  /// Returns the files whose paths begin with a folder, by the rest of their paths.
  func files(in folder: String) throws -> [String: String] {
    let files = try self.folder.files().filter { $0.key.hasPrefix(folder) }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.key.dropFirst(folder.count)), $0.value) }
    )
  }
}

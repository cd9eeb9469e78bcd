import DiptychExampleTesting
import DiptychSnapshots
import Foundation

/// A package in a temporary folder, whose tests take snapshots in this process.
struct ScratchPackage {
  let folder: TemporaryFolder

  static func with(_ body: (ScratchPackage) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("", to: "Package.swift")
      try folder.makeFolder("Tests/AppTests")
      try folder.write("", to: "Tests/AppTests/Tests.swift")
      try await body(ScratchPackage(folder: folder))
    }
  }

  /// Runs tests that take a snapshot each, by name and output, and inline snapshots of the text
  /// `old`, by line and output.
  func test(
    _ outputs: KeyValuePairs<String, String>,
    inline: KeyValuePairs<Int, String> = [:],
    arguments: [String] = [],
    status: Int32? = 0,
    record: RecordMode = .never
  ) throws {
    let run = SnapshotRun(
      environment: [:],
      process: TestProcess(identifier: 12, parent: 1, arguments: arguments)
    )
    let source = folder.path(of: "Tests/AppTests/Tests.swift")
    func owner(_ test: String) -> SnapshotOwner {
      let names = test.split(separator: "/").map(String.init)
      return SnapshotOwner(
        module: "AppTests",
        suites: names.dropLast(),
        function: "\(names[names.count - 1])()",
        place: "AppTests/Tests.swift:1"
      )
    }
    for (test, output) in outputs {
      _ = try run.verify(
        output.utf8,
        at: SnapshotLocation(owner: owner(test), name: nil, fileExtension: "txt"),
        filePath: source,
        record: record
      )
    }
    for (line, text) in inline {
      _ = try run.verifyInline(
        text,
        expected: "old",
        owner: owner("inline"),
        filePath: source,
        line: line,
        column: 21
      )
    }
    run.finish(status: status)
  }

  /// Writes a reference that is older than every run.
  func reference(_ text: String, at path: String) throws {
    let path = folder.path(of: "Snapshots/\(path)")
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: path
    )
  }

  /// The references by their paths; none if there is no folder.
  func references() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: folder.path(of: "Snapshots")) else { return [:] }
    return try folder.contents(of: "Snapshots")
  }

  /// Runs the program in the folder of the package.
  func tool(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun(arguments, in: folder)
  }
}

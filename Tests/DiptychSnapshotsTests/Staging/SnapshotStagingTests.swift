import DiptychSnapshots
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Staged outputs") struct SnapshotStagingTests {
  private static let reference = "Snapshots/AppTests/a/default.txt"

  private let package: TestPackage
  private let staging: SnapshotStaging

  init() throws {
    package = try TestPackage()
    staging = SnapshotStaging(package.package.directories)
  }

  /// Stages the output `new`, where the reference is `old` or missing.
  private func stage(over reference: String? = "old") throws -> StagedSnapshot {
    if let reference { try package.write(reference, to: Self.reference) }
    try package.verify("a", output: "new", in: package.run(), record: .never)
    return try #require(staging.staged().first)
  }

  private func references() throws -> [String: String] { try package.files(in: "Snapshots/") }

  @Test("A staged output knows its test and its reference", arguments: [nil, "old"])
  func record(reference: String?) throws {
    let staged = try stage(over: reference)
    #expect(staged.path == "AppTests/a/default.txt")
    #expect(staged.test == "a() (AppTests/Tests.swift:1)")
    #expect(staging.staged() == [staged])
    let contents = try staging.contents(of: staged)
    #expect(contents.output == Array("new".utf8))
    #expect(contents.reference == reference.map { Array($0.utf8) })
  }

  @Test("An output that is accepted is the reference", arguments: [nil, "old"])
  func accept(reference: String?) throws {
    #expect(staging.accept([try stage(over: reference)], in: package.package) == [])
    #expect(try references() == ["AppTests/a/default.txt": "new"])
    #expect(staging.staged() == [])
    #expect(try package.files(in: ".build/snapshots/staged/") == [:])
    #expect(try package.files(in: ".build/snapshots/pending/") == [:])
  }

  @Test("An output that is rejected leaves the reference", arguments: [nil, "old"])
  func reject(reference: String?) throws {
    staging.reject(try stage(over: reference))
    #expect(try references() == (reference.map { ["AppTests/a/default.txt": $0] } ?? [:]))
    #expect(staging.staged() == [])
  }

  @Test("An output is not accepted over a reference that changed since", arguments: [nil, "old"])
  func changed(reference: String?) throws {
    let staged = try stage(over: reference)
    try package.write("other", to: Self.reference)
    #expect(
      staging.accept([staged], in: package.package) == [
        .referenceChanged(path: "\(package.path)/\(Self.reference)")
      ]
    )
    #expect(try references() == ["AppTests/a/default.txt": "other"])
    #expect(staging.staged() == [staged])
  }

  @Test("An output that was staged anew since it was shown is not accepted")
  func stagedAnew() throws {
    let shown = try stage()
    try package.verify("a", output: "newer", in: package.run(), record: .never)
    #expect(
      staging.accept([shown], in: package.package) == [
        .outputChanged(path: "\(package.path)/.build/snapshots/pending/\(shown.path)")
      ]
    )
    #expect(try references() == ["AppTests/a/default.txt": "old"])
    #expect(staging.staged().count == 1)
  }

  @Test("Accepting resumes where it was interrupted") func interrupted() throws {
    let staged = try stage()
    try package.write("new", to: Self.reference)
    #expect(staging.accept([staged], in: package.package) == [])
    #expect(staging.staged() == [])
  }

  @Test("A reference that is a link is read, and not replaced") func link() throws {
    try package.write("old", to: "Elsewhere/a.txt")
    try package.write("", to: Self.reference)
    let path = "\(package.path)/\(Self.reference)"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: "\(package.path)/Elsewhere/a.txt"
    )
    try package.verify("a", output: "old", in: package.run())
    let staged = try stage(over: nil)
    #expect(staging.accept([staged], in: package.package) == [.link(path: path)])
    #expect(throws: SnapshotError.link(path: path)) {
      try package.verify("a", output: "new", in: package.run(), record: .failed)
    }
    #expect(try package.files(in: "Elsewhere/") == ["a.txt": "old"])
  }

  @Test("A reference that is read-only is not replaced") func readOnly() throws {
    let staged = try stage()
    let path = "\(package.path)/\(Self.reference)"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(
      staging.accept([staged], in: package.package) == [
        .unwritable(path: path, reason: "it is read-only")
      ]
    )
    #expect(try references() == ["AppTests/a/default.txt": "old"])
  }

  @Test("Unreadable records, and those without an output, are not staged outputs")
  func damaged() throws {
    let staged = try stage()
    try package.write("{", to: ".build/snapshots/staged/AppTests/b/default.txt.json")
    #expect(staging.staged() == [staged])
    try FileManager.default.removeItem(
      atPath: "\(package.path)/.build/snapshots/pending/AppTests/a/default.txt"
    )
    #expect(staging.staged() == [])
  }
}

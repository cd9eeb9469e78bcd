import DiptychSnapshots
import Testing

@Suite struct SnapshotStoreTests {
  private static let path = "AppTests/overview/long.txt"
  private static let reference = "Snapshots/\(path)"
  private static let pending = "pending/\(path)"

  private let folder: TemporaryFolder
  private let store: SnapshotStore
  private let location: SnapshotLocation

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(
      SnapshotDirectories(references: "\(folder.path)/Snapshots", pending: "\(folder.path)/pending")
    )
    location = try SnapshotLocation(
      owner: SnapshotOwner(module: "AppTests", function: "overview()", place: "AppTests/A.swift:1"),
      name: "long",
      fileExtension: "txt"
    )
  }

  /// Each case has a reference (`nil`, equal to the output `new`, or another), a mode, and the
  /// results.
  @Test(
    "A mode decides what is written",
    arguments: [
      (nil, .never, .missing, [pending: "new"]),
      (nil, .missing, .added, [reference: "new"]),
      (nil, .failed, .added, [reference: "new"]),
      (nil, .all, .added, [reference: "new"]),
      ("new", .never, .matched, [reference: "new"]),
      ("new", .missing, .matched, [reference: "new"]),
      ("new", .failed, .matched, [reference: "new"]),
      ("new", .all, .matched, [reference: "new"]),
      ("old", .never, .mismatched, [reference: "old", pending: "new"]),
      ("old", .missing, .mismatched, [reference: "old", pending: "new"]),
      ("old", .failed, .replaced, [reference: "new"]),
      ("old", .all, .replaced, [reference: "new"]),
    ] as [(String?, RecordMode, Expected, [String: String])]
  )
  func modes(
    reference: String?,
    mode: RecordMode,
    expected: Expected,
    files: [String: String]
  ) throws {
    if let reference { try folder.write(reference, to: Self.reference) }
    let outcome = try store.verify("new".utf8, at: location, record: mode)
    #expect(outcome == expected.outcome(in: folder.path))
    #expect(try folder.files().filter { !$0.key.hasPrefix("staged/") } == files)
  }

  /// An outcome, independent of the folder.
  enum Expected: Sendable {
    case matched
    case added
    case replaced
    case missing
    case mismatched

    fileprivate func outcome(in folder: String) -> SnapshotOutcome {
      let path = "\(folder)/\(reference)"
      let pending = PendingSnapshot(
        bytes: Array("new".utf8),
        reference: path,
        path: SnapshotStoreTests.path,
        failure: nil
      )
      return switch self {
      case .matched: .matched
      case .added: .recorded(path: path, replaced: false)
      case .replaced: .recorded(path: path, replaced: true)
      case .missing: .missing(pending)
      case .mismatched: .mismatched(pending, LineDiff(from: "old".utf8, to: "new".utf8))
      }
    }
  }

  @Test(
    "An output that is accepted or matches is no longer staged",
    arguments: [RecordMode.missing, .failed]
  )
  func unstaged(mode: RecordMode) throws {
    try folder.write("old", to: Self.reference)
    _ = try store.verify("new".utf8, at: location, record: .never)
    _ = try store.verify((mode == .failed ? "new" : "old").utf8, at: location, record: mode)
    #expect(try folder.files() == [Self.reference: mode == .failed ? "new" : "old"])
  }

  @Test("Bytes decide, not characters") func exact() throws {
    try folder.write("café", to: Self.reference)
    let outcome = try store.verify("cafe\u{301}".utf8, at: location, record: .never)
    #expect(outcome != .matched)
  }

  @Test("An unreadable reference is an error") func unreadable() throws {
    try folder.write("", to: Self.reference + "/in-the-way")
    let path = "\(folder.path)/\(Self.reference)"
    #expect(throws: SnapshotError.unreadable(path: path, reason: "Is a directory")) {
      try store.verify("new".utf8, at: location, record: .never)
    }
  }

  @Test("A reference that can't be written is an error") func unwritable() throws {
    try folder.write("", to: "Snapshots/AppTests")
    let path = "\(folder.path)/\(Self.reference)"
    #expect(throws: SnapshotError.unwritable(path: path, reason: "Not a directory")) {
      try store.verify("new".utf8, at: location, record: .missing)
    }
  }

  @Test("An output that can't be staged is compared nevertheless") func unstageable() throws {
    try folder.write("old", to: Self.reference)
    try folder.write("", to: "pending")
    let outcome = try store.verify("new".utf8, at: location, record: .missing)
    let path = "\(folder.path)/\(Self.pending)"
    let pending = PendingSnapshot(
      bytes: Array("new".utf8),
      reference: "\(folder.path)/\(Self.reference)",
      path: Self.path,
      failure: .unwritable(path: path, reason: "Not a directory")
    )
    #expect(outcome == .mismatched(pending, LineDiff(from: "old".utf8, to: "new".utf8)))
  }

  @Test("Writers of one file in parallel leave one of the outputs, whole") func parallel()
    async throws
  {
    let outputs = (0..<16).map { String(repeating: "\($0)\n", count: 20_000) }
    await withThrowingTaskGroup { group in
      for output in outputs {
        group.addTask { [store, location] in
          for _ in 0..<8 {
            _ = try store.verify(output.utf8, at: location, record: .all)
          }
        }
      }
    }
    let files = try folder.files()
    #expect(Array(files.keys) == [Self.reference])
    #expect(outputs.contains(files[Self.reference, default: ""]))
  }
}

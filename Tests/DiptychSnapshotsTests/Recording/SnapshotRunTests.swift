import DiptychSnapshots
import Testing

@Suite struct SnapshotRunTests {
  private let folder: TemporaryFolder
  private let run: SnapshotRun

  init() throws {
    folder = try TemporaryFolder()
    run = SnapshotRun(environment: ["DIPTYCH_SNAPSHOTS": folder.path])
  }

  private func location(
    _ name: String,
    function: String = "overview()"
  ) throws -> SnapshotLocation {
    try SnapshotLocation(
      owner: SnapshotOwner(module: "AppTests", function: function, place: "AppTests/A.swift:1"),
      name: name,
      fileExtension: "txt"
    )
  }

  private func verify(
    _ location: SnapshotLocation,
    record: RecordMode? = nil
  ) throws -> SnapshotOutcome {
    try run.verify("a".utf8, at: location, filePath: "/no-such-folder/A.swift", record: record)
  }

  @Test("One call warns about its new references, and the end of the run about all")
  func warnings() throws {
    let new = ["a", "b", "c"].map { name in
      SnapshotOutcome.recorded(path: "/app/\(name).txt", replaced: false)
    }
    let replaced = SnapshotOutcome.recorded(path: "/app/d.txt", replaced: true)
    #expect(run.warnings(about: [.matched]) == [])
    #expect(run.warnings(about: [new[0]]) == [new[0].message])
    #expect(run.finish(status: 0) == nil)
    #expect(run.warnings(about: [new[1], replaced, new[2]]) == [replaced.message])
    #expect(
      run.finish(status: 0) == """
        Recorded 3 new references in this run.
        Look at them before you commit them.
        """
    )
  }

  @Test("The environment chooses the folder, the code the mode") func environment() throws {
    #expect(
      try verify(location("one"))
        == .recorded(path: "\(folder.path)/AppTests/overview/one.txt", replaced: false)
    )
    #expect(
      try verify(location("two"), record: .missing)
        == .recorded(path: "\(folder.path)/AppTests/overview/two.txt", replaced: false)
    )
    #expect(
      try folder.files() == ["AppTests/overview/one.txt": "a", "AppTests/overview/two.txt": "a"]
    )
  }

  @Test("One test can't take a snapshot twice") func duplicate() throws {
    let location = try location("one")
    _ = try verify(location)
    #expect(throws: SnapshotError.duplicate(path: location.path, owner: location.owner)) {
      try verify(location)
    }
  }

  @Test(
    "Two owners of one file are an error",
    arguments: [("one", "Overview()"), ("ONE", "overview()"), ("one", "overview(_:)")]
  )
  func collision(name: String, function: String) throws {
    let first = try location("one")
    let second = try location(name, function: function)
    _ = try verify(first)
    let collision = SnapshotError.collision(
      path: second.path,
      owner: second.owner,
      otherPath: first.path,
      otherOwner: first.owner
    )
    #expect(throws: collision) { try verify(second) }
    #expect(throws: collision) { try verify(second) }
  }

  @Test("Equivalent names are one file") func equivalentNames() throws {
    let first = try location("café")
    let second = try location("cafe\u{301}")
    _ = try verify(first)
    #expect(throws: SnapshotError.self) { try verify(second) }
  }
}

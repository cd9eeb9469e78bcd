import DiptychSnapshots
import Testing

@Suite struct SnapshotDirectoriesTests {
  @Test("The nearest package above a file has its snapshots") func nearestPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Inner/Package.swift")
    for file in ["Tests/AppTests/A.swift", "Inner/Tests/A.swift"] { try folder.write("", to: file) }
    func directories(_ file: String) throws -> SnapshotDirectories {
      try SnapshotDirectories(filePath: "\(folder.path)/\(file)", environment: [:])
    }
    #expect(
      try directories("Tests/AppTests/A.swift")
        == SnapshotDirectories(
          references: "\(folder.path)/Snapshots",
          pending: "\(folder.path)/.build/snapshots/pending"
        )
    )
    #expect(
      try directories("Inner/Tests/A.swift")
        == SnapshotDirectories(
          references: "\(folder.path)/Inner/Snapshots",
          pending: "\(folder.path)/Inner/.build/snapshots/pending"
        )
    )
  }

  @Test("An override comes first, and outputs stay with the package") func override() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let environment = ["DIPTYCH_SNAPSHOTS": "/elsewhere"]
    #expect(
      try SnapshotDirectories(filePath: "\(folder.path)/A.swift", environment: environment)
        == SnapshotDirectories(
          references: "/elsewhere",
          pending: "\(folder.path)/.build/snapshots/pending"
        )
    )
    #expect(
      try SnapshotDirectories(filePath: "/no-such-folder/A.swift", environment: environment)
        == SnapshotDirectories(references: "/elsewhere", pending: ".build/snapshots/pending")
    )
  }

  @Test(
    "A file outside of a package has no folder of references",
    arguments: [[:], ["DIPTYCH_SNAPSHOTS": ""]]
  )
  func noPackage(environment: [String: String]) {
    #expect(throws: SnapshotError.noPackage(filePath: "/no-such-folder/A.swift")) {
      try SnapshotDirectories(filePath: "/no-such-folder/A.swift", environment: environment)
    }
  }

  @Test("A source file that has moved has no folder of references, except an override")
  func moved() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let file = "\(folder.path)/Inner/Tests/A.swift"
    #expect(throws: SnapshotError.noSource(filePath: file)) {
      try SnapshotDirectories(filePath: file, environment: [:])
    }
    #expect(
      SnapshotError.noSource(filePath: "/a/A.swift").description == """
        The source file /a/A.swift does not exist, so the folder of the references is unknown: it was \
        moved after the tests were built. Build them again, or set DIPTYCH_SNAPSHOTS to the folder.
        """
    )
    let environment = ["DIPTYCH_SNAPSHOTS": "/elsewhere"]
    #expect(
      try SnapshotDirectories(filePath: file, environment: environment).references == "/elsewhere"
    )
  }
}

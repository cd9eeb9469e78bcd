import DiptychSnapshots
import Testing

@Suite struct SnapshotDirectoriesTests {
  @Test("The nearest package above a file has its snapshots") func nearestPackage() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Inner/Package.swift")
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
}

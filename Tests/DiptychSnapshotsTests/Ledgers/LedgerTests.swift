import DiptychSnapshots
import Testing

@Suite("Ledgers") struct LedgerTests {
  private let package: TestPackage

  init() throws {
    package = try TestPackage()
  }

  @Test("A process writes its ledger at its first snapshot, and whole when it exits")
  func file() throws {
    let run = package.run(process: 12, parent: 1)
    #expect(try package.ledgers() == [:])
    try package.verify("a", in: run)
    #expect(
      try package.ledgers() == [
        "12.json": """
        {
          "isFinished" : false,
          "paths" : [

          ],
          "process" : 12,
          "references" : "\(package.path)/Snapshots",
          "run" : 1,
          "selection" : [

          ],
          "version" : 1
        }
        """
      ]
    )
    try package.verify("b", in: run)
    run.finish(status: 0)
    #expect(
      try package.ledgers() == [
        "12.json": """
        {
          "isFinished" : true,
          "paths" : [
            "AppTests/a/default.txt",
            "AppTests/b/default.txt"
          ],
          "process" : 12,
          "references" : "\(package.path)/Snapshots",
          "run" : 1,
          "selection" : [

          ],
          "status" : 0,
          "version" : 1
        }
        """
      ]
    )
  }

  @Test("A run of Swift Testing and of XCTest has two ledgers; those of earlier runs are removed")
  func processes() throws {
    // No process has an identifier as large.
    let dead: Int32 = .max - 1
    for (process, parent) in [(11, dead), (12, 1), (13, 1)] as [(Int32, Int32)] {
      let run = package.run(process: process, parent: parent)
      try package.verify("a", in: run)
      run.finish(status: 0)
    }
    #expect(try package.ledgers().keys.sorted() == ["12.json", "13.json"])
  }

  @Test("A process that a test starts belongs to the run of the test")
  func child() throws {
    let run = package.run(process: 12, parent: 1)
    try package.verify("a", in: run)
    let child = package.run(process: 13, parent: 12)
    try package.verify("b", in: child)
    child.finish(status: 0)
    run.finish(status: 0)
    try package.write("a", to: "Snapshots/AppTests/old/default.txt")
    try package.makeOld("Snapshots/AppTests/old/default.txt")
    let use = try ReferenceUse(of: package.package)
    #expect(use.usedCount == 2)
    #expect(use.obsolete == ["AppTests/old/default.txt"])
  }
}

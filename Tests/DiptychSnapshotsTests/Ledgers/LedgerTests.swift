import DiptychSnapshots
import Testing

@Suite("Ledgers") struct LedgerTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  @Test("A process writes its ledger at its first snapshot, and whole when it exits")
  func file() throws {
    let run = package.run(process: 12, parent: dead)
    #expect(try package.ledgers() == [:])
    try package.verify("a", in: run)
    #expect(
      try package.ledgers() == [
        "12.json": """
        {
          "isFinished" : false,
          "isSwiftTesting" : false,
          "parent" : 2147483646,
          "paths" : [

          ],
          "process" : 12,
          "references" : "\(package.path)/Snapshots",
          "run" : "2147483646",
          "selection" : [

          ],
          "version" : 2
        }
        """
      ]
    )
    try package.verify("b", in: run)
    for text in ["one", "two"] {
      _ = try run.verifyInline(
        text,
        expected: "one",
        owner: SnapshotOwner(module: "AppTests", function: "c()", place: "AppTests/Tests.swift:1"),
        filePath: "\(package.path)/Tests/AppTests/Tests.swift",
        line: 3,
        column: 5
      )
    }
    run.finish(status: 0)
    #expect(
      try package.ledgers() == [
        "12.json": """
        {
          "isFinished" : true,
          "isSwiftTesting" : false,
          "parent" : 2147483646,
          "paths" : [
            "AppTests/a/default.txt",
            "AppTests/b/default.txt",
            "Tests/AppTests/Tests.swift:3:5"
          ],
          "process" : 12,
          "references" : "\(package.path)/Snapshots",
          "run" : "2147483646",
          "selection" : [

          ],
          "status" : 0,
          "version" : 2
        }
        """
      ]
    )
  }

  @Test("A run of Swift Testing and of XCTest has two ledgers; earlier ledgers are removed")
  func processes() throws {
    for (process, parent, arguments) in [
      (11, dead, []), (12, 1, []), (13, 1, ["--testing-library", "swift-testing"]),
    ] as [(Int32, Int32, [String])] {
      try take(process, parent, arguments)
    }
    #expect(try package.ledgers().keys.sorted() == ["12.json", "13.json"])
  }

  @Test("A shell that starts the tests twice starts two runs; workers belong to one run")
  func repetition() throws {
    let filtered = ["--filter", "a", "--testing-library", "swift-testing"]
    try take(dead - 1, dead, filtered)
    #expect(throws: UncheckedReason.selection(["--filter", "a"])) {
      try ReferenceUse(of: package.package)
    }
    try take(dead - 2, dead, ["--testing-library", "swift-testing"])
    #expect(try ReferenceUse(of: package.package).usedCount == 1)
    #expect(try package.ledgers().keys.sorted() == ["\(dead - 2).json"])

    for process in [dead - 3, dead - 4] {
      try take(process, 1, ["AppTests.PageTests/testEmpty"], ["swift-test", "--parallel"])
    }
    #expect(try package.ledgers().keys.sorted() == ["\(dead - 4).json", "\(dead - 3).json"])
  }

  /// An identifier that no process has: it is too large.
  private let dead: Int32 = .max - 1

  /// Takes a snapshot in a process that ends.
  private func take(
    _ process: Int32,
    _ parent: Int32,
    _ arguments: [String],
    _ parentArguments: [String] = []
  ) throws {
    let run = SnapshotRun(
      environment: [:],
      process: TestProcess(
        identifier: process,
        parent: parent,
        arguments: arguments,
        parentArguments: parentArguments
      )
    )
    try package.verify("a", in: run)
    run.finish(status: 0)
  }

  @Test("A process that a test starts belongs to the run of the test") func child() throws {
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

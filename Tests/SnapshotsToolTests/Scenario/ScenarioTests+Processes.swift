import DiptychExampleTesting
import DiptychTesting
import Foundation
import Testing

extension ScenarioTests {
  /// Several processes of tests at once, and those that end in the middle of their work.
  @Suite struct Processes {
    /// Tests with 400 snapshots, which kill their process at one of these if they are told to:
    /// another thread does, in the middle of whatever the test does then.
    private static let many = """
      import Synchronization

      private let taken = Atomic(0)
      private let variables = ProcessInfo.processInfo.environment

      @Suite struct ManyTests {
        init() {
          guard let count = variables["KILL_AFTER"].flatMap({ Int($0) }) else { return }
          Thread.detachNewThread {
            while taken.load(ordering: .relaxed) < count { sched_yield() }
            kill(getpid(), SIGKILL)
          }
        }

        @Test func many() {
          for number in 0..<400 {
            let text = invoice("\\(number), \\(variables["VERSION"] ?? "old")")
            taken.add(1, ordering: .relaxed)
            expectSnapshot(of: String(repeating: text, count: 60), named: "\\(number)")
          }
        }
      }
      """

    /// The reference of a case.
    private static func text(_ number: Int, _ version: String = "old") -> String {
      String(repeating: "Invoice\nTotal: 12.00\nState: \(number), \(version)\n", count: 60)
    }

    /// The references of all cases.
    private static let all = Dictionary(
      uniqueKeysWithValues: (0..<400).map { ("ShopTests/ManyTests/many/\($0).txt", text($0)) }
    )

    @Test("Two runs at once record the same references") func twoRuns() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(Self.many)
        try await package.build()
        async let first = package.testProcess().run()
        async let second = package.testProcess().run()
        let ends = try await [first.end, second.end]
        #expect(ends == [.exited(0), .exited(0)])
        #expect(try package.references() == Self.all)
        await package.expectSnapshots("1 prune", "prune", "--check")
        await package.expectSnapshots("2 nothing is staged", "list")
      }
    }

    @Test("The processes of one run are one run, and a different output fails a test of XCTest")
    func workers() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(
          """
          import XCTest

          \((0..<6).map(Self.testCase).joined(separator: "\n"))

          final class InvoiceTests: XCTestCase {
            override func invokeTest() { withSnapshots { super.invokeTest() } }

            func testState() {
              expectSnapshot(of: invoice(ProcessInfo.processInfo.environment["STATE"] ?? "open"))
            }
          }
          """
        )
        try await package.build()
        let result = try await package.swift(
          "test",
          "--skip-build",
          "--parallel",
          "--num-workers",
          "3",
          "--disable-swift-testing"
        ).run()
        #expect(result.end == .exited(0), "\(String(decoding: result.output, as: UTF8.self))")
        #expect(try package.references().count == 241)
        await package.expectSnapshots("1 no process knows all", "prune", "--check")
        await package.expectSnapshots("2 all are used", "prune", "--passed")
        await package.expectXCTest(
          "3 a test of XCTest fails",
          "--filter",
          "InvoiceTests",
          environment: ["STATE": "paid"]
        )
        // `swift test` writes both outputs of its process to one of its own, in no certain order.
        var process = package.testProcess(
          environment: ["STATE": "paid", "SNAPSHOTS_RECORD": "failed"]
        )
        process.arguments = ["ShopTests.InvoiceTests"]
        await package.expect(process, "4 a reference that is replaced is named")
      }
    }

    private static func testCase(_ number: Int) -> String {
      """
      final class Case\(number): XCTestCase {
        override func invokeTest() { withSnapshots { super.invokeTest() } }

        func test() {
          for number in 0..<40 { expectSnapshot(of: invoice("\\(number)"), named: "\\(number)") }
        }
      }
      """
    }

    @Test("A run that is killed leaves whole files, and the next one goes on")
    func killed() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(Self.many)
        try await package.build()
        var counts: Set<Int> = []
        for count in stride(from: 1, to: 400, by: 16) {
          let run = package.testProcess(environment: ["KILL_AFTER": "\(count)"])
          let end = try await run.run().end
          let references = try package.references()
          #expect(references.filter { Self.all[$0.key] != $0.value } == [:])
          counts.insert(references.count)
          if end == .exited(0) { break }
          #expect(end == .killed(signal: 9))
        }
        // The runs ended at different moments.
        #expect(counts.count > 3, "\(counts)")
        await package.expectTest("1 killed", environment: ["KILL_AFTER": "1"])
        await package.expectSnapshots("2 not checked", "prune", "--delete")
        let result = try await package.swift("test", "--skip-build").run()
        #expect(result.end == .exited(0))
        #expect(try package.references() == Self.all)
        await package.expectSnapshots("3 prune", "prune", "--check")
        try await killedWhileStaging(package)
      }
    }

    /// Kills runs whose outputs all differ, and accepts what they have staged.
    private func killedWhileStaging(_ package: StrangerPackage) async throws {
      for count in stride(from: 1, to: 400, by: 25) {
        _ = try await package.testProcess(
          environment: ["KILL_AFTER": "\(count)", "VERSION": "new"]
        ).run()
        #expect(try package.references() == Self.all)
      }
      var accept = package.swift("run", "--skip-build")
      accept.arguments += ["diptych-snapshots", "accept", "--all"]
      let accepted = try await accept.run()
      #expect(accepted.end == .exited(0), "\(String(decoding: accepted.errors, as: UTF8.self))")
      let references = try package.references()
      #expect(references.count == Self.all.count)
      let new = references.filter { Self.all[$0.key] != $0.value }
      #expect(!new.isEmpty)
      for (path, text) in new {
        let name = path.dropLast(".txt".count).split(separator: "/").last
        let number = try #require(name.flatMap { Int($0) })
        #expect(text == Self.text(number, "new"))
      }
    }

    @Test(
      "A full disk is an issue with the file and the reason, and nothing is half written"
    )
    func fullDisk() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(
          """
          @Test func small() { expectSnapshot(of: invoice("small")) }
          @Test func large() {
            expectSnapshot(of: String(repeating: invoice("large"), count: 10_000))
          }
          """
        )
        try await package.build()
        // No file may be larger than 8 blocks: a write fails in the middle, as on a full disk.
        var command = Command("sh", in: package.folder.path)
        let process = package.testProcess("--no-parallel")
        command.environment = process.environment
        command.arguments = [
          "-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"", process.program,
        ]
        command.arguments += process.arguments
        await package.expect(command, "1 issue")
        #expect(
          try package.references() == [
            "ShopTests/large/": "",
            "ShopTests/small/default.txt": "Invoice\nTotal: 12.00\nState: small\n",
          ]
        )
        await package.expectTest("2 with room again")
      }
    }
  }
}

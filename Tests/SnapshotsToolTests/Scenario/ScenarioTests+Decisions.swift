import DiptychExampleTesting
import DiptychTerminalTesting
import DiptychTesting
import Foundation
import Testing

extension ScenarioTests {
  /// The decisions of a person, in a terminal and by verb.
  @Suite struct Decisions {
    private static let invoices = """
      @Suite struct InvoiceTests {
        @Test func open() { expectSnapshot(of: invoice("open")) }
        @Test func paid() { expectSnapshot(of: invoice("paid")) }
        @Test(arguments: ["draft", "sent"])
        func state(_ state: String) { expectSnapshot(of: invoice(state), named: state) }
      }
      """

    @Test("References are recorded, and what changes is accepted or rejected by a person")
    func change() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(Self.invoices)
        try await package.build()
        await package.expectTest("1 first run")
        let recorded = try package.references()
        #expect(
          recorded.keys.sorted() == [
            "ShopTests/InvoiceTests/open/default.txt", "ShopTests/InvoiceTests/paid/default.txt",
            "ShopTests/InvoiceTests/state/draft.txt", "ShopTests/InvoiceTests/state/sent.txt",
          ]
        )
        await package.expectTest("2 second run")

        try package.setTotal("13.00")
        try await package.build()
        await package.expectTest("3 changed")
        #expect(try package.references() == recorded)
        await package.expectSnapshots("4 list", "list")
        await package.expectSnapshots("5 list for programs", "list", "--json")
        await package.expectSnapshots("6 review without a terminal", "review")
        await package.expectSnapshots("7 report", "report")
        try review(package)
        await package.expectSnapshots("8 accept", "accept", "ShopTests/InvoiceTests/paid")
        await package.expectSnapshots(
          "9 accept a misspelled one",
          "accept",
          "ShopTests/InvoiceTests/pade"
        )
        await package.expectSnapshots("10 reject", "reject", "--all")
        await package.expectSnapshots("11 list", "list")
        let decided = try package.references()
        let changed = decided.filter { $0.value.contains("13.00") }
        #expect(
          changed.keys.sorted() == [
            "ShopTests/InvoiceTests/open/default.txt", "ShopTests/InvoiceTests/paid/default.txt",
          ]
        )
        await package.expectTest("12 rejected ones still differ")
      }
    }

    /// Accepts the first output in a terminal, rejects the second, and leaves the others.
    private func review(_ package: StrangerPackage) throws {
      let terminal = try package.review(columns: 70, rows: 16)
      for (index, key) in ["a", "s", "r"].enumerated() {
        try terminal.read {
          $0.picture.contains { $0.hasPrefix("\(index + 1) of 4") } && !$0.isSynchronized
        }
        expectSnapshot(
          of: terminal.screen.picture.joined(separator: "\n") + "\n",
          named: "review \(index + 1)"
        )
        terminal.send(key)
      }
      try terminal.read { $0.picture.contains { $0.hasPrefix("4 of 4") } && !$0.isSynchronized }
      terminal.send("q")
      try terminal.read {
        $0.picture.contains { $0.hasPrefix("3 of 4 decided") } && !$0.isSynchronized
      }
      expectSnapshot(of: terminal.screen.picture.joined(separator: "\n") + "\n", named: "review 4")
      terminal.send("\r")
      #expect(try terminal.end() == .exited(0))
      expectSnapshot(
        of: terminal.screen.picture.joined(separator: "\n") + "\n",
        named: "review end"
      )
    }

    @Test(
      "A reference whose test was renamed is found by a run of all tests, and removed when asked"
    )
    func rename() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(Self.invoices)
        try await package.build()
        await package.expectTest("1 first run")
        await package.expectSnapshots("2 all are used", "prune", "--check")

        try package.setTests(Self.invoices.replacing("func paid", with: "func settled"))
        try await package.build()
        await package.expectTest("3 a part of the tests", "--filter", "open")
        await package.expectSnapshots("4 not checked", "prune", "--check")
        await package.expectSnapshots("5 not deleted", "prune", "--delete")
        #expect(try package.references().count == 4)
        await package.expectTest("6 all tests")
        await package.expectSnapshots("7 one is obsolete", "prune", "--check")
        #expect(try package.references().count == 5)
        await package.expectSnapshots("8 delete", "prune", "--delete")
        #expect(
          try package.references().keys.sorted() == [
            "ShopTests/InvoiceTests/open/default.txt", "ShopTests/InvoiceTests/settled/default.txt",
            "ShopTests/InvoiceTests/state/draft.txt", "ShopTests/InvoiceTests/state/sent.txt",
          ]
        )
        await package.expectSnapshots("9 doctor", "doctor")
      }
    }

    @Test("A CI machine records nothing") func continuousIntegration() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(Self.invoices)
        try await package.build()
        await package.expectTest("1 no references", environment: ["CI": "true"])
        #expect(try package.references() == [:])
        await package.expectSnapshots("2 not checked", "prune", "--check")
        await package.expectSnapshots("3 accept", "accept", "--all")
        await package.expectTest("4 the same with references", environment: ["CI": "true"])
        await package.expectTest("5 unknown mode", environment: ["SNAPSHOTS_RECORD": "yes"])
      }
    }

    @Test("A name that is missing, used twice, or differs only in case is an issue")
    func names() async throws {
      try await StrangerPackage.with { package in
        try package.setTests(
          """
          @Test(arguments: ["draft", "sent"])
          func unnamed(_ state: String) { expectSnapshot(of: invoice(state)) }

          @Test func twice() {
            expectSnapshot(of: invoice("draft"))
            expectSnapshot(of: invoice("sent"))
          }

          @Test func letters() {
            expectSnapshot(of: invoice("a"), named: "paid")
            expectSnapshot(of: invoice("b"), named: "Paid")
          }

          @Test func report() { expectSnapshot(of: invoice("c")) }
          @Test func Report() { expectSnapshot(of: invoice("d")) }
          """
        )
        try await package.build()
        await package.expectTest("1 issues")
        expectSnapshot(
          of: try package.references().keys.sorted().map { $0 + "\n" }.joined(),
          named: "2 references"
        )
      }
    }

    @Test(
      "A text in the source is written by the program, and only into the source that was tested"
    )
    func inline() async throws {
      try await StrangerPackage.with { package in
        let test = "@Test func paid() { expectInlineSnapshot(of: invoice(\"paid\")) }\n"
        try package.setTests(test)
        try await package.build()
        await package.expectTest("1 no text")
        try package.setTests("// A line that was added after the run.\n" + test)
        let path = "Tests/ShopTests/ShopTests.swift"
        await package.expectSnapshots("2 the source has changed", "accept", path)
        try package.setTests(test)
        await package.expectSnapshots("3 accept", "accept", path)
        expectSnapshot(
          of: try String(contentsOfFile: package.folder.path(of: path), encoding: .utf8),
          named: "4 source"
        )
        try await package.build()
        await package.expectTest("5 the text is there")
      }
    }
  }
}

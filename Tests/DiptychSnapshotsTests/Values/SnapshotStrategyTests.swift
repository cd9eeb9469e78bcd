import DiptychSnapshots
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Strategies for values") struct SnapshotStrategyTests {
  private struct Invoice: Encodable {
    var total = 12.5
    var date = Date(timeIntervalSince1970: 0)
    var page = "https://example.org/a"
    var rate = Double.nan
  }

  private func text<Value>(_ value: Value, _ strategy: SnapshotStrategy<Value>) throws -> String {
    String(decoding: try strategy.bytes(of: value), as: UTF8.self)
  }

  @Test("A text is stored as it is, and lines with visible control characters")
  func strings() throws {
    #expect(try text("a\u{1B}[1m\r", .text) == "a\u{1B}[1m\r")
    #expect(try text("a\u{1B}[1m\r", .lines) == "a\\e[1m\\u{D}\n")
    #expect(try text("a\nb\n", .lines) == "a\nb\n")
    #expect(try text("", .lines) == "")
    #expect(SnapshotStrategy<String>.text.fileExtension == "txt")
    #expect(SnapshotStrategy<String>.text(extension: "md").fileExtension == "md")
  }

  @Test("HTML of any library is stored as its outline") func accessibility() throws {
    let html = "<h1>Title</h1><p>Text</p>"
    #expect(
      try text(html, .accessibility) == """
        - heading "Title" [level=1]
        - paragraph: Text

        """
    )
    #expect(SnapshotStrategy<String>.accessibility.variant == "aria")
    #expect(SnapshotStrategy<String>.accessibility.fileExtension == "yml")
  }

  @Test("A value is stored as JSON with sorted keys") func json() throws {
    #expect(
      try text(Invoice(), .json) == """
        {
          "date" : "1970-01-01T00:00:00Z",
          "page" : "https://example.org/a",
          "rate" : "nan",
          "total" : 12.5
        }

        """
    )
    #expect(SnapshotStrategy<Invoice>.json.fileExtension == "json")
  }

  @Test("Bytes are stored as they are") func bytes() throws {
    #expect(try SnapshotStrategy.bytes.bytes(of: [0xFF, 0x00]) == [0xFF, 0x00])
    #expect(SnapshotStrategy<[UInt8]>.bytes(extension: "png").fileExtension == "png")
  }

  @Test("A strategy is pulled back to another type, with its errors") func pullback() throws {
    struct NoTotal: Error {}
    let strategy = SnapshotStrategy<String>.lines.pullback { (invoice: Invoice) in
      guard invoice.total > 0 else { throw NoTotal() }
      return "total \(invoice.total)"
    }
    #expect(try text(Invoice(), strategy) == "total 12.5\n")
    #expect(throws: NoTotal.self) { try text(Invoice(total: 0), strategy) }
  }

  @Test("Scrubbers are applied in their order; bytes that are not text stay")
  func scrubbed() throws {
    let strategy = SnapshotStrategy<String>.lines
      .scrubbed(by: .path("/tmp/x"), .replacing(/\d+/, with: "N"), .init { $0.uppercased() })
    #expect(try text("/tmp/x/7", strategy) == "<PATH>/N\n")
    let bytes = SnapshotStrategy<[UInt8]>.bytes.scrubbed(by: .isoDates)
    #expect(try bytes.bytes(of: [0xFF, 0x31]) == [0xFF, 0x31])
  }
}

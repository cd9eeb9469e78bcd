import Diptych
import DiptychSite
import DiptychTesting
import Testing
import XCTest

// The code of the article about snapshot tests, which runs here: its references are in
// `Snapshots/`.

struct InvoiceView: View {
  let total: String
  let isPaid: Bool

  var body: some View {
    Heading("Invoice")
    Text("Total: \(total), \(isPaid ? "paid" : "open")")
  }
}

@Suite struct InvoiceTests {
  @Test func paid() {
    expectSnapshot(of: InvoiceView(total: "12.00", isPaid: true), as: .standard)
  }
}

@Suite struct StateTests {
  @Test(arguments: [true, false])
  func payment(isPaid: Bool) {
    let view = InvoiceView(total: "12.00", isPaid: isPaid)
    expectSnapshot(of: view, named: isPaid ? "paid" : "open", as: [.text(width: 40), .html])
  }
}

enum Phase: CaseIterable { case draft, sent, paid }

@Suite struct PhaseTests {
  @Test func everyPhase() {
    expectSnapshots(of: Phase.self, as: [.text(width: 40)]) { phase in Badge("\(phase)") }
  }
}

final class InvoiceCase: XCTestCase {
  override func invokeTest() { withSnapshots { super.invokeTest() } }

  func testPaid() {
    expectSnapshot(of: InvoiceView(total: "12.00", isPaid: true), as: .text(width: 40))
    expectInvoice("9.00")
  }
}

func expectInvoice(_ total: String) {
  let view = InvoiceView(total: total, isPaid: false)
  expectSnapshot(of: view, named: "open", as: .text(width: 40))
}

@Suite("The article about snapshot tests")
struct SnapshotArticleTests {
  @Test("The film strip in the article is the real one")
  func filmStrip() throws {
    var strip = FilmStrip(width: 60)
    strip.add("open", InvoiceView(total: "12.00", isPaid: false))
    strip.add("paid", InvoiceView(total: "12.00", isPaid: true))
    expectSnapshot(of: strip.description)
    #expect(try Article(named: "SnapshotTests").pictures.contains(strip.description))
  }

  @Test("A string is its own snapshot")
  func string() {
    expectSnapshot(of: "usage: invoice FILE\n", named: "usage")
  }
}

struct Checkout: View {
  var body: some View {
    Heading("Invoice")
    List {
      Link("Harbour", destination: "/harbour")
    }
    Text("Total: 12.00")
    HTML.button(.disabled) { Text("Pay") }
  }
}

@Suite struct CheckoutTests {
  @Test func page() {
    expectInlineSnapshot(of: Checkout(), as: .accessibility) {
      """
      - heading "Invoice" [level=1]
      - list:
        - listitem:
          - link "Harbour":
            - /url: /harbour
      - paragraph: "Total: 12.00"
      - button "Pay" [disabled]
      """
    }
  }

  @Test func template() {
    let page = "<h1>Invoice</h1><p>Total: 12.00</p>"
    expectSnapshot(of: page, named: "page", as: .accessibility)
  }
}

func shop() -> Site {
  Site(address: "https://example.org/") {
    Page("", title: "Shop") {
      Heading("Shop")
      PageLink("Guide", to: "guide")
    }
    Page("guide", title: "Guide") { InvoiceView(total: "12.00", isPaid: false) }
    Sitemap()
  }
}

@Suite struct SiteTests {
  @Test func files() async throws {
    let files = try await shop().files().filter { !$0.path.hasSuffix(".css") }
    expectSnapshot(of: files.map(\.path), named: "files", as: .json)
    for file in files where file.path.hasSuffix(".html") {
      let page = String(decoding: file.bytes, as: UTF8.self)
      expectSnapshot(of: page, named: file.path, as: .accessibility)
    }
  }
}

struct Receipt: Encodable {
  var total = "12.00"
  var lines = 3
}

extension SnapshotStrategy where Value == Receipt {
  static var summary: Self {
    SnapshotStrategy<String>.lines.pullback { "\($0.lines) lines, \($0.total)" }
  }
}

let page = Scrubber.replacing(/page \d+/, with: "page N")

func expectReceipt(_ receipt: Receipt, log: String) {
  expectSnapshot(of: receipt, as: .json)
  expectSnapshot(of: receipt, as: .summary)
  expectSnapshot(of: log, named: "log", as: .lines.scrubbed(by: .durations, .uuids, page))
}

func expectTotal() {
  expectInlineSnapshot(of: InvoiceView(total: "12.00", isPaid: true), as: .text(width: 40))
}

func expectTotalOfInvoice() {
  expectInlineSnapshot(of: InvoiceView(total: "12.00", isPaid: true), as: .text(width: 40)) {
    """
    Invoice
    ━━━━━━━─────────────────────────────────

    Total: 12.00, paid
    """
  }
}

func expectVersion() async {
  await expectCommand(Command("swift", "--version"), scrubbedBy: page)
}

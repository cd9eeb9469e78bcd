import Diptych
import DiptychTesting
import Testing

@Suite("Parity of media")
struct ExpectParityTests {
  /// An invoice whose last word is in pages alone.
  private struct Invoice: View {
    var body: some View {
      Heading("Invoice")
      Text("Total: 12.00,")
      Raw(html: "<p>overdue</p>")
    }
  }

  @Test("A view that says the same everywhere")
  func same() {
    let view = VStack {
      Heading("Invoice")
      Table([1, 2], id: \.self) {
        TableColumn("Number") { Text("\($0)") }
        TableColumn("Half") { Gauge("Half", value: Double($0) / 2) }
      }
      Text("\(Text("12").bold())kB and \(Link("a guide", destination: "/guide"))")
      List(.ordered) {
        TaskItem("paid", isDone: true)
        Label("sent", icon: "✓")
      }
      DisclosureGroup("Details") { Text("hidden") }
      Sparkline("Commits", values: [1, 2])
      Text("★★★").accessibilityLabel("3 stars")
      CodeBlock("let a = 1", language: "swift")
      ProgressView()
      Badge("queued", status: .info)
      Badge("passed", status: .success)
      Callout("Note", status: .info) { Text("i, as a sign, is no word") }
    }
    #expect(expectParity(of: view))
  }

  @Test("The first word that a medium lacks is named, with what stands before it")
  func missing() async {
    let messages = await reports {
      #expect(!expectParity(of: Invoice(), line: 7, column: 3))
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/ExpectParityTests.swift:7:3:
        "overdue" is in HTML but not in plain text, after "Invoice Total: 12.00,"
        """,
        """
        error at DiptychTestingTests/ExpectParityTests.swift:7:3:
        "overdue" is in HTML but not in text, after "Invoice Total: 12.00,"
        """,
      ]
    )
  }

  @Test("Words may be left out")
  func ignored() {
    expectParity(of: Invoice(), ignoring: ["Overdue", "overdue"])
  }

  @Test("A label for a screen reader is read aloud in its place, and not seen")
  func labels() async {
    let view = Text("12 kB").accessibilityLabel("12 kilobytes")
    expectParity(of: view)
    #expect(ParityTexts(of: view) == ParityTexts(heard: "12 kilobytes", text: "12 kB"))
  }
}

/// The words of the media of a view.
private struct ParityTexts: Equatable {
  let heard: String
  let text: String

  init(heard: String, text: String) {
    self.heard = heard
    self.text = text
  }

  init(of view: some View) {
    heard = String(view.rendered(as: .plain).dropLast())
    text = String(view.rendered(as: .text()).dropLast())
  }
}

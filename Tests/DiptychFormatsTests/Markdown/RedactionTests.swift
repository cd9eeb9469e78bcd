import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Redaction in Markdown") struct RedactionTests {
  @Test("Redacted views are blocks, with no link") func redaction() {
    let view = Group {
      Paragraph {
        Text("Read ").unredacted()
        Link("the guide", destination: "/guide")
      }
      Table([1]) { TableColumn("Size") { Text("\($0)").bold() } }
      Image("cat.svg", alt: "A cat")
      Button("Go") {}
      CodeBlock("a = 1\n")
      Raw(html: "<b>x</b>")
    }
    .redacted(reason: .placeholder)
    expectSnapshot(of: view.rendered(as: .markdown))
  }

  @Test("A control character is visible in redacted text") func redactedControls() {
    let view = Group {
      Text(verbatim: "a\u{B}b")
      CodeBlock("a\u{85}b")
    }
    .redacted(reason: .placeholder)
    #expect(view.rendered(as: .markdown) == "▒␋▒\n\n```\n▒\u{FFFD}▒\n```\n")
  }
}

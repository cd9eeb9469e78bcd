import Diptych
import Testing

@Suite("Documents")
struct DocumentTests {
  private let document = Document(title: "A & <b>", language: "en") {
    VStack(spacing: 2) { Text("red").foregroundStyle(.red) }
  } head: {
    HTML.meta(.name("description"), .content("About it"))
  } header: {
    HTML.nav { Link("Home", destination: "/") }
  } footer: {
    Text("The end")
  }

  @Test("A document holds the rules that it uses")
  func rules() {
    #expect(
      document.rendered(as: .html) == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <title>A &amp; &lt;b&gt;</title><meta name="description" content="About it"><style>
        \(Stylesheet.base):root { --fg-red: #b3261e }
        @media (prefers-color-scheme: dark) { :root { --fg-red: #ff7b72 } }
        .vstack { display: flex; flex-direction: column; align-items: stretch }
        .gap-2 { gap: 2lh 2ch }
        .fg-red { color: var(--fg-red) }
        </style></head><body><header><nav><a href="/">Home</a></nav></header><main>\
        <div class="vstack gap-2"><p><span class="fg-red">red</span></p></div></main>\
        <footer><p>The end</p></footer></body></html>

        """
    )
  }

  @Test("A streamed document holds the standard sheet, and is the same otherwise")
  func streamed() {
    var collector = Collector()
    document.write(as: .html, to: &collector)
    let whole = document.rendered(as: .html)
    let streamed = String(decoding: collector.bytes, as: UTF8.self)
    #expect(withoutSheet(streamed) == withoutSheet(whole))
    #expect(sheet(streamed) == "\n" + Stylesheet.standard)
  }

  private func withoutSheet(_ page: String) -> String {
    page.replacing(sheet(page), with: "")
  }

  private func sheet(_ page: String) -> Substring {
    page.split(separator: "<style>")[1].split(separator: "</style>")[0]
  }
}

/// Keeps the chunks that it is given.
private struct Collector: ByteSink {
  var bytes: [UInt8] = []
  mutating func write(_ chunk: borrowing RawSpan) {
    for index in 0..<chunk.byteCount {
      bytes.append(chunk.unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
  }
}

import Diptych
import Testing

@Suite("The article about writing a format")
struct FormatArticleTests {
  @Test("A question about a view")
  func question() { #expect(headings(of: Build(failures: [])) == ["Build 212"]) }

  @Test("A view as a message")
  func message() throws {
    let picture = try Article(named: "WritingAFormat").pictures
    #expect(Build(failures: ["Lint", "a < b"]).rendered(as: .message) == picture[0])
  }

  @Test("Redacted views have no link and no action, and hostile text stays text")
  func gate() {
    let view = Group {
      Build(failures: ["<b>"]).redacted(reason: .placeholder)
      Link("x", destination: "javascript:alert(1)")
      Link("\u{1B}[31m", destination: "/a?\"&b")
      Text("Ada ") + Text("L.").bold()
      Button("Go") {}
    }
    #expect(
      view.rendered(as: .message) == """
        <b>▒▒▒▒▒ ▒▒▒</b>
        • ▒▒▒
        ▒▒▒ ▒▒▒
        x
        <a href="/a?&quot;&amp;b">␛[31m</a>
        Ada <b>L.</b>
        [Go]

        """
    )
  }

  @Test("A host loads, and draws each state")
  func host() async {
    #expect(
      await messages { [] } == [
        "Loading…\n",
        """
        <b>Build 212</b>
        Everything passed.
        <a href="https://ci.example.org/212">The log</a>

        """,
      ]
    )
  }

  @Test("A deep tree is drawn, also in chunks")
  func depth() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        Quote {
          if depth > 1 { Nest(depth: depth - 1) } else { Text("x") }
        }
      }
    }
    struct Chunks: _ByteSink {
      var count = 0
      mutating func write(_ chunk: borrowing RawSpan) { count += chunk.byteCount }
    }
    #expect(Nest(depth: 1000).rendered(as: .message) == "x\n")
    var sink = Chunks()
    Nest(depth: 1000).write(as: .message, to: &sink)
    #expect(sink.count == 2)
    let table = Table(["a", "b"], id: \.self) { TableColumn("Letter") { Text($0) } }
    #expect(table.rendered(as: .message) == "Letter \na \nb \n")
  }
}

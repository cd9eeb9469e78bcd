import Diptych
import DiptychHTMLTools
import DiptychTesting
import Testing

@Suite("Markup for reading") struct PrettyMarkupTests {
  @Test("Blocks stand on lines of their own, and elements with text are unchanged")
  func document() {
    let page = Document(title: "A", language: "en", metadata: PageMetadata(description: "B")) {
      Heading("Title", level: 1)
      Text("One ") + Text("two").bold()
      List {
        Text("a")
        VStack {
          Text("b"); Text("c")
        }
      }
      Table([1]) { TableColumn("N") { Text("\($0)") } }
      CodeBlock("x\n  y")
      HTML.div {
        Text("loose"); HTML.p { Text("p") }
      }
      HTML.textarea { Text("t") }
    }
    expectSnapshot(
      of: page.rendered(as: .prettyHTML(stylesheet: .file(url: "/kit.css"))),
      named: "prettyHTML"
    )
    let blocks = HTML.main {
      List { Text("a") }
      Table([1]) { TableColumn("N") { Text("\($0)") } }
    }
    expectSnapshot(of: blocks.rendered(as: .prettyHTML), named: "prettyHTML 2")
  }

  @Test(
    "Markup that is inline, or not well-formed, stays as it is",
    arguments: [
      "", "a", "<b>a</b>", "<p>a", "<div><p>a</div>", "</div>", "<div>a<", "<div a='>'>x</div>",
      "<!-- a", "<ul><li>a</ul>", "<b>a</b> <i>b</i>", "<p>a <b>b</b></p>",
      "<pre><div>a</div></pre>",
      "<a><div>a</div><div>b</div></a>", "a<dialog>b</dialog>c",
    ]
  )
  func untouched(_ markup: String) {
    let written = Raw(html: markup).rendered(as: .prettyHTML)
    #expect(written == markup || written == markup + "\n")
  }

  @Test(
    "A block breaks the line, and an invisible element does not",
    arguments: [
      ("<p>a</p>b", "<p>a</p>\nb\n"),
      ("<div><p>a</p><b>c</b><i>d</i></div>", "<div>\n  <p>a</p>\n  <b>c</b><i>d</i>\n</div>\n"),
      ("<div><!-- a --><p>b</p></div>", "<div>\n  <!-- a -->\n  <p>b</p>\n</div>\n"),
      ("<div>a<script>b</script>c</div>", "<div>\n  a<script>b</script>c\n</div>\n"),
      ("<div>a<script></script>c</div>", "<div>\n  a<script></script>c\n</div>\n"),
      ("<div>a<p hidden>b</p>c</div>", "<div>\n  a<p hidden>b</p>c\n</div>\n"),
      ("<p>a</p> \n <p>b</p>", "<p>a</p>\n<p>b</p>\n"),
      (
        "<div>a<script>b</script><p>c</p></div>",
        "<div>\n  a\n  <script>b</script>\n  <p>c</p>\n</div>\n"
      ),
      (
        "<div>a <b>b</b><ul><li>c<ul><li>d</li></ul></li></ul></div>",
        """
        <div>
          a <b>b</b>
          <ul>
            <li>
              c
              <ul>
                <li>d</li>
              </ul>
            </li>
          </ul>
        </div>

        """
      ),
      (
        #"<div class="line-breaks-preserved"><p>a</p><p>b</p></div><p>c</p>"#,
        #"<div class="line-breaks-preserved"><p>a</p><p>b</p></div>\#n<p>c</p>\#n"#
      ),
      (
        "<p><select><option>a</option></select></p>",
        "<p><select><option>a</option></select></p>\n"
      ),
    ]
  )
  func lines(_ markup: String, _ pretty: String) {
    #expect(Raw(html: markup).rendered(as: .prettyHTML) == pretty)
  }

  @Test("Only line breaks and spaces between tags are added") func additions() {
    let view = VStack {
      Section("A") {
        List {
          Text("b"); Link("c", destination: "/")
        }
      }
      Panel("P") { Table([1, 2]) { TableColumn("N") { Text("\($0)") } } }
      Quote { Text("q") }
      Divider()
    }
    let pretty = view.rendered(as: .prettyHTML)
    let lines = pretty.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.joined() == view.rendered(as: .html))
    #expect(lines.count == 33)
  }

  @Test("A pretty stream has the bytes of the pretty page") func stream() {
    let view = List { Text("a") }
    var sink = Collector()
    view.write(as: .prettyHTML, to: &sink)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == view.rendered(as: .prettyHTML))
  }
}

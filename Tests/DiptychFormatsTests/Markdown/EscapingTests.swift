import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Escaping of Markdown") struct EscapingTests {
  @Test(
    "Text",
    arguments: [
      ("plain", "plain"),
      ("\\ ` * [ ] ~", "\\\\ \\` \\* \\[ ] \\~"),
      ("a_b _c_", "a_b \\_c\\_"),
      ("a < b & c > d", "a &lt; b & c > d"),
      ("&amp; &#35; &x &;", "&amp;amp; &amp;#35; &x &;"),
      ("one  two\tthree ", "one two three"),
      ("one\r\ntwo\n \n three\n", "one\\\ntwo\\\n\\\nthree"),
      ("nul\0 escape\u{1B} delete\u{7F} return\r", "nul␀ escape␛ delete␡ return␍"),
      ("next line\u{85} override\u{202E}", "next line\u{FFFD} override\u{FFFD}"),
      ("http://a www.b WWW.c wwww.d", "http\\://a www\\.b WWW\\.c wwww\\.d"),
      ("a@b.c @d a @ b", "a@<!-- -->b.c @<!-- -->d a @ b"),
      ("fix #12, owner/repo#3, GH-4", "fix #<!-- -->12, owner/repo#<!-- -->3, GH-<!-- -->4"),
      (":bug: main.swift:100:5 12:30:45", ":<!-- -->bug: main.swift:<!-- -->100:5 12:30:45"),
      ("a:b c::d # 1 high-12", "a:b c::d # 1 high-12"),
      ("$5", "$5"), ("$5 or $6", "<span>$</span>5 or <span>$</span>6"),
    ]
  )
  func text(_ string: String, _ escaped: String) {
    #expect(Text(verbatim: string).rendered(as: .markdown) == escaped + "\n")
  }

  @Test(
    "Characters that could start a block, at the start of a line",
    arguments: [
      ("#", "\\#"), ("# a", "\\# a"), ("## a", "\\## a"), ("#a", "#a"), ("-", "\\-"),
      ("- a", "\\- a"), ("-a", "-a"), ("---", "\\---"), ("+ a", "\\+ a"), ("+a", "+a"),
      ("> a", "\\> a"), ("| a", "\\| a"), ("a | b", "a | b"), ("===", "\\==="), (":-", "\\:-"),
      (":a", ":a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("1.5", "1.5"), ("1", "1"),
    ]
  )
  func starts(_ string: String, _ escaped: String) {
    #expect(Text(verbatim: string).rendered(as: .markdown) == escaped + "\n")
    #expect(Text(verbatim: "a\n\(string)").rendered(as: .markdown) == "a\\\n\(escaped)\n")
    #expect(Heading(string, level: 3).rendered(as: .markdown) == "### \(heading(string))\n")
  }

  /// Returns the Markdown of a string in a heading; only `#` can end a heading.
  private func heading(_ string: String) -> String {
    switch string {
    case "#": "\\#"
    default: string
    }
  }

  @Test(
    "Destinations",
    arguments: [
      ("", "()"), ("/a?b=1&c=2#d", "(/a?b=1&c=2#d)"), ("/a?b=1&copy;", "(/a?b=1&amp;copy;)"),
      ("/ü", "(/ü)"), ("/a b", "(/a%20b)"), ("/a(b)", "(</a(b)>)"), ("/a\u{3000}", "(/a%E3%80%80)"),
      ("/\"<>\\^`{|}", "(/%22%3C%3E%5C%5E%60%7B%7C%7D)"), ("/a\u{1B}\n", "(/a%1B)"),
      ("mailto:ada@example.org", "(mailto:ada@example.org)"),
    ]
  )
  func destinations(_ destination: String, _ written: String) {
    #expect(Link("a", destination: destination).rendered(as: .markdown) == "[a]\(written)\n")
    #expect(Image(destination, alt: "a").rendered(as: .markdown) == "![a]\(written)\n")
  }

  @Test("Code in a link does not end it, and begins no definition") func codeInLinks() {
    func link(_ code: String) -> some View { Link(destination: "/u") { Code(code) } }
    #expect(link("a] b").rendered(as: .markdown) == "[`a] b`](/u)\n")
    #expect(link("opts]: x").rendered(as: .markdown) == "[<code>opts\\]: x</code>](/u)\n")
    let table = Table([1]) { TableColumn("h") { _ in link(#"a|\](javascript:alert(1)) b"#) } }
    #expect(
      table.rendered(as: .markdown) == #"""
        | h |
        | --- |
        | [<code>a\|\\\](javascript:alert(1)) b</code>](/u) |

        """#
    )
  }

  @Test("A comment of HTML is not in Markdown, where a line break would end it") func comments() {
    let view = Paragraph {
      HTMLComment("a\n\n<img src=x onerror=alert(1)>\n\n# b")
      Text("c")
    }
    #expect(view.rendered(as: .markdown) == "c\n")
    #expect(view.rendered(as: .plain) == "c\n")
    #expect(view.rendered(as: .text()) == "c\n")
    #expect(HTMLComment("a").rendered(as: .tree) == "")
  }

  @Test(
    "A link that is not allowed is its label, and an image has no address",
    arguments: ["javascript:alert(1)", " java\tscript:x", "ssh://a"]
  )
  func refused(_ destination: String) {
    #expect(Link("a", destination: destination).rendered(as: .markdown) == "a\n")
    #expect(
      HTML.a(.href(destination)) { Text("a") }.rendered(as: .markdown) == "[a](about:invalid)\n"
    )
    #expect(Image(destination, alt: "a").rendered(as: .markdown) == "![a](about:invalid)\n")
  }

  @Test("A link stands alone if the environment allows its scheme") func allowed() {
    let view = Paragraph {
      Link("a", destination: "rdar://1").environment(\.linkPolicy, .standard.allowing("rdar"))
      Link("b", destination: "rdar://1")
      Image("rdar://1", alt: "c").environment(\.linkPolicy, .standard.allowing("rdar"))
    }
    #expect(view.rendered(as: .markdown) == "[a](rdar://1)b![c](rdar://1)\n")
  }

  @Test(
    "Code",
    arguments: [
      ("a", "`a`"), ("*a* \\ &lt;", "`*a* \\ &lt;`"), ("a`b", "``a`b``"), ("`", "`` ` ``"),
      ("``a`", "``` ``a` ```"), (" a ", "`  a  `"), (" a", "` a`"), ("  ", "`  `"),
      ("\u{1B}", "`␛`"),
    ]
  )
  func code(_ code: String, _ written: String) {
    #expect(Code(code).rendered(as: .markdown) == written + "\n")
  }

  @Test(
    "Cells",
    arguments: [
      ("a|b", "a\\|b"), ("a\\|b", "a\\\\\\|b"), ("a\nb", "a<br>b"), ("# a", "# a"), ("- a", "- a"),
    ]
  )
  func cells(_ string: String, _ written: String) {
    let table = Table([string]) { TableColumn(string) { Text(verbatim: $0) } }
    #expect(table.rendered(as: .markdown) == "| \(written) |\n| --- |\n| \(written) |\n")
  }

  @Test(
    "Code in cells",
    arguments: [("a|b", "`a\\|b`"), ("a\\b", "`a\\b`"), ("a\\|*", "<code>a\\\\\\|\\*</code>")]
  )
  func codeInCells(_ code: String, _ written: String) {
    let table = Table([code]) { TableColumn("") { Code($0) } }
    #expect(table.rendered(as: .markdown) == "|  |\n| --- |\n| \(written) |\n")
  }

  @Test(
    "The language of a code block, where it is a name",
    arguments: [
      ("swift", "```swift"), ("c++", "```c++"), ("a b", "```"), ("a`", "```"),
      ("a\n```\n# b", "```"),
    ]
  )
  func languages(_ language: String, _ fence: String) {
    #expect(CodeBlock("a", language: language).rendered(as: .markdown) == "\(fence)\na\n```\n")
  }

  @Test("Text is not markup in a trusted block of HTML") func raw() {
    let view = _Pair(_Pair(Raw(html: "<pre>"), Text("<b> &lt;")), Raw(html: "</pre>"))
    #expect(view.rendered(as: .markdown) == "<pre>\n\n&lt;b> &amp;lt;\n\n</pre>\n")
  }

  @Test("The title of a link or an image is kept, on one line and escaped") func titles() {
    let view = Group {
      Paragraph {
        Link("a", destination: "/a").htmlAttributes(.title("A \"b\" \\ &amp; <i>\nc"))
        Text(" ")
        Image("b.png", alt: "b").htmlAttributes(.title("B"))
        Text(" ")
        HTML.a(.href("/c"), .title("C")) { Text("c") }
        Link("d", destination: "/d")
      }
      Paragraph { Link("e", destination: "/e") }.htmlAttributes(.title("of the paragraph"))
      Paragraph { AnyView(Link("g", destination: "/g")).id(7).htmlAttributes(.title("G")) }
      Table([0]) {
        TableColumn("") { _ in Link("f", destination: "/f").htmlAttributes(.title("F|f")) }
      }
    }
    expectSnapshot(of: view.rendered(as: .markdown))
  }
}

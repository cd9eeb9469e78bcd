import Diptych
import Testing

@testable import DiptychHTML

@Suite("The size of a stylesheet") struct SheetSizeTests {
  /// The stylesheet of a page with some content.
  private func sheet(_ content: some View) -> Substring {
    Document(title: "T", language: "en") { content }.rendered(as: .html)
      .split(separator: "<style>")[1].split(separator: "</style>")[0]
  }

  @Test("A page of a heading and a paragraph has at most 4 KB of rules") func small() {
    let sheet = sheet(
      Group {
        Heading("A")
        Text("b")
      }
    )
    #expect(sheet == "\n" + Stylesheet.stylesheet())
    #expect(sheet.utf8.count <= 4096)
  }

  @Test("A page has the tokens that its rules refer to, and no other") func tokens() {
    #expect(
      TokenSet(in: "a { b: var(--ink); c: calc(var(--space-1)) --x }").declarations == """
        --ink: light-dark(#15191d, #e5eaee); --space-1: 0.25rem
        """
    )
    #expect(!sheet(Text("a")).contains("--danger:"))
    #expect(sheet(Text("a").role(.removed)).contains("--danger:light-dark(#b3261e,#ff8d83)"))
    // An author's rules may refer to all of them. Only pages with charts have colours of series.
    let authored = sheet(HTML.style(text: ""))
    let missing = Token.all.map { "--\($0.name):" }.filter { !authored.contains($0) }
    #expect(missing == (1...8).map { "--series-\($0):" })
  }

  @Test("The rules of all elements and classes, without tokens that have values elsewhere")
  func everything() {
    let classes = Stylesheet.standardRules.filter { $0.className.allSatisfy { !$0.isNumber } }
      .filter { !$0.className.hasPrefix("fg-") && !$0.className.hasPrefix("bg-") }
    let sheet = Stylesheet.stylesheet(elements: ElementSet(rawValue: .max), classes: classes)
    // 1 KB places the cells of pictures of terminals, and 1 KB is the frames of code and of tables.
    #expect(sheet.utf8.count <= 29 * 1024)
  }

  @Test("High contrast gives lines the colour of edges, and edges the colour of text")
  func contrast() {
    let sheet = Sheet(Stylesheet.standard(with: .standard))
    let rules = sheet.rules.filter { $0.media == "@media (prefers-contrast:more)" }
    // The lines of the page take the colour of the edges before the edges of its body change.
    #expect(rules.map(\.selector) == [":root:root", ":root:root>body"])
    #expect(
      rules.first.map { [$0["--soft"], $0["--line"], $0["--edge"]] } == [
        "var(--ink)", "var(--edge)", nil,
      ]
    )
    #expect(
      rules.last.map { [$0["--soft"], $0["--line"], $0["--edge"]] } == [nil, nil, "var(--ink)"]
    )
  }

  @Test(
    "A stylesheet has only the spaces that CSS needs",
    arguments: [
      ("a , b > c { d: e; f: g h }\n", "a ,b>c{d:e;f:g h}\n"),
      (
        "a :is(b, c)::after { content: \"x : { y\" ' ; ' }",
        "a :is(b,c)::after{content:\"x : { y\" ' ; '}"
      ),
      ("a { b: \"\\\" ; \" ; c: calc(1px + 2px) }", "a{b:\"\\\" ; \";c:calc(1px + 2px)}"),
      ("/* don't ; do */ a { b: c }", "/* don't ; do */ a{b:c}"),
      ("@media (a: b) and (c < d) { e { f: g } }", "@media (a:b) and (c < d){e{f:g}}"),
      ("a { b: 'c ; ", "a{b:'c ; "), ("/* ; ", "/* ; "), ("a: '\\", "a:'\\"),
    ]
  )
  func compact(css: String, compact: String) {
    #expect(Stylesheet.compact(css) == compact)
    #expect(Stylesheet.compact(compact) == compact)
  }
}

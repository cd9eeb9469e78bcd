import Diptych
import DiptychFormats
import Testing

@Suite("Marks") struct MarkTests {
  /// Returns the Markdown of a paragraph.
  private func line<V: View>(@ViewBuilder _ content: () -> V) -> String {
    String(Paragraph(content: content).rendered(as: .markdown).dropLast())
  }

  @Test(
    "A delimiter is used where every parser reads it as one, and an element elsewhere",
    arguments: [
      ("", "a", "", "**a**", "_a_"),
      (" ", "a", " ", "**a**", "_a_"),
      ("(", "a", ")", "(**a**)", "(_a_)"),
      ("(", "(a)", ")", "(**(a)**)", "(_(a)_)"),
      ("b", "a", "b", "b**a**b", "b<em>a</em>b"),
      ("b", "a", "", "b**a**", "b<em>a</em>"),
      ("b", "(a)", "b", "b<strong>(a)</strong>b", "b<em>(a)</em>b"),
      ("é", "a", "猫", "é**a**猫", "é<em>a</em>猫"),
      ("猫", "「a」", "猫", "猫<strong>「a」</strong>猫", "猫<em>「a」</em>猫"),
      ("€", "a", "€", "€**a**€", "€<em>a</em>€"),
      ("€", "€", "€", "€<strong>€</strong>€", "€<em>€</em>€"),
      ("\u{A0}", "(a)", "\u{A0}", "**(a)**", "_(a)_"),
    ] as [(String, String, String, String, String)]
  )
  func signs(_ before: String, _ text: String, _ after: String, _ bold: String, _ italic: String) {
    let before = Text(verbatim: before)
    let text = Text(verbatim: text)
    let after = Text(verbatim: after)
    #expect(line { before + text.bold() + after } == bold)
    #expect(line { before + text.italic() + after } == italic)
    let struck = bold.replacing("**", with: "~~").replacing("strong>", with: "del>")
    #expect(line { before + text.strikethrough() + after } == struck)
  }

  @Test("White space stands outside of marks and of links") func blanks() {
    #expect(line { Text("a") + Text(" b ").bold() + Text("c") } == "a **b** c")
    #expect(line { Text("a").bold() + Text(" ") + Text("b").bold() } == "**a b**")
    #expect(line { Text("a") + Text(" ").bold() + Text("b") } == "a b")
    #expect(line { Text("a\n").bold() + Text("b") } == "**a**\\\nb")
    #expect(
      line {
        Text("a")
        Link(" b ", destination: "/")
        Text("c")
      } == "a [b](/) c"
    )
  }

  @Test("Marks nest, the longest outside, and those that cross are opened again") func nesting() {
    #expect(line { Text("a").bold() + Text("b").bold().italic() } == "**a<em>b</em>**")
    #expect(line { Text("a ").bold() + Text("b").bold().italic() } == "**a _b_**")
    #expect(
      line { Text("a ").bold() + Text("b").bold().italic() + Text(" c").italic() }
        == "**a _b_** _c_"
    )
    #expect(line { Text("a").bold().italic().underline() } == "<ins>**_a_**</ins>")
    #expect(line { Text("a").monospaced().bold() } == "**`a`**")
    #expect(line { Text("a").strikethrough() + Text("b").italic() } == "~~a~~<em>b</em>")
  }

  @Test("A link is never divided") func links() {
    #expect(
      line {
        Text("a ").bold()
        Link(destination: "/") { Text("b").bold() + Text(" c") }
      } == "**a** [**b** c](/)"
    )
    #expect(
      line {
        Group {
          Text("a ")
          Link("b", destination: "/")
        }.bold()
      } == "**a [b](/)**"
    )
    #expect(
      line {
        Link("a", destination: "/")
        Link("b", destination: "/")
      } == "[a](/)[b](/)"
    )
    #expect(line { Link("", destination: "/") } == "")
  }
}

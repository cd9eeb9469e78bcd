import Diptych
import Testing

@Suite("Escape sequences") struct EscapeSequenceTests {
  private func rendered(_ view: some View, _ color: ColorLevel, width: Int = 80) -> String {
    view.rendered(as: .text(width: width, color: color, options: .hyperlinks))
      .replacing("\u{1B}", with: "^")
  }

  @Test(
    "A colour is the nearest that the terminal has",
    arguments: [
      (ColorLevel.none, "x\n"),
      (.monochrome, "^[1mx^[0m\n"),
      (.ansi16, "^[1;33;44mx^[0m\n"),
      (.ansi256, "^[1;38;5;209;44mx^[0m\n"),
      (.trueColor, "^[1;38;2;255;136;64;44mx^[0m\n"),
    ]
  )
  func levels(_ level: ColorLevel, _ output: String) {
    let text = Text("x").foregroundStyle(Color(red: 255, green: 136, blue: 64))
      .backgroundStyle(.blue).bold()
    #expect(rendered(text, level) == output)
  }

  @Test("Without colours, weights and links stay, also of roles; backgrounds do not")
  func monochrome() {
    let row = HStack(spacing: 1) {
      Text("a").role(.danger)
      Link("b", destination: "https://example.org")
      Text("c d").backgroundStyle(.red)
    }
    #expect(
      rendered(row, .monochrome)
        == "^[1ma ^[0;4m^]8;id=1;https://example.org^\\b^]8;;^\\^[0m c d\n"
    )
  }

  @Test("An address has neither spaces nor line breaks") func address() {
    let link = Link("a", destination: "https://example.org/b\r\nc\td é")
    #expect(
      rendered(link, .monochrome)
        == "^[4m^]8;id=1;https://example.org/bcd%20%C3%A9^\\a^]8;;^\\^[0m\n"
    )
  }

  @Test("Only changed attributes are written, unless a reset is shorter") func transitions() {
    let text =
      Text("a").bold().dim() + Text("b").bold() + Text("c").bold().foregroundStyle(.indexed(200))
      + Text("d").foregroundStyle(.brightRed) + Text("e")
    #expect(
      rendered(text, .trueColor)
        == "^[1;2ma^[0;1mb^[38;5;200mc^[0;91md^[0me\n"
    )
  }

  @Test("Every line closes its styles and its link, and opens them again with the same id")
  func links() {
    let link = Link("read this", destination: "https://example.org/ü?a b")
    let url = "https://example.org/%C3%BC?a%20b"
    #expect(
      rendered(link, .ansi16, width: 4) == """
        ^[4m^]8;id=1;\(url)^\\read^]8;;^\\^[0m
        ^[4m^]8;id=1;\(url)^\\this^]8;;^\\^[0m

        """
    )
  }

  @Test(
    "Without hyperlinks, an address stands after its label, unless the label is the address",
    arguments: [
      ("the guide", "https://example.org/a?b=1", "^[4mthe guide^[0m (https://example.org/a?b=1)\n"),
      ("https://example.org", "https://example.org", "^[4mhttps://example.org^[0m\n"),
      ("example.org", "https://example.org/", "^[4mexample.org^[0m\n"),
      ("ada@example.org", "mailto:ada@example.org", "^[4mada@example.org^[0m\n"),
      ("", "https://example.org", "https://example.org\n"),
      ("a", " https://example.org/\nb", "^[4ma^[0m (https://example.org/b)\n"),
      ("a page", "../page.html", "a page\n"),
      ("a", "javascript:alert(1)", "a\n"),
    ]
  )
  func addresses(label: String, destination: String, output: String) {
    let link = Link(label, destination: destination)
    let text = link.rendered(as: .text(color: .ansi16))
    #expect(text.replacing("\u{1B}", with: "^") == output)
    let plain = output.replacing("^[4m", with: "").replacing("^[0m", with: "")
    #expect(link.rendered(as: .text()) == plain)
    // A hyperlink needs an escape sequence.
    #expect(link.rendered(as: .text(options: .hyperlinks)) == plain)
    let hidden = link.rendered(as: .text(options: .hidesAddresses))
    #expect(hidden == (label.isEmpty ? "" : label + "\n"))
  }

  @Test("The address of a link follows its label in a sentence, unless it is redacted")
  func addressInSentence() {
    let link = Link(destination: "https://example.org/guide") {
      Text("the ") + Text("guide").bold()
    }
    let view = Paragraph {
      Text("Read ")
      link
      Text(".")
    }
    #expect(view.rendered(as: .text()) == "Read the guide (https://example.org/guide).\n")
    let table = Table([1]) {
      TableColumn {
        Text("\($0)")
      } header: {
        link
      }
    }
    #expect(table.rendered(as: .text()) == "the guide\n─────────\n1\n")
    #expect(link.redacted(reason: .placeholder).rendered(as: .text()) == "▒▒▒ ▒▒▒▒▒\n")
  }

  @Test("A destination that is not allowed makes no link") func refused() {
    #expect(rendered(Link("x", destination: "javascript:alert(1)"), .ansi16) == "x\n")
  }

  @Test("Spaces are styled only where that shows") func spaces() {
    let row = HStack(spacing: 2) {
      Text("a").bold()
      Text("b").bold()
    }
    #expect(rendered(row, .ansi16) == "^[1ma  b^[0m\n")
    #expect(rendered(row.underline(), .ansi16) == "^[1;4ma^[0m  ^[1;4mb^[0m\n")
    #expect(
      rendered(Text("x").padding(.horizontal, 1).backgroundStyle(.red), .ansi16, width: 5)
        == "^[41m x   ^[0m\n"
    )
  }
}

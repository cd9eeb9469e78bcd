import Diptych
import Testing

@Suite("Escape sequences")
struct EscapeSequenceTests {
  private func rendered(_ view: some View, _ color: ColorLevel, width: Int = 80) -> String {
    view.rendered(as: .text(width: width, color: color))
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

  @Test("Without colours, weights and links stay, also those of roles; grounds do not")
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

  @Test("An address has neither spaces nor line breaks")
  func address() {
    let link = Link("a", destination: "https://example.org/b\r\nc\td é")
    #expect(
      rendered(link, .monochrome)
        == "^[4m^]8;id=1;https://example.org/bcd%20%C3%A9^\\a^]8;;^\\^[0m\n"
    )
  }

  @Test("Only changed attributes are written, unless a reset is shorter")
  func transitions() {
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

  @Test("A destination that is not allowed makes no link")
  func refused() {
    #expect(rendered(Link("x", destination: "javascript:alert(1)"), .ansi16) == "x\n")
  }

  @Test("Spaces are styled only where that shows")
  func spaces() {
    let row = HStack(spacing: 2) {
      Text("a").bold()
      Text("b").bold()
    }
    #expect(rendered(row, .ansi16) == "^[1ma  b^[0m\n")
    #expect(
      rendered(row.underline(), .ansi16) == "^[1;4ma^[0m  ^[1;4mb^[0m\n"
    )
    #expect(
      rendered(Text("x").padding(.horizontal, 1).backgroundStyle(.red), .ansi16, width: 5)
        == "^[41m x   ^[0m\n"
    )
  }
}

import Diptych
import Testing

@Suite("Backgrounds of texts") struct GroundTests {
  /// Places of a text that takes two lines, and their pictures at 20 cells.
  ///
  /// Brackets in the pictures stand around what is blue.
  private static var places: [(view: AnyView, picture: String)] {
    let text = Text("two words that wrap over")
    let blue = text.background(.blue)
    let short = Text("a\nbcd").background(.blue)
    let wide = "[two words that wrap ]\n[over                ]\n"
    return [
      (AnyView(blue), wide), (AnyView(text.backgroundStyle(.blue)), wide),
      (AnyView(text.bold().background(.blue).italic()), wide), (AnyView(Paragraph { blue }), wide),
      (AnyView(blue.frame(width: 20)), wide),
      (AnyView(VStack(alignment: .trailing) { blue }), wide),
      (
        AnyView(blue.multilineTextAlignment(.center)),
        "[two words that wrap ]\n[        over        ]\n"
      ),
      (AnyView(blue.lineLimit(1)), "[two words that wrap…]\n"),
      (AnyView(short), "[a  ]\n[bcd]\n"), (AnyView(short.frame(width: 5)), " [a  ]\n [bcd]\n"),
      (
        AnyView(short.multilineTextAlignment(.trailing)),
        "                 [  a]\n                 [bcd]\n"
      ),
      (
        AnyView(
          VStack {
            Heading("H", level: 3)
            blue
          }
        ), "H\n\n\(wide)"
      ),
      (
        AnyView(blue.border()),
        """
        ┌──────────────────┐
        │ [two words that  ] │
        │ [wrap over       ] │
        └──────────────────┘

        """
      ),
      (AnyView(List { blue }), "• [two words that    ]\n  [wrap over         ]\n"),
      (
        AnyView(
          HStack {
            blue
            Text("x")
          }
        ), "[two words that    ] x\n[wrap over         ]\n"
      ),
      (
        AnyView(
          Table([0]) {
            TableColumn("A") { _ in blue }
            TableColumn("B", alignment: .trailing) { _ in short }
          }
        ),
        """
        ┌────────────┬─────┐
        │ A          │   B │
        ├────────────┼─────┤
        │ [two words ] │ [  a] │
        │ [that wrap ] │ [bcd] │
        │ [over      ] │     │
        └────────────┴─────┘

        """
      ),
      (
        AnyView(Text("one two \(Text("three four five").backgroundStyle(.blue))")),
        "one two [three four]\n[five]\n"
      ),
    ]
  }

  @Test("The background of a text fills a rectangle, and a run has it behind its letters")
  func texts() {
    for (view, picture) in Self.places {
      let drawn = view.theme(.square).rendered(as: .text(width: 20, color: .ansi16))
      #expect(Self.withBrackets(drawn) == picture)
    }
  }

  /// Returns a text with brackets around what is blue, and without escape sequences.
  private static func withBrackets(_ text: String) -> String {
    var result = ""
    var isBlue = false
    for (index, part) in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "m") else {
        result += part
        continue
      }
      for code in part[..<end].split(separator: ";") where code == "0" || code == "44" {
        if isBlue != (code == "44") { result += isBlue ? "]" : "[" }
        isBlue = code == "44"
      }
      result += part[part.index(after: end)...]
    }
    return result
  }
}

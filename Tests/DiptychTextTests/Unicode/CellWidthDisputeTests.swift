import DiptychText
import Testing

@Suite("Clusters on whose width terminals disagree")
struct CellWidthDisputeTests {
  @Test(
    "Terminals disagree on the width",
    arguments: [
      "❤\u{FE0F}", "⌚\u{FE0E}", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "👨‍👩‍👧‍👦", "👩🏽‍💻", "✌🏻", "🥲🏻",
      "🇯", "🇯🇵🇫", "नि", "क्ष", "ᄀᄀ각", "ｶﾞ", "กำ", "☰", "\u{1FAE9}", "a\u{1ACF}",
      "plain ❤\u{FE0F} text",
    ]
  )
  func contested(_ string: String) {
    #expect(CellWidth.isContested(string))
  }

  @Test(
    "Terminals agree on the width",
    arguments: [
      "", "plain text\n", "naïve", "e\u{301}", "漢字", "字\u{3099}", "👍", "👍🏽", "🇯🇵🇫🇷", "❤", "⌚",
      "⌚\u{FE0F}", "─│┌", "한국어", "각", "❤\u{FE0E}", "\u{AD}", "א\u{5B0}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ]
  )
  func agreed(_ string: String) {
    #expect(!CellWidth.isContested(string))
  }

  @Test(
    "Ambiguous characters have 2 cells on request",
    arguments: [
      ("±1", 2, 3), ("─│", 2, 4), ("αω", 2, 4), ("漢a", 3, 3), ("e\u{301}…", 2, 3),
      ("\u{E000}", 1, 2),
      ("☎", 1, 2), ("\u{10FFFD}", 1, 2),
    ]
  )
  func ambiguous(_ string: String, _ narrow: Int, _ wide: Int) {
    #expect(CellWidth.of(string) == narrow)
    #expect(CellWidth.of(string, ambiguousIsWide: true) == wide)
  }
}

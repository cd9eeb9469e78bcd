import Testing

@Suite("Words of media")
struct MediumWordsTests {
  @Test(
    "A word is a run of letters and digits with their marks; an ideograph is one",
    arguments: [
      ("Total: 12.00", ["Total", "12", "00"]), ("it's – a/b_c", ["it", "s", "a", "b", "c"]),
      ("e\u{301}té Ünï", ["e\u{301}té", "Ünï"]), ("漢字かな", ["漢", "字", "か", "な"]),
      ("한국어 हिन्दी", ["한국어", "हिन्दी"]), ("╭─ ▒▒ • ✓ ━━ ┃ …", []), ("H₂O ½", ["H₂O", "½"]),
      ("", []),
    ] as [(String, [String])]
  )
  func words(text: String, words: [String]) {
    #expect(MediumWords.words(in: text) == words)
  }

  /// Returns the problem of two texts; words in parentheses are optional.
  private func problem(_ first: String, _ second: String, unordered: Set<String>? = []) -> String? {
    var media = [MediumWords(name: "HTML"), MediumWords(name: "text")]
    for (index, text) in [first, second].enumerated() {
      media[index].add(text) { $0.hasPrefix("(") }
    }
    return Parity.problem(of: media[0], media[1], unordered: unordered)
  }

  @Test("The first word that is missing is named")
  func missing() {
    let rows: [(html: String, text: String, problem: String?)] = [
      ("a b c", "• a ─ b | c", nil),
      ("a b c d e", "a b c e", "\"d\" is in HTML but not in text, after \"a b c\""),
      ("a c", "a: b, c", "\"b\" is in text but not in HTML, after \"a:\""),
      ("a b c", "b c", "\"a\" is in HTML but not in text, before \"b c\""),
      ("a", "", "\"a\" is in HTML but not in text, alone"),
    ]
    for row in rows { #expect(problem(row.html, row.text) == row.problem, "\(row)") }
  }

  @Test("A word that is there less often is missing where it has no neighbour")
  func repeated() {
    #expect(problem("a b a c", "a b c") == "\"a\" is in HTML but not in text, after \"a b\"")
    #expect(problem("a b (a) c", "a b c") == nil)
    #expect(problem("(a) b a", "a b") == nil)
  }

  @Test("A word that stands elsewhere is named with both places, unless it may")
  func moved() {
    #expect(
      problem("a b c d", "b c d a")
        == "\"a\" is before \"b c d\" in HTML, but after \"b c d\" in text"
    )
    #expect(problem("a b c d", "b c d a", unordered: ["a"]) == nil)
    #expect(problem("a b c d", "b c d a", unordered: nil) == nil)
  }
}

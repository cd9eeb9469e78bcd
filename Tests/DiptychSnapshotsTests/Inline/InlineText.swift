import DiptychSampling

/// Texts that are hard to write as a literal.
enum InlineText {
  /// The fixed texts, and random ones.
  static let all = fixed + random(count: 16, seed: 1)

  private static let fixed = [
    "",
    "\n",
    "\n\n",
    " ",
    "a",
    "Name  Age\nAda   36\n",
    "no newline\nat the end",
    "trailing  \nspaces \n\t\n  ",
    "        deep\n                deeper\n\tand a tab\n",
    "\"",
    "\"\"\"",
    "\"\"\"\"#\n\"\"\"##\n",
    "#\"\"\"#",
    "\\",
    "\\(id) \\#(id) \\##(id)\n\\",
    "C:\\new\\u{41}\n",
    "\u{1B}[1mbold\u{1B}[0m\n",
    "a\r\nb\rc\r",
    "\u{0}\u{1}\u{7F}\u{85}\u{9B}",
    "a\u{A0}b\u{3000}\n\u{2003}",
    "\u{202E}right\u{202C} \u{2066}left\u{2069}\u{200F}",
    "a\u{2028}b\u{2029}c",
    "\u{FEFF}a\u{FEFF}\n\u{FEFF}",
    "👩‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ 字 e\u{301} \u{E9}\n\u{301}\u{200D}",
    "\u{10FFFF}\u{FFFE}\u{E000}\u{FFFD}",
    "// {( /* \"[`\n}) */",
  ]

  /// Returns random texts of what has a meaning in a literal.
  private static func random(count: Int, seed: UInt64) -> [String] {
    let parts =
      [
        "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\u{41}", "(", ")", "{", "}", "\n", "\n", "\n",
        " ",
        "  ", "\t", "a", "字", "\u{301}", "\u{1B}[31m", "\r", "\r\n", "\u{0}", "\u{A0}", "\u{AD}",
        "\u{200D}", "\u{2028}", "\u{202E}", "\u{FE0F}", "\u{FEFF}", "😀", "\\n", "/*", "//",
      ]
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...24, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }
        .joined()
    }
  }
}

import DiptychTerminalTesting
import Diptych
import DiptychSampling
import DiptychScreen
import Testing

@Suite("Line input") struct LineInputTests {
  /// Returns a line from its text; `|` is the cursor.
  private func line(_ text: String) -> LineInput {
    // By scalars, since a combining mark would join the bar.
    let parts = text.unicodeScalars
      .split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var line = LineInput(String(parts[0]) + String(parts[1]))
    while line.afterCursor.unicodeScalars.count < parts[1].count {
      line.handle(.key(.left))
    }
    return line
  }

  private func picture(_ line: LineInput) -> String { "\(line.beforeCursor)|\(line.afterCursor)" }

  static let table: [(String, Key, String)] = [
    ("a|b", .character("x"), "ax|b"),
    ("ab|", .left, "a|b"), ("|ab", .left, "|ab"), ("a|b", .right, "ab|"), ("ab|", .right, "ab|"),
    ("ab|", .control("b"), "a|b"), ("|ab", .control("f"), "a|b"),
    ("ab|c", .home, "|abc"), ("ab|c", .control("a"), "|abc"), ("a|bc", .end, "abc|"),
    ("a|bc", .control("e"), "abc|"),
    ("ab|c", .backspace, "a|c"), ("|c", .backspace, "|c"), ("a|bc", .delete, "a|c"),
    ("a|", .delete, "a|"), ("a|bc", .control("d"), "a|c"),
    // Words.
    ("one two|", .alt("b"), "one |two"), ("one, |two", .alt("b"), "|one, two"),
    ("|one two", .alt("f"), "one| two"), ("one|, two", .alt("f"), "one, two|"),
    ("one two|", Key(.left, .control), "one |two"), ("|one two", Key(.right, .control), "one| two"),
    ("漢字 かな|", .alt("b"), "漢字 |かな"), ("snake_case|", .alt("b"), "|snake_case"),
    ("a b.c  |", .control("w"), "a |"), ("a b.c|d", .control("w"), "a |d"),
    ("a b.c|", Key(.backspace, .alt), "a b.|"), ("|a", .control("w"), "|a"),
    ("ab|cd", .control("u"), "|cd"), ("ab|cd", .control("k"), "ab|"),
    // Characters of several scalars are one.
    ("e\u{301}x|", .left, "e\u{301}|x"), ("e\u{301}|", .backspace, "|"),
    ("|👩‍👩‍👧‍👦x", .right, "👩‍👩‍👧‍👦|x"), ("👩‍👩‍👧‍👦|x", .backspace, "|x"), ("|👩‍👩‍👧‍👦x", .delete, "|x"),
    ("🇩🇪🇫🇷|", .left, "🇩🇪|🇫🇷"), ("漢字|", .backspace, "漢|"), ("שלום|", .left, "שלו|ם"),
    ("שָׁלוֹם|", .backspace, "שָׁלוֹ|"), ("|한국", .right, "한|국"),
    // Text that joins its neighbours takes the cursor with it.
    ("e|x", .character("\u{301}"), "e\u{301}|x"), ("👩|👧", .character("\u{200D}"), "👩‍👧|"),
    ("a|🇫🇷", .character("🇩"), "a🇩🇫|🇷"),
    ("🇩a|🇪x", .backspace, "🇩🇪|x"),
  ]

  @Test("Keys edit the line by whole characters", arguments: table)
  func edits(_ before: String, _ key: Key, _ after: String) {
    var line = line(before)
    let isEdit = line.handle(.key(key))
    #expect(isEdit)
    #expect(picture(line).unicodeScalars.elementsEqual(after.unicodeScalars), "\(picture(line))")
  }

  @Test(
    "Other keys change nothing",
    arguments: [
      .enter, .tab, .backTab, .escape, .up, .down, .pageUp, .function(1), .control("c"), .alt("x"),
    ]
      as [Key]
  )
  func others(_ key: Key) {
    var line = line("a|b")
    let isEdit = line.handle(.key(key))
    #expect(!isEdit)
    let isSizeEdit = line.handle(.resize(columns: 1, rows: 1))
    #expect(!isSizeEdit)
    #expect(line == self.line("a|b"))
  }

  @Test("Pasted lines become one line, without control characters and noncharacters") func paste() {
    var line = line("<|>")
    let noncharacter = Unicode.Scalar(0xFDD0 as UInt32).map(String.init) ?? ""
    let isEdit = line.handle(.paste("a\r\nb\tc\u{1B}[31m\u{0}\u{9B}d\(noncharacter)\u{2028}e"))
    #expect(isEdit)
    #expect(picture(line) == "<a b c[31md e|>")
    #expect(line.text == "<a b c[31md e>")
    #expect(!line.isEmpty)
    #expect(LineInput().isEmpty)
  }

  // MARK: Window

  @Test(
    "The text around the cursor is shown in a number of cells",
    arguments: [
      ("abc|def", 7, "abc|def"), ("abc|def", 6, "abc|de"), ("abcdef|", 5, "cdef|"),
      ("|abcdef", 5, "|abcd"), ("abcdef|ghijkl", 7, "cdef|gh"), ("abcdef|g", 5, "def|g"),
      ("漢字漢字|", 6, "漢字|"), ("漢字漢字|", 5, "漢字|"), ("漢|字漢字", 5, "漢|字"), ("漢|字漢字", 6, "漢|字"),
      ("a👩‍👩‍👧|b", 4, "👩‍👩‍👧|b"), ("a👩‍👩‍👧|b", 3, "👩‍👩‍👧|"), ("e\u{301}e\u{301}e\u{301}|", 3, "e\u{301}e\u{301}|"),
      ("שלום|עולם", 5, "לום|ע"), ("abc|def", 1, "|"), ("abc|def", 0, "|"), ("abc|def", -3, "|"),
      ("|", 5, "|"),
    ] as [(String, Int, String)]
  )
  func window(_ text: String, _ width: Int, _ expected: String) {
    let (before, after) = line(text).visible(width: width)
    #expect("\(before)|\(after)" == expected)
    #expect(CellWidth.of(before) + CellWidth.of(after) <= max(width - 1, 0))
  }

  @Test("Random edits keep the cursor between characters, and the window in its cells")
  func random() {
    var generator = SeededGenerator(seed: 14)
    let scalars: [Character] = [
      "a", " ", "漢", "\u{301}", "\u{200D}", "👩", "🇩", "🇪", "한", "ᄀ", "ש", "\u{FE0F}",
    ]
    var line = LineInput()
    for _ in 0..<5_000 {
      let event: InputEvent =
        if Bool.random(using: &generator) {
          .key(.character(scalars.randomElement(using: &generator) ?? "a"))
        } else {
          .key(Self.table.randomElement(using: &generator)?.1 ?? .left)
        }
      line.handle(event)
      let text = Array(line.text)
      let before = Array(line.beforeCursor)
      #expect(text.prefix(before.count).elementsEqual(before))
      #expect(text.count == before.count + line.afterCursor.count)
      let shown = line.visible(width: 9)
      #expect(CellWidth.of(shown.before + shown.after) <= 8)
    }
  }

  // MARK: View

  @Test("The view shows the cursor, in ASCII too, and only with the focus") func view() {
    let rows: [(line: String, width: Int, view: String)] = [
      ("coffee|", 10, "coffee▏\n"), ("cof|fee", 10, "cof▏fee\n"), ("|", 10, "▏\n"),
      ("a  |", 10, "a  ▏\n"),
    ]
    for row in rows {
      let view = LineInputView(line(row.line), width: row.width)
      #expect(view.rendered(as: .text()) == row.view, "\(row)")
    }
    let narrow = LineInputView(line("cof|fee"), width: 5)
    #expect(narrow.rendered(as: .text(options: .ascii)) == "cof|f\n")
    let unfocused = LineInputView(line("cof|fee"), width: 9, isFocused: false)
    #expect(unfocused.rendered(as: .text()) == "coffee\n")
    let wide = LineInputView(line("漢字|"), width: 10)
    #expect(wide.rendered(as: .text(width: 5)) == "漢字▏\n")
  }
}

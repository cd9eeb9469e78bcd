import Diptych
import DiptychSampling
import Testing

@Suite("Paragraph styles") struct ParagraphTests {
  private func lines(_ view: some View, _ width: Int, _ color: ColorLevel = .none) -> String {
    view.theme(.square).rendered(as: .text(width: width, color: color)).replacing(
      "\u{1B}",
      with: "^"
    )
  }

  // MARK: Soft hyphens

  @Test(
    "A soft hyphen is drawn where a line ends at it, and nowhere else",
    arguments: [
      (20, "hyphenation\n"), (11, "hyphenation\n"), (10, "hyphen-\nation\n"),
      (7, "hyphen-\nation\n"),
      (6, "hy-\nphen-\nation\n"), (2, "hy\nph\nen\nat\nio\nn\n"),
    ]
  )
  func softHyphens(_ width: Int, _ expected: String) {
    #expect(lines(Text("hy\u{AD}phen\u{AD}ation"), width) == expected)
  }

  @Test("A soft hyphen takes no cell beside other text, and has the style of its line")
  func softHyphensInATable() {
    let table = Table(["co\u{AD}op", "漢\u{AD}字"]) { TableColumn("W") { Text($0).bold() } }
    #expect(
      lines(table, 40) == """
        ┌──────┐
        │ W    │
        ├──────┤
        │ coop │
        │ 漢字 │
        └──────┘

        """
    )
    let narrow = Table([1]) {
      TableColumn("Wi\u{AD}dth") { _ in Text("a") }
      TableColumn("Two") { _ in Text("b") }
      TableColumn("Three") { _ in Text("c") }
    }
    #expect(lines(narrow, 11) == "a\nTwo    b\nThree  c\n")
    let text = Text("co\u{AD}").bold() + Text("op")
    #expect(lines(text, 3, .ansi16) == "^[1mco-^[0m\nop\n")
    #expect(lines(Text("co\u{AD}operation").lineLimit(1), 6) == "coope…\n")
  }

  // MARK: Balance, indent, alignment

  @Test("Balanced lines are as short as their number allows") func balanced() {
    let text = Text("Nothing was found in any of the folders")
    #expect(lines(text, 34) == "Nothing was found in any of the\nfolders\n")
    let balanced = text.textWrapping(.balanced)
    #expect(lines(balanced, 34) == "Nothing was found in\nany of the folders\n")
    #expect(lines(balanced, 80) == "Nothing was found in any of the folders\n")
    #expect(
      lines(text.textWrapping(.filled).textWrapping(.balanced), 34)
        == "Nothing was found in any of the\nfolders\n"
    )
    #expect(lines(balanced.hangingIndent(2), 34) == "Nothing was found in\n  any of the folders\n")
  }

  @Test("A hanging indent stands before each line but the first") func hangingIndent() {
    let text = Text("-v, --verbose  print every step of the build").hangingIndent(15)
    #expect(
      lines(text, 30) == """
        -v, --verbose  print every
                       step of the
                       build

        """
    )
    #expect(lines(text, 60) == "-v, --verbose  print every step of the build\n")
    #expect(lines(Text("one two").hangingIndent(9), 3) == "one\ntwo\n")
    // Its lines fit, but not behind the whole indent.
    #expect(
      lines(Text("one two\nthree four").hangingIndent(6), 11) == "one two\n     three\n     four\n"
    )
    #expect(
      lines(Text("one two three four").hangingIndent(2).lineLimit(2), 9) == "one two\n  three…\n"
    )
  }

  @Test(
    "A word longer than a line is broken beside a symbol as wide as the indent"
  )
  func hangingIndentAfterASign() {
    let word = Text("✗ Donaudampfschifffahrt sinkt").hangingIndent(2)
    #expect(lines(word, 12) == "✗ Donaudampf\n  schifffahr\n  t sinkt\n")
    #expect(lines(word, 40) == "✗ Donaudampfschifffahrt sinkt\n")
    #expect(
      lines(Text("✗\nDonaudampfschifffahrt").hangingIndent(2), 24) == "✗\n  Donaudampfschifffahrt\n"
    )
    #expect(
      lines(Text("An Donaudampfschiff").hangingIndent(2), 12) == "An\n  Donaudampf\n  schiff\n"
    )
    #expect(
      lines(Callout("Donaudampfschifffahrt", status: .warning) { Text("sinkt") }, 14) == """
        ┃ ! Donaudampf
        ┃   schifffahr
        ┃   t
        ┃   sinkt

        """
    )
  }

  @Test("An indented line has its own width if nothing limits it")
  func hangingIndentWithoutWidth() {
    let text = Text("key\nvalue\ncode").hangingIndent(2)
    #expect(text.theme(.square).rendered(as: .text()) == "key\n  value\n  code\n")
    let table = Table([0]) { TableColumn("A") { _ in text } }.tableBorder(.ascii)
    #expect(
      table.theme(.square).rendered(as: .text(width: 40)) == """
        +---------+
        | A       |
        +---------+
        | key     |
        |   value |
        |   code  |
        +---------+

        """
    )
  }

  @Test("Justified lines fill the width, except the last") func justified() {
    let text = Text("one two three four five six").multilineTextAlignment(.justified)
    #expect(lines(text, 15) == "one  two  three\nfour five six\n")
    #expect(lines(text, 11) == "one     two\nthree  four\nfive six\n")
    let broken = Text("one two\nthree  four five\u{AD}six").multilineTextAlignment(.justified)
    #expect(lines(broken, 18) == "one two\nthree   four five-\nsix\n")
    #expect(
      lines(
        (Text("one ") + Text("two three").bold() + Text(" four")).multilineTextAlignment(
          .justified
        ),
        14,
        .ansi16
      )
        == "one  ^[1mtwo three^[0m\nfour\n"
    )
    #expect(lines(Text("漢字漢字").multilineTextAlignment(.justified), 5) == "漢字\n漢字\n")
  }

  @Test("Paragraph styles are classes in HTML") func html() {
    let text = Text("x").multilineTextAlignment(.justified).textWrapping(.balanced).hangingIndent(4)
    #expect(
      text.rendered(as: .html)
        == #"<div class="hang-4"><div class="wrap-balanced"><div class="text-justified"><p>x</p></div></div></div>"#
    )
  }

  // MARK: All together

  private static let pieces = [
    "a", "word", "longerword", " ", " ", "  ", "\n", "-", "--option", "/usr/lib", "C:\\x", "a=b",
    "1,000",
    "(", ")", "漢字", "「漢」", "é", "e\u{301}", "👩‍👩‍👧", "❤️", "1️⃣", "🇯🇵", "co\u{AD}op", "\u{AD}", "/\u{200B}",
    "±", "…",
    "नि", "한국어",
  ]

  @Test("No line is wider than its width, and nothing is lost, whatever the style")
  func invariants() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<Sample.count(1000, of: 4000) {
      let count = Int.random(in: 1...16, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Int.random(in: 2...24, using: &random)
      let view = Text(verbatim: text)
        .textWrapping(Bool.random(using: &random) ? .balanced : .filled)
        .hangingIndent(Int.random(in: 0...3, using: &random))
        .multilineTextAlignment(Bool.random(using: &random) ? .justified : .trailing)
      let output = view.theme(.square).rendered(as: .text(width: width))
      let widths = output.split(separator: "\n").map { CellWidth.of($0) }
      #expect(widths.allSatisfy { $0 <= width }, "\(text.debugDescription) at \(width)")
      #expect(words(output) == words(text), "\(text.debugDescription) at \(width)")
    }
  }

  /// Returns a text without the scalars that wrapping may add or drop: spaces, also of no width,
  /// newlines and hyphens.
  private func words(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { ![" ", "\n", "-", "\u{AD}", "\u{200B}"].contains($0) }
  }
}

import DiptychSnapshots
import Testing

@Suite struct SwiftLiteralTests {
  private static let quotes = "\"\"\""

  @Test(
    "Each line of a text is a line between the delimiters",
    arguments: [
      ("", "\(quotes)\n  \(quotes)"),
      ("\n", "\(quotes)\n\n\n  \(quotes)"),
      ("a", "\(quotes)\n  a\n  \(quotes)"),
      ("a\n", "\(quotes)\n  a\n\n  \(quotes)"),
      ("a\n\n  b\n", "\(quotes)\n  a\n\n    b\n\n  \(quotes)"),
      ("\tkey\tvalue", "\(quotes)\n  \tkey\tvalue\n  \(quotes)"),
    ]
  )
  func lines(text: String, source: String) {
    #expect(SwiftLiteral(text).source(indentation: "  ") == source)
  }

  @Test(
    "The delimiters have as few # as the text allows",
    arguments: [
      (#"a "b" "" # "#, 0),
      (#"C:\new"#, 1),
      (#"\"#, 1),
      (#"\(a)"#, 1),
      (##"\#(a)"##, 2),
      (##"\#"##, 2),
      (###"a \## b \# c"###, 3),
      (quotes, 1),
      ("\(quotes)#", 2),
      ("\(quotes)\"#", 2),
      ("\(quotes)### a", 4),
      ("\"\"# \"#", 0),
    ]
  )
  func hashes(text: String, count: Int) {
    let hashes = String(repeating: "#", count: count)
    let trimmed = text.hasSuffix(" ") ? text.dropLast() + "\\u{20}" : text[...]
    #expect(
      SwiftLiteral(text).source(indentation: "")
        == "\(hashes)\(Self.quotes)\n\(trimmed)\n\(Self.quotes)\(hashes)"
    )
  }

  @Test(
    "Invisible characters are escaped",
    arguments: [
      ("\u{1B}[1mbold\u{1B}[0m", #"\u{1B}[1mbold\u{1B}[0m"#),
      ("\u{1B}\\", ##"\#u{1B}\"##),
      ("a\rb\r", #"a\u{D}b\u{D}"#),
      ("\u{0}\u{7}\u{7F}\u{85}\u{9B}", #"\u{0}\u{7}\u{7F}\u{85}\u{9B}"#),
      ("a  ", #"a \u{20}"#),
      ("a\t\t", #"a"# + "\t" + #"\u{9}"#),
      (" ", #"\u{20}"#),
      ("a\u{A0}b\u{3000}c\u{2003}", #"a\u{A0}b\u{3000}c\u{2003}"#),
      ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
      ("\u{FEFF}a\u{FEFF}", #"\u{FEFF}a\u{FEFF}"#),
      ("\u{202E}a\u{2066}b\u{200F}", #"\u{202E}a\u{2066}b\u{200F}"#),
      (
        "soft\u{AD}hyphen, zero\u{200B}width\u{2060}",
        #"soft\u{AD}hyphen, zero\u{200B}width\u{2060}"#
      ),
      ("👩‍👩‍👧 é e\u{301} ❤️ 字", "👩‍👩‍👧 é e\u{301} ❤️ 字"),
      ("\u{301}a \u{301}", #"\u{301}a \u{301}"#),
      ("\u{200D}a\u{200D}b字\u{200D}", #"\u{200D}a\u{200D}b字\u{200D}"#),
      ("\u{FE0F}", #"\u{FE0F}"#),
      ("\u{3164}\u{34F}\u{10FFFF}", #"\u{3164}\u{34F}\u{10FFFF}"#),
    ]
  )
  func escapes(text: String, line: String) {
    let hashes = line.contains(##"\#u"##) ? "#" : ""
    let source = SwiftLiteral(text).source(indentation: "")
    let expected = "\(hashes)\(Self.quotes)\n\(line)\n\(Self.quotes)\(hashes)"
    #expect(Array(source.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("The indentation and the line breaks are the file's") func layout() {
    #expect(
      SwiftLiteral("a\n\nb").source(indentation: "\t\t", lineBreak: "\r\n")
        == "\(Self.quotes)\r\n\t\ta\r\n\r\n\t\tb\r\n\t\t\(Self.quotes)"
    )
  }
}

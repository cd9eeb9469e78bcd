import DiptychSnapshots
import Testing

@Suite struct VisibleTextTests {
  @Test(
    "Control characters become escapes",
    arguments: [
      ("", ""),
      ("plain, 字 é 👩‍👩‍👧\n", "plain, 字 é 👩‍👩‍👧\n"),
      ("\u{1B}[1mbold\u{1B}[0m\n", #"\e[1mbold\e[0m"# + "\n"),
      (#"C:\new\u{41}"#, #"C:\\new\\u{41}"#),
      ("a\r\nb\tc\u{0}", "a\\u{D}\nb\\u{9}c\\u{0}"),
      ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", #"\u{7F}\u{80}\u{9B}\u{9F}"# + "\u{A0}"),
    ]
  )
  func escapes(text: String, escaped: String) { #expect(VisibleText.escape(text) == escaped) }

  @Test("Newlines are the only control characters left") func everyCharacter() {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let escaped = VisibleText.escape(text)
    let controls = escaped.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(Array(controls) == ["\n"])
  }
}

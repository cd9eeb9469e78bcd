import DiptychFiles
import Testing

@Suite("Percent-encoding") struct PercentEncodingTests {
  @Test(
    "What may not stand in an address is encoded, byte by byte",
    arguments: [
      ("a/b-c.html", "a/b-c.html", "a/b-c.html"),
      ("é ?", "%C3%A9%20%3F", "%C3%A9%20?"),
      ("50%\u{0}", "50%25%00", "50%25%00"),
    ]
  )
  func encode(text: String, path: String, fragment: String) {
    #expect(percentEncoded(path: text) == path)
    #expect(percentEncoded(fragment: text) == fragment)
  }

  @Test(
    "A percent sign without two digits stays, or has no text",
    arguments: [
      ("a", "a", "a"), ("%C3%a9%2F", "é/", "é/"), ("50%", "50%", nil), ("%4", "%4", nil),
      ("%+5%zz", "%+5%zz", nil), ("%%41", "%A", nil), ("%FF", "\u{FFFD}", nil), ("", "", ""),
    ]
  )
  func decode(text: String, lenient: String, exact: String?) {
    #expect(percentDecoded(text) == lenient)
    #expect(percentDecoded(exactly: text[...]) == exact)
  }
}

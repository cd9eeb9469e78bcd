import Diptych
import Testing

@Suite("Escaping")
struct EscapingTests {
  @Test(
    "Text",
    arguments: [
      ("plain", "plain"),
      ("a < b && c > d \"quoted\" 'single'", "a &lt; b &amp;&amp; c &gt; d \"quoted\" 'single'"),
      ("&lt;", "&amp;lt;"),
      ("<<<<<<<<", "&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;"),
      ("1234567<", "1234567&lt;"),
      ("12345678<", "12345678&lt;"),
      ("tab\tand\nnewline\r\n", "tab\tand\nnewline\n"),
      ("nul\0 escape\u{1B} delete\u{7F}", "nul␀ escape␛ delete␡"),
      ("next line\u{85} override\u{202E} isolate\u{2066}", "next line� override� isolate�"),
      ("東京都 👩‍👩‍👧 é <", "東京都 👩‍👩‍👧 é &lt;"),
    ]
  )
  func text(_ string: String, _ escaped: String) {
    #expect(HTML.b { Text(verbatim: string) }.rendered(as: .html) == "<b>\(escaped)</b>")
  }

  @Test(
    "Values of attributes",
    arguments: [
      ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; > 'd'"),
      ("</textarea><img onerror=x>", "&lt;/textarea>&lt;img onerror=x>"),
      ("\u{1B}\u{202E}", "␛�"),
    ]
  )
  func attributes(_ string: String, _ escaped: String) {
    #expect(HTML.b(.title(string)) {}.rendered(as: .html) == "<b title=\"\(escaped)\"></b>")
  }

  @Test(
    "URLs",
    arguments: [
      ("", ""), ("/a?b=1&c=2#d", "/a?b=1&amp;c=2#d"), ("a/b.html", "a/b.html"),
      ("//example.org", "//example.org"), ("https://example.org/ü", "https://example.org/ü"),
      ("HTTP://example.org", "HTTP://example.org"), ("mailto:a@b.c", "mailto:a@b.c"),
      ("tel:+1", "tel:+1"), ("12:30.html", "12:30.html"), ("a b:c", "a%20b:c"),
      ("?q=a:b", "?q=a:b"), ("~user/%20{x}|^`\\", "~user/%20%7Bx%7D%7C%5E%60%5C"),
      ("a\"b<c>", "a%22b%3Cc%3E"), ("a\u{1B}b\u{202E}", "a%1Bb%E2%80%AE"),
      ("javascript:alert(1)", "about:invalid"), ("JaVaScRiPt:alert(1)", "about:invalid"),
      (" \u{1}javascript:alert(1)", "about:invalid"), ("java\nscript:alert(1)", "about:invalid"),
      ("data:text/html,x", "about:invalid"), ("vbscript:x", "about:invalid"),
      ("file:///etc/passwd", "about:invalid"), ("blob:x", "about:invalid"),
    ]
  )
  func urls(_ url: String, _ written: String) {
    #expect(HTML.a(.href(url)) {}.rendered(as: .html) == "<a href=\"\(written)\"></a>")
  }

  @Test("Noncharacters, which are errors in a page", arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF])
  func noncharacters(_ unit: UInt16) {
    let string = String(decoding: [unit], as: UTF16.self)
    #expect(HTML.b { Text(verbatim: string) }.rendered(as: .html) == "<b>\u{FFFD}</b>")
  }

  @Test("A special byte at every place of words of every length")
  func positions() {
    for length in 0...40 {
      for position in 0..<max(length, 1) where position < length {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        bytes[position] = UInt8(ascii: "&")
        let string = String(decoding: bytes, as: UTF8.self)
        let expected =
          String(repeating: "x", count: position) + "&amp;"
          + String(repeating: "x", count: length - position - 1)
        #expect(HTML.b { Text(verbatim: string) }.rendered(as: .html) == "<b>\(expected)</b>")
      }
    }
  }

  @Test("Raw markup is the one way around")
  func raw() {
    #expect(Raw(html: "<hr>").rendered(as: .html) == "<hr>")
  }
}

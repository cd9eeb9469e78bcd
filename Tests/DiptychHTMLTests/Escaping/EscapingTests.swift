import Diptych
import Testing

@Suite("Escaping") struct EscapingTests {
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
      ("/a[1]?b[]=2", "/a%5B1%5D?b%5B%5D=2"), ("0123456[]{}@Z_`~", "0123456%5B%5D%7B%7D@Z_%60~"),
      ("a#b#c&d[e] f#", "a#b%23c&amp;d%5Be%5D%20f%23"), ("##", "#%23"),
      ("100%", "100%25"), ("%2", "%252"), ("%zz%2g%aF%", "%25zz%252g%aF%25"),
      ("#%#%41", "#%25%23%41"),
      ("http://[::1]:80/[x]", "http://[::1]:80/%5Bx%5D"), ("//[fe80::1.2]", "//[fe80::1.2]"),
      ("http://u:p@[::1]:80/", "http://u:p@[::1]:80/"), ("//u@[::1]", "//u@[::1]"),
      ("http://a/@[::1]", "http://a/@%5B::1%5D"), (" \t/a b\n", "/a%20b"), (" ", ""),
      ("/a ", "/a"), ("https://example.org/a \u{1} ", "https://example.org/a"),
      ("ht\ntp://a/\tb", "http://a/b"),
      ("HTTPS://[::1]", "HTTPS://[::1]"), ("http://[::1", "http://%5B::1"),
      ("http://[x]/", "http://%5Bx%5D/"), ("/a?//[::1]", "/a?//%5B::1%5D"),
      ("a//[::1]", "a//%5B::1%5D"),
      ("!$'()*+,-.;:@_", "!$'()*+,-.;:@_"),
    ] as [(String, String)]
  )
  func urls(_ url: String, _ written: String) {
    #expect(HTML.a(.href(url)) {}.rendered(as: .html) == "<a href=\"\(written)\"></a>")
  }

  @Test(
    "Lists of URLs",
    arguments: [
      ("https://a.b/c  /d", "https://a.b/c /d"), ("", ""), (" \t\n", ""),
      ("/a javascript:x https://b", "/a about:invalid https://b"), ("/a&b\"", "/a&amp;b%22"),
    ]
  )
  func urlLists(_ urls: String, _ written: String) {
    #expect(HTML.a(.ping(urls)) {}.rendered(as: .html) == "<a ping=\"\(written)\"></a>")
  }

  @Test(
    "Image candidates",
    arguments: [
      ("a.png", "a.png"), ("a.png 1x,b.png  2x", "a.png 1x, b.png 2x"),
      ("a.png, b.png 300w", "a.png, b.png 300w"), (" ,, a,b.png 1x ,", "a,b.png 1x"),
      ("javascript:x 1x, /b?c&d 2x", "about:invalid 1x, /b?c&amp;d 2x"),
      ("a.png \"onerror=x", "a.png &quot;onerror=x"), ("a.png,,, b.png", "a.png, b.png"), ("", ""),
      ("a b.jpg 2x, c d e.jpg 3w 2h", "a%20b.jpg 2x, c%20d%20e.jpg 3w 2h"),
      ("javascript:x y 2x", "about:invalid 2x"), ("a b.jpg", "a b.jpg"),
    ]
  )
  func imageCandidates(_ candidates: String, _ written: String) {
    #expect(HTML.img(.srcset(candidates)).rendered(as: .html) == "<img srcset=\"\(written)\">")
  }

  @Test(
    "A refresh",
    arguments: [
      (nil, "5"), ("/a?b&c", "5; url=/a?b&amp;c"), ("javascript:x", "5; url=about:invalid"),
      ("'javascript:x'", "5; url=%27javascript:x%27"), ("\"javascript:x", "5; url=%22javascript:x"),
    ]
  )
  func refresh(_ url: String?, _ written: String) {
    #expect(
      HTML.meta(.refresh(after: 5, to: url)).rendered(as: .html)
        == "<meta http-equiv=\"refresh\" content=\"\(written)\">"
    )
  }

  @Test("Attributes that wait for an element are written by the same rules") func pending() {
    let sink = HTML.p(.title("a")) {}
      .htmlAttributes(.data("x", "1"), .hidden(true), .aria("label", "\"<"))
      .htmlAttributes(.data("x", "2"), .title("b"))
    #expect(
      sink.rendered(as: .html)
        == "<p data-x=\"2\" title=\"b\" hidden aria-label=\"&quot;&lt;\"></p>"
    )
  }

  @Test(
    "A combining mark at the start of a text follows a dotted circle",
    arguments: [
      ("\u{301}a", "\u{25CC}\u{301}a"), ("a\u{301}", "a\u{301}"), ("\u{1161}", "\u{25CC}\u{1161}"),
      ("\u{93E}", "\u{25CC}\u{93E}"), ("\u{20DD}", "\u{25CC}\u{20DD}"), ("é", "é"),
      ("\u{1F600}", "\u{1F600}"),
    ]
  )
  func marks(_ string: String, _ written: String) {
    #expect(HTML.b { Text(verbatim: string) }.rendered(as: .html) == "<b>\(written)</b>")
    #expect(
      HTML.b {
        Text("e"); Text(verbatim: string)
      }.rendered(as: .html) == "<b>e\(string)</b>"
    )
  }

  @Test("Scripts and styles") func rawText() {
    #expect(
      HTML.script(.type("module"), text: "if (a < b && c) alert('x')").rendered(as: .html)
        == "<script type=\"module\">if (a < b && c) alert('x')</script>"
    )
    #expect(
      HTML.script(.src("a.js"), .defer).rendered(as: .html)
        == "<script src=\"a.js\" defer></script>"
    )
    #expect(
      HTML.style(text: "a > b { color: red }</STYLE>").rendered(as: .html)
        == "<style>/* left out: it could end its element */</style>"
    )
    #expect(
      HTML.script(.type("application/json"), json: "{\"a\": \"</script>\u{202E}\u{0}\u{10FFFF}\"}")
        .rendered(as: .html)
        == "<script type=\"application/json\">{\"a\": \"\\u003C/script>\\u202E\\u0000\\uDBFF\\uDFFF\"}</script>"
    )
    #expect(HTML.script(text: "x").rendered(as: .text(width: 10)) == "")
    #expect(
      HTML.script(text: "x").rendered(as: .tree) == """
        script
          "x"

        """
    )
    #expect(
      HTML.div { HTML.script(json: "1") }.redacted(reason: .placeholder).rendered(as: .html)
        == #"<div \#(announcement)><script type="application/json"></script></div>"#
    )
  }

  @Test(
    "Comments",
    arguments: [
      ("a", "a"), ("--> b", "- -> b"), ("--!>", "- -!>"), ("<!-- c", "<!- - c"), ("---", "- - -"),
      (">", ">"), ("\u{0}&<", "␀&<"), ("a </noscript> </TITLE", "a < /noscript> < /TITLE"),
    ]
  )
  func comments(_ text: String, _ written: String) {
    #expect(HTMLComment(text).rendered(as: .html) == "<!-- \(written) -->")
    #expect(HTMLComment(text).rendered(as: .text(width: 10)) == "")
  }

  @Test("A newline that a parser drops is written twice") func firstNewline() {
    #expect(HTML.pre { Text("\na") }.rendered(as: .html) == "<pre>\n\na</pre>")
    #expect(
      HTML.textarea(.name("x")) { Text("a") }.rendered(as: .html)
        == "<textarea name=\"x\">\na</textarea>"
    )
    #expect(
      CodeBlock("\na").rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code"><code>
        a</code></pre>
        """
    )
    #expect(HTML.pre { Text("\na") }.rendered(as: .text(width: 9)) == "\na\n")
  }

  @Test("Noncharacters, which are errors in a page", arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF])
  func noncharacters(_ unit: UInt16) {
    let string = String(decoding: [unit], as: UTF16.self)
    #expect(HTML.b { Text(verbatim: string) }.rendered(as: .html) == "<b>\u{FFFD}</b>")
  }

  /// Characters that need an escape somewhere, others whose bytes are similar, and their escapes in
  /// a text, in an attribute and in a URL.
  private static let characters: [(Character, text: String, attribute: String, url: String)] = [
    ("&", "&amp;", "&amp;", "&amp;"), ("<", "&lt;", "&lt;", "%3C"), (">", "&gt;", ">", "%3E"),
    ("\"", "\"", "&quot;", "%22"), ("'", "'", "'", "'"), ("=", "=", "=", "="), ("?", "?", "?", "?"),
    ("%", "%", "%", "%25"), ("~", "~", "~", "~"), ("[", "[", "[", "%5B"), (" ", " ", " ", "%20"),
    ("\u{1}", "␁", "␁", "%01"), ("\u{7F}", "␡", "␡", "%7F"), ("é", "é", "é", "é"),
    ("x", "x", "x", "x"),
  ]

  @Test("Two neighbouring characters at every position of texts of every length to 25")
  func positionsOfTwo() {
    for (length, position) in (0...23).flatMap({ length in (0...length).map { (length, $0) } }) {
      let start = String(repeating: "x", count: position)
      let end = String(repeating: "x", count: length - position)
      for (offset, first) in Self.characters.enumerated() {
        // Each character meets each other one, in some of the places.
        let second = Self.characters[(offset + length + position) % Self.characters.count]
        let string = "\(start)\(first.0)\(second.0)\(end)"
        let text = start + first.text + second.text + end
        let value = start + first.attribute + second.attribute + end
        let url = start + first.url + second.url + end
        #expect(
          HTML.a(.title(string), .href("/\(string)x")) { Text(verbatim: string) }
            .rendered(as: .html) == #"<a title="\#(value)" href="/\#(url)x">\#(text)</a>"#
        )
      }
    }
  }

  @Test("A special byte at every position of words of every length") func positionsOfOne() {
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

  @Test("An ASCII character is escaped alike at every position of a long and a short text")
  func placesInLongTexts() {
    func parts(of string: String) -> [Substring] {
      HTML.a(.title(string), .href("/\(string)")) { Text(verbatim: string) }
        .rendered(as: .html)
        .split(separator: "x", omittingEmptySubsequences: false)
    }
    let isFilled = { (part: Substring) in !part.isEmpty }
    for byte in UInt8(0)..<128 where byte != UInt8(ascii: "x") {
      let character = Character(Unicode.Scalar(byte))
      let short = parts(of: "x\(character)x")
      for position in 0..<40 {
        let start = String(repeating: "x", count: position + 1)
        let end = String(repeating: "x", count: 40 - position)
        let long = parts(of: "\(start)\(character)\(end)")
        #expect(long.filter(isFilled) == short.filter(isFilled), "\(byte)")
        #expect(long.count - short.count == 3 * 39, "\(byte)")
      }
    }
  }

  @Test("Only raw markup is not escaped")
  func raw() { #expect(Raw(html: "<hr>").rendered(as: .html) == "<hr>") }
}

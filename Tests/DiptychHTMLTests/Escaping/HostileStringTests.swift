@testable import DiptychHTML
import DiptychHTMLTools
import DiptychSampling
import DiptychViews
import Testing

@Suite("Hostile strings, in every context") struct HostileStringTests {
  @Test("The list of hostile strings is complete")
  func strings() { #expect(HostileStrings.all.count == 3821) }

  @Test("Text reads back unchanged, without markup") func text() {
    for string in HostileStrings.all where !string.isEmpty {
      let markup = inside(Text(verbatim: string), "<p>", "</p>")
      #expect(!holds(markup, "<", ">"), "\(string)")
      #expect(unescaped(markup) == HostileStrings.shown(string, startsText: true, isProse: true))
    }
  }

  @Test("The title of a document reads back") func title() {
    for string in HostileStrings.all.sample(800, turn: 0) where !string.isEmpty {
      let page = Document(title: string, language: string) {}.rendered(as: .html)
      let title = part(of: page, from: "<title>", to: "</title>")
      #expect(unescaped(title) == HostileStrings.shown(string, startsText: true, isProse: true))
      let language = part(of: page, from: "<html lang=\"", to: "\"><head>")
      #expect(unescaped(language) == HostileStrings.shown(string, startsText: false))
    }
  }

  @Test("The value of an attribute reads back, without quotation marks") func attributes() {
    for string in HostileStrings.all {
      // An empty name is no class.
      let classes =
        string.isEmpty
        ? []
        : [
          inside(HTML.b(.class(string)) {}, "<b class=\"", "\"></b>"),
          inside(
            HTML.b {}.htmlAttributes(.class(string), .id("x")),
            "<b class=\"",
            "\" id=\"x\"></b>"
          ),
        ]
      let values = [
        inside(HTML.b(.title(string)) {}, "<b title=\"", "\"></b>"),
        inside(HTML.b(.data("x", string)) {}, "<b data-x=\"", "\"></b>"),
        inside(HTML.b(.aria("label", string)) {}, "<b aria-label=\"", "\"></b>"),
        inside(HTML.input(.value(string)), "<input value=\"", "\">"),
      ]
      for value in values + classes {
        #expect(!holds(value, "<", "\""), "\(string)")
        #expect(unescaped(value) == HostileStrings.shown(string, startsText: false))
      }
    }
  }

  @Test("A URL has an allowed scheme, or none, and no quotation marks") func urls() {
    for string in HostileStrings.all {
      let refresh = inside(
        HTML.meta(.refresh(after: 0, to: string)),
        "<meta http-equiv=\"refresh\" content=\"0; url=",
        "\">"
      )
      let values = [
        inside(HTML.a(.href(string)) {}, "<a href=\"", "\"></a>"),
        inside(HTML.button(.formaction(string)) {}, "<button formaction=\"", "\"></button>"),
        refresh,
      ]
      for value in values { #expect(isHarmless(value), "\(string) became \(value)") }
      #expect(!holds(refresh, "'"), "\(string)")
    }
  }

  @Test("A link has an allowed address, or is only its label") func links() {
    for string in HostileStrings.all {
      let link = Link("x", destination: string)
      guard LinkPolicy.standard.allows(string) else {
        #expect(link.rendered(as: .html) == "<p>x</p>")
        #expect(link.rendered(as: .htmlProblems).count == 1)
        continue
      }
      let address = inside(link, "<p><a href=\"", "\">x</a></p>")
      #expect(isHarmless(address) && address != "about:invalid", "\(string) became \(address)")
    }
  }

  @Test("An id reads back unchanged, or is left out") func ids() {
    for string in HostileStrings.all {
      let view = Text("x").id(string)
      if string.isEmpty || string.utf8.contains(where: { $0 <= 0x20 }) {
        #expect(view.rendered(as: .html) == "<p>x</p>")
      } else {
        let id = inside(view, "<p id=\"", "\">x</p>")
        #expect(!holds(id, "<", "\""), "\(string)")
        #expect(unescaped(id) == HostileStrings.shown(string, startsText: false))
      }
    }
  }

  @Test("Each URL of a list has an allowed scheme, or no scheme") func urlLists() {
    for string in HostileStrings.all {
      let ping = inside(HTML.a(.ping(string)) {}, "<a ping=\"", "\"></a>")
      for url in parts(of: ping, separatedBy: " ") { #expect(isHarmless(url), "\(string)") }
      let candidates = inside(HTML.img(.srcset(string)), "<img srcset=\"", "\">")
      for candidate in parts(of: candidates, separatedBy: ", ") {
        let url = parts(of: candidate, separatedBy: " ")[0]
        #expect(isHarmless(url), "\(string) became \(candidates)")
      }
    }
  }

  @Test("A comment ends where it should") func comments() {
    for string in HostileStrings.all {
      let comment = inside(HTMLComment(string), "<!-- ", " -->")
      #expect(!comment.contains("--"), "\(string)")
    }
  }

  @Test("JSON in a script has no markup, and no text ends a script or a style")
  func rawText() {
    for string in HostileStrings.all {
      let json = inside(
        HTML.script(json: string),
        "<script type=\"application/json\">",
        "</script>"
      )
      #expect(!holds(json, "<"), "\(string)")
      let text = RawText.safe(string).lowercased()
      #expect(
        !["</script", "<script", "</style", "<!--"].contains { text.contains($0) },
        "\(string)"
      )
    }
  }

  // MARK: Helpers

  /// Returns the HTML of a view without the markup around it.
  private func inside(_ view: some View, _ start: String, _ end: String) -> String {
    let html = view.rendered(as: .html)
    if !html.utf8.starts(with: start.utf8)
      || !html.utf8.reversed().starts(with: end.utf8.reversed())
    {
      Issue.record("\(html) does not stand between \(start) and \(end)")
    }
    let inside = html.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return String(decoding: inside, as: UTF8.self)
  }

  // These helpers compare bytes, not characters: a quote and a combining mark are one character.

  private func holds(_ string: String, _ scalars: Unicode.Scalar...) -> Bool {
    string.unicodeScalars.contains { scalars.contains($0) }
  }

  private func parts(of string: String, separatedBy separator: String) -> [String] {
    string.utf8.split(separator: separator.utf8, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// Returns the part between the first of one string and the first of another after it.
  private func part(of page: String, from start: String, to end: String) -> String {
    let page = Array(page.utf8)[...]
    guard let before = page.firstRange(of: Array(start.utf8)) else { return "" }
    let rest = page[before.upperBound...]
    let part = rest[..<(rest.firstRange(of: Array(end.utf8))?.lowerBound ?? rest.endIndex)]
    return String(decoding: part, as: UTF8.self)
  }

  /// Returns a text with its four kinds of character references resolved.
  private func unescaped(_ markup: String) -> String {
    let references = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"]
    var rest = Array(markup.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.first {
      if byte != UInt8(ascii: "&") {
        bytes.append(byte)
        rest = rest.dropFirst()
      } else if let reference = references.first(where: { rest.starts(with: $0.key.utf8) }) {
        bytes += reference.value.utf8
        rest = rest.dropFirst(reference.key.utf8.count)
      } else {
        Issue.record("\(markup) holds an ampersand that starts no reference")
        return markup
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a URL in markup is harmless, if it is read as a browser reads it.
  private func isHarmless(_ value: String) -> Bool {
    guard !value.utf8.contains(where: { $0 <= 0x20 || $0 == 0x22 || $0 == 0x3C }) else {
      return false
    }
    let url = unescaped(value)
    guard let colon = url.firstIndex(of: ":") else { return true }
    let scheme = url[..<colon].lowercased()
    guard scheme.first?.isLetter == true, scheme.utf8.allSatisfy(isSchemeByte) else { return true }
    return ["http", "https", "mailto", "tel"].contains(scheme) || url == "about:invalid"
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

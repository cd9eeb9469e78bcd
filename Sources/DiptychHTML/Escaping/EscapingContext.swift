import DiptychViews

// The only place where text becomes markup, a rule for each context. In quotes is what the HTML
// Living Standard says (https://html.spec.whatwg.org), or the URL Standard.
//
// Text. 13.2.5.1, data state: "U+0026 AMPERSAND (&) [...] Switch to the character reference state.
// U+003C LESS-THAN SIGN (<) Switch to the tag open state." `>` is escaped too, so that no text can
// look like the end of a tag.
//
// Value of an attribute. 13.2.5.36, attribute value (double-quoted) state: "U+0022 QUOTATION MARK
// (") Switch to the after attribute value (quoted) state. U+0026 AMPERSAND (&) [...] Switch to the
// character reference state." `<` is escaped too: inside of `noscript` a parser may look for its
// end tag alone, also in a value.
//
// URL. URL Standard, 4.4: "Remove any leading and trailing C0 control or space from input. [...]
// Remove all ASCII tab or newline from input." `Destination` finds a scheme in what that leaves,
// and one that is not allowed makes the URL `about:invalid`. 4.3: "The URL code points are ASCII
// alphanumeric, U+0021 (!), U+0024 ($), U+0026 (&), U+0027 ('), U+0028 LEFT PARENTHESIS, U+0029 RIGHT
// PARENTHESIS, U+002A (*), U+002B (+), U+002C (,), U+002D (-), U+002E (.), U+002F (/), U+003A (:),
// U+003B (;), U+003D (=), U+003F (?), U+0040 (@), U+005F (_), U+007E (~), and code points in the range
// U+00A0 to U+10FFFD". What is none is percent-encoded, so that it is no error: but not the first `#`,
// not a `%` that two hexadecimal digits follow, and not the brackets around the address of a host.
//
// List of URLs, as in `ping`. 4.6.2: "a set of space-separated tokens". Each is a URL.
//
// Image candidates, as in `srcset`. 4.8.4.4.1: "Collect a sequence of code points that are not ASCII
// whitespace from input given position, and let url be that. If url ends with U+002C (,), then:
// Remove all trailing U+002C COMMA characters from url." Each is a URL.
//
// Refresh. 4.2.5.3: "a U+003B SEMICOLON character (;), followed by one or more ASCII whitespace,
// followed by a substring that is an ASCII case-insensitive match for the string "URL", followed by
// a U+003D EQUALS SIGN character (=)"; "If the code point in input pointed to by position is U+0027
// (') or U+0022 ("), let quote be that code point". A quote is percent-encoded, so that nothing is
// cut out of a URL.
//
// Text of `script` and `style`. 13.1.2.6: "must not contain any occurrences of the string "</" [...]
// followed by characters that case-insensitively match the tag name of the element"; 4.12.1.3 names
// "<!--", "<script" and "</script" for scripts. A text with one of them is left out, and a comment
// of both languages says so; in JSON `<` has an escape.
//
// Comment. 13.1.6: "must not start with the string ">", nor start with the string "->", nor contain
// the strings "<!--", "-->", or "--!>", nor end with the string "<!-"." There is a space at both
// ends, and one between two hyphens.
//
// First newline. 13.2.6.4.7, after the start tags of `pre` and `textarea`: "If the next token is a
// U+000A LINE FEED (LF) character token, then ignore that token". There is always one to ignore.
//
// Characters. 13.2.3.5, preprocessing the input stream: surrogates, noncharacters and controls are
// errors, so they become visible, see `VisibleControl`. Unicode, D56: "A combining character
// sequence [...] consisting of either a base character followed by a sequence of one or more
// characters". A mark that starts a text stands on a dotted circle, U+25CC, as in the code charts.
//
// A name is never escaped: names of elements and attributes, and the document type, are literals of
// the program, and the keys of `data-` and `aria-` are checked when they are made, as are the names
// of open attributes and of custom elements, literals too.

/// Where escaped text stands.
@usableFromInline
enum EscapingContext {
  case text
  case attribute
  /// An attribute whose value is a URL.
  case url
  /// The part of a URL after its first `#`.
  case fragment

  var isURL: Bool {
    @inline(__always) get { self == .url || self == .fragment }
  }
}

// MARK: URLs

extension AttributeKind {
  /// The URLs in a value of this kind, as they are written.
  func urls(in value: String) -> [Substring] {
    switch self {
    case .url: [value[...]]
    case .urls: value.utf8.split(whereSeparator: \.isHTMLSpace).map { Substring($0) }
    case .imageCandidates: ImageCandidate.all(in: value).map(\.url)
    case .refresh: Refresh(value).url.map { [$0] } ?? []
    default: []
    }
  }
}

extension ByteBuffer {
  /// Appends a value of some kind, with `about:invalid` for each URL that is not allowed.
  mutating func append(attributeValue value: String, as kind: AttributeKind) {
    switch kind {
    case .url: append(url: value)
    case .urls:
      for (index, url) in kind.urls(in: value).enumerated() {
        if index > 0 { append(" ") }
        append(url: String(url))
      }
    case .imageCandidates:
      for (index, candidate) in ImageCandidate.all(in: value).enumerated() {
        if index > 0 { append(", ") }
        append(url: String(candidate.url))
        append(attributeValue: candidate.descriptor)
      }
    case .refresh:
      let refresh = Refresh(value)
      append(attributeValue: String(refresh.delay))
      guard let url = refresh.url else { return }
      append("; url=")
      let parts = url.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
      append(url: parts.map { String(Substring($0)) }.joined(separator: "%27"))
    default: append(attributeValue: value)
    }
  }
}

// Separators are found among bytes: a mark behind one would make another character of it.

/// A URL of an image, and how wide or how dense it is.
private struct ImageCandidate {
  let url: Substring
  /// Empty, or a space and what follows the URL.
  let descriptor: String

  /// The candidates in a value of `srcset`.
  static func all(in value: String) -> [ImageCandidate] {
    let comma = UInt8(ascii: ",")
    var candidates: [ImageCandidate] = []
    var rest = value[...].utf8
    while true {
      rest = rest.drop { $0.isHTMLSpace || $0 == comma }
      guard !rest.isEmpty else { return candidates }
      var url = rest.prefix { !$0.isHTMLSpace }
      rest = rest[url.endIndex...]
      var descriptor = ""
      if url.last == comma {
        while url.last == comma { url.removeLast() }
      } else {
        let words = rest.prefix { $0 != comma }
        rest = rest[words.endIndex...]
        descriptor = words.split(whereSeparator: \.isHTMLSpace).map { " \(Substring($0))" }.joined()
      }
      candidates.append(ImageCandidate(url: Substring(url), descriptor: descriptor))
    }
  }
}

/// When a page is left, and where to.
private struct Refresh {
  let delay: Substring
  let url: Substring?

  /// Splits what ``HTML/Attribute`` puts together.
  init(_ value: String) {
    let separator = value.utf8.firstIndex(of: UInt8(ascii: ";"))
    delay = value[..<(separator ?? value.endIndex)]
    url = separator.map { value[value.utf8.index(after: $0)...] }
  }
}

extension UInt8 {
  /// Whether it is ASCII whitespace of the Infra Standard.
  fileprivate var isHTMLSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}

// MARK: Raw text

/// The text of a `script` or a `style`.
enum RawText {
  /// What stands for a text that could end its element, or start a script in it: a comment in both
  /// languages.
  static let replacement = "/* left out: it could end its element */"

  /// What no text may hold, in any case.
  private static let markers = ["<!--", "<script", "</script", "</style"]

  /// The first thing in a text that it may not hold.
  static func marker(in text: String) -> String? {
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return bytes.indices.lazy
      .filter { bytes[$0] == UInt8(ascii: "<") }
      .compactMap { start in markers.first { bytes[start...].starts(with: $0.utf8) } }
      .first
  }

  /// A text as it may stand in its element.
  static func safe(_ text: String) -> String { marker(in: text) == nil ? text : replacement }

  /// JSON with escapes for `<` and for what no page may hold; a `<` can stand in strings only.
  static func json(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar == "<" || isInvisible(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A comment, from its first to its last character.
  static func comment(_ text: String) -> String {
    var result = "<!-- "
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "-" && previous == "-" { result += " " }
      result.unicodeScalars.append(visible(scalar))
      previous = scalar
    }
    return result + " -->"
  }

  /// Whether a scalar may not reach a page as it is; a carriage return is a newline there.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\r" && visible(scalar) != scalar
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value & 0xFFFE == 0xFFFE || scalar.value &- 0xFDD0 < 0x20 { return "\u{FFFD}" }
    return VisibleControl.replacement(for: scalar.value).flatMap(Unicode.Scalar.init) ?? scalar
  }
}

// MARK: Marks

extension Unicode.Scalar {
  /// Whether it only makes sense after another: a mark, or a jamo that continues a syllable.
  var isComposing: Bool {
    switch value {
    case ..<0x300: return false
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.canonicalCombiningClass != .notReordered
    }
  }
}

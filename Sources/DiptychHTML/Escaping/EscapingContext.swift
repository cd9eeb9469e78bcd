import DiptychViews

// The rules that turn text into markup, one for each context. No other file decides what to escape.
// Quotations are from the HTML Living Standard (https://html.spec.whatwg.org), or from the URL
// Standard where it is named.
//
// Text. 13.2.5.1, data state: "U+0026 AMPERSAND (&) [...] Switch to the character reference state.
// U+003C LESS-THAN SIGN (<) Switch to the tag open state." `>` is escaped, too, so that no text can
// look like the end of a tag.
//
// Value of an attribute. 13.2.5.36, attribute value (double-quoted) state: "U+0022 QUOTATION MARK
// (") Switch to the after attribute value (quoted) state. U+0026 AMPERSAND (&) [...] Switch to the
// character reference state." `<` is escaped, too, because in a `noscript`, a parser may only look
// for the end tag, and could find it in a value.
//
// URL. URL Standard, 4.4: "Remove any leading and trailing C0 control or space from input. [...]
// Remove all ASCII tab or newline from input." `Destination` looks for a scheme in the rest. If the
// scheme is not allowed, the URL becomes `about:invalid`. An image may be a `data:` URL if the
// policy allows it, because browsers run no script in it (HTML, 4.8.4.3, and SVG Integration, 2.2).
// 4.3: "The URL code points are ASCII alphanumeric, U+0021 (!), U+0024 ($), U+0026 (&), U+0027 ('),
// U+0028 LEFT PARENTHESIS, U+0029 RIGHT PARENTHESIS, U+002A (*), U+002B (+), U+002C (,), U+002D
// (-), U+002E (.), U+002F (/), U+003A (:), U+003B (;), U+003D (=), U+003F (?), U+0040 (@), U+005F
// (_), U+007E (~), and code points in the range U+00A0 to U+10FFFD". Any other code point is
// percent-encoded, so that the URL is valid. Exceptions are the first `#`, a `%` that two
// hexadecimal digits follow, and the brackets around the IP address of a host.
//
// List of URLs, as in `ping`. 4.6.2: "a set of space-separated tokens". Each token is a URL.
//
// Image candidates, as in `srcset`. 4.8.4.4.1: "Collect a sequence of code points that are not
// ASCII whitespace from input given position, and let url be that. If url ends with U+002C (,),
// then: Remove all trailing U+002C COMMA characters from url." Each `url` is a URL.
//
// Refresh. 4.2.5.3: "a U+003B SEMICOLON character (;), followed by one or more ASCII whitespace,
// followed by a substring that is an ASCII case-insensitive match for the string "URL", followed by
// a U+003D EQUALS SIGN character (=)"; "If the code point in input pointed to by position is U+0027
// (') or U+0022 ("), let quote be that code point". A quote in the URL is percent-encoded, so that
// the URL does not end at it.
//
// Text of `script` and `style`. 13.1.2.6: "must not contain any occurrences of the string "</"
// [...] followed by characters that case-insensitively match the tag name of the element"; 4.12.1.3
// names "<!--", "<script" and "</script" for scripts. A text with one of these strings is replaced
// by a comment that is valid in CSS and in JavaScript. In JSON, `<` is escaped instead.
//
// Comment. 13.1.6: "must not start with the string ">", nor start with the string "->", nor contain
// the strings "<!--", "-->", or "--!>", nor end with the string "<!-"." A space is added at both
// ends, and between two hyphens. In a `title`, a `textarea` and a `noscript` there are no comments,
// and an end tag ends the element (13.2.5.2 and 13.2.5.3), so a space is added between "<" and "/",
// too.
//
// First newline. 13.2.6.4.7, after the start tags of `pre` and `textarea`: "If the next token is a
// U+000A LINE FEED (LF) character token, then ignore that token". The kit always adds a newline, so
// that the parser ignores this newline instead of a newline of the content.
//
// Characters. 13.2.3.5, preprocessing the input stream: surrogates, noncharacters and controls are
// errors, so visible characters replace them, see `_VisibleControl`. Unicode, D56: "A combining
// character sequence [...] consisting of either a base character followed by a sequence of one or
// more characters". A combining mark at the start of a text gets a dotted circle, U+25CC, as its
// base, as in the code charts.
//
// Names are not escaped. The names of elements and attributes, and the document type, are literals
// of the program. The keys of `data-` and `aria-` are checked when the attribute is made. The names
// of open attributes and of custom elements are checked, too, although they are literals.

/// The context of an escaped text in markup.
@usableFromInline
enum EscapingContext {
  /// Prose.
  case text
  /// Code, or the name of a file.
  case code
  case attribute
  /// An attribute whose value is a URL.
  case url
  /// The part of a URL after its first `#`.
  case fragment

  /// Whether the text is between tags.
  var isContent: Bool { self == .text || self == .code }

  var isURL: Bool { @inline(__always) get { self == .url || self == .fragment } }

  /// Returns the number of bytes before the first byte that may need an escape, at most 16.
  ///
  /// A byte may need an escape if it is markup, or if it is not printable.
  // They are tested together, because the benchmark `html/prose` spends most of its time here.
  @inline(__always)
  func plainLength(of bytes: SIMD16<UInt8>) -> Int {
    let found =
      switch self {
      case .text, .code: bytes.isEqual(to: "&") .| bytes.isEqual(to: "<") .| bytes.isEqual(to: ">")
      case .attribute: bytes.isEqual(to: "&") .| bytes.isEqual(to: "<") .| bytes.isEqual(to: "\"")
      case .url, .fragment:
        bytes.isBetween(0x20, 0x27) .| bytes.isEqual(to: "<") .| bytes.isEqual(to: ">")
          .| bytes.isBetween(0x5B, 0x60) .| bytes.isBetween(0x7B, 0x7D)
      }
    // One range that wraps around: all bytes above the last printable byte, and the controls.
    return withUnsafeBytes(of: found .| bytes.isBetween(0x7F, 0x1F)) { mask in
      let low = UInt64(littleEndian: mask.load(as: UInt64.self))
      let high = UInt64(littleEndian: mask.load(fromByteOffset: 8, as: UInt64.self))
      if low | high == 0 { return 16 }
      // In the mask, a found byte is 0xFF, and any other byte is 0.
      return low != 0 ? low.trailingZeroBitCount / 8 : 8 &+ high.trailingZeroBitCount / 8
    }
  }
}

extension SIMD16<UInt8> {
  @inline(__always)
  fileprivate func isEqual(to character: Unicode.Scalar) -> SIMDMask<SIMD16<Int8>> {
    self .== Self(repeating: UInt8(ascii: character))
  }

  /// Returns which bytes are in a range, which may wrap around from 0xFF to 0.
  @inline(__always)
  fileprivate func isBetween(_ first: UInt8, _ last: UInt8) -> SIMDMask<SIMD16<Int8>> {
    (self &- Self(repeating: first)) .<= Self(repeating: last &- first)
  }
}

// MARK: URLs

extension _AttributeKind {
  /// Returns the URLs in a value of this kind, as they are written there.
  func urls(in value: String) -> [Substring] {
    switch self {
    case .url, .imageURL: [value[...]]
    case .urls: value.utf8.split(whereSeparator: \.isMarkupSpace).map { Substring($0) }
    case .imageCandidates: ImageCandidate.all(in: value).map(\.url)
    case .refresh: Refresh(value).url.map { [$0] } ?? []
    default: []
    }
  }
}

extension ByteBuffer {
  /// Appends a value of a kind, with `about:invalid` in place of each URL that is not allowed.
  mutating func append(attributeValue value: String, as kind: _AttributeKind) {
    switch kind {
    case .url: append(url: value)
    case .imageURL: append(imageURL: value)
    case .urls:
      for (index, url) in kind.urls(in: value).enumerated() {
        if index > 0 { append(" ") }
        append(url: String(url))
      }
    case .imageCandidates:
      for (index, candidate) in ImageCandidate.all(in: value).enumerated() {
        if index > 0 { append(", ") }
        let (url, descriptor) = candidate.withSpaces
        append(imageURL: url)
        append(attributeValue: descriptor)
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

extension ImageCandidate {
  /// The URL, including further words that are no descriptor, and the descriptor.
  ///
  /// Browsers would ignore the candidate `a b.jpg 2x`. The author means a URL with a space, so the
  /// space is encoded.
  fileprivate var withSpaces: (url: String, descriptor: String) {
    let words = descriptor.split(separator: " ")
    let count = words.reversed().prefix(while: Self.isDescriptor).count
    guard count > 0 else { return (String(url), descriptor) }
    return (
      ([url] + words.dropLast(count)).joined(separator: " "),
      words.suffix(count).map { " \($0)" }.joined()
    )
  }

  /// Whether a word is the width, the density or the height of an image, such as `2x`.
  private static func isDescriptor(_ word: Substring) -> Bool {
    ["w", "x", "h"].contains(word.last) && Double(word.dropLast()) != nil
  }
}

/// The parts of a `refresh`: a delay, and perhaps the URL of the next page.
private struct Refresh {
  let delay: Substring
  let url: Substring?

  /// Splits the value of ``HTML/Attribute/refresh(after:to:)``.
  init(_ value: String) {
    let separator = value.utf8.firstIndex(of: UInt8(ascii: ";"))
    delay = value[..<(separator ?? value.endIndex)]
    url = separator.map { value[value.utf8.index(after: $0)...] }
  }
}

// MARK: Raw text

/// The text of a `script` or a `style`.
enum RawText {
  /// The replacement of a text that could end its element or start a script: a comment that is
  /// valid in CSS and in JavaScript.
  static let replacement = "/* left out: it could end its element */"

  /// The strings that no text may contain, in upper or lower case.
  private static let markers = ["<!--", "<script", "</script", "</style"]

  /// Returns the first marker in a text, or nil.
  static func marker(in text: String) -> String? {
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      let marker = markers.first { bytes[start...].starts(with: $0.utf8) }
      if let marker { return marker }
    }
    return nil
  }

  /// Returns the text if it is allowed in its element, or else the replacement.
  static func safe(_ text: String) -> String { marker(in: text) == nil ? text : replacement }

  /// Returns JSON with escapes for `<` and for characters that are not allowed in a page.
  ///
  /// In JSON, such characters can only be in strings.
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

  /// Returns a comment, from `<!--` to `-->`.
  static func comment(_ text: String) -> String {
    var result = "<!-- "
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "-" && previous == "-" || scalar == "/" && previous == "<" { result += " " }
      result.unicodeScalars.append(visible(scalar))
      previous = scalar
    }
    return result + " -->"
  }

  /// Whether a scalar is not allowed in a page.
  ///
  /// A carriage return is allowed, because it is a newline.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\r" && visible(scalar) != scalar
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value & 0xFFFE == 0xFFFE || scalar.value &- 0xFDD0 < 0x20 { return "\u{FFFD}" }
    return _VisibleControl.replacement(for: scalar.value).flatMap(Unicode.Scalar.init) ?? scalar
  }
}

// MARK: Combining marks

extension Unicode.Scalar {
  /// Whether the scalar needs a scalar before it, because it is a combining mark or a jamo that
  /// continues a syllable.
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

// Separators are searched in bytes, because a combining mark after a separator would form another
// character with it.

/// An image candidate in a `srcset` attribute.
///
/// It consists of a URL and, optionally, the width or the pixel density of the image.
package struct ImageCandidate: Sendable {
  package let url: Substring
  /// The text after the URL, with a space before it; empty if there is no such text.
  package let descriptor: String

  /// Returns the candidates in a value of `srcset`.
  package static func all(in value: String) -> [ImageCandidate] {
    let comma = UInt8(ascii: ",")
    var candidates: [ImageCandidate] = []
    var rest = value[...].utf8
    while true {
      rest = rest.drop { $0.isMarkupSpace || $0 == comma }
      guard !rest.isEmpty else { return candidates }
      var url = rest.prefix { !$0.isMarkupSpace }
      rest = rest[url.endIndex...]
      var descriptor = ""
      if url.last == comma {
        while url.last == comma { url.removeLast() }
      } else {
        let words = rest.prefix { $0 != comma }
        rest = rest[words.endIndex...]
        descriptor = words.split(whereSeparator: \.isMarkupSpace).map { " \(Substring($0))" }
          .joined()
      }
      candidates.append(ImageCandidate(url: Substring(url), descriptor: descriptor))
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space of HTML: a space, a tab, a line break or a form feed.
  ///
  /// Infra Standard, 4.5: ASCII whitespace.
  package var isMarkupSpace: Bool { self == 0x20 || 0x9...0xA ~= self || 0xC...0xD ~= self }

  /// Whether the byte is an ASCII letter.
  package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

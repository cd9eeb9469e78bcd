/// A reader of the tags and texts of markup, by the rules of HTML.
///
/// Every text can be read: `<` without a name after it is text, and an open tag, comment or string
/// ends with the text.
struct MarkupTokenizer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ html: String) { bytes = Array(html.utf8) }

  /// Returns the next token, or nil at the end.
  ///
  /// - Parameter isForeign: Whether the token stands in SVG or MathML, where there is CDATA.
  /// - Returns: The token.
  mutating func next(isForeign: Bool) -> MarkupToken? {
    while position < bytes.count {
      if let markup = markup(isForeign: isForeign) {
        if let token = markup { return token }
        continue
      }
      let start = position
      repeat { position += 1 } while position < bytes.count && !startsMarkup
      return .text(CharacterReference.replaced(in: bytes[start..<position], isAttribute: false))
    }
    return nil
  }

  /// Returns the text up to the end tag of an element, and goes behind that tag.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - hasReferences: Whether character references are replaced.
  /// - Returns: The text.
  mutating func rawText(of name: String, hasReferences: Bool) -> String {
    let start = position
    let tag = Array("</\(name)".utf8)
    while position < bytes.count && !(bytes[position] == UInt8(ascii: "<") && endsRawText(tag)) {
      position += 1
    }
    let text = bytes[start..<position]
    if position < bytes.count { _ = markup(isForeign: false) }
    return hasReferences
      ? CharacterReference.replaced(in: text, isAttribute: false)
      : String(decoding: text, as: UTF8.self)
  }

  private func endsRawText(_ tag: [UInt8]) -> Bool {
    let end = position + tag.count
    guard end < bytes.count else { return false }
    for (index, byte) in tag.enumerated() where bytes[position + index].lowercased != byte {
      return false
    }
    return bytes[end].isMarkupSpace || bytes[end] == UInt8(ascii: "/")
      || bytes[end] == UInt8(ascii: ">")
  }

  /// Whether a tag, a comment or a declaration starts here.
  private var startsMarkup: Bool {
    guard bytes[position] == UInt8(ascii: "<"), let next = byte(at: position + 1) else {
      return false
    }
    return next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  /// Returns the markup that starts here, with a nil token for a comment, or nil if there is text.
  private mutating func markup(isForeign: Bool) -> MarkupToken?? {
    guard startsMarkup else { return nil }
    switch bytes[position + 1] {
    case UInt8(ascii: "!"):
      if starts(with: "<!--") {
        position += 4
        // `<!-->` and `<!--->` are empty comments.
        if starts(with: ">") || starts(with: "->") { skip(past: ">") } else { skip(past: "-->") }
      } else if isForeign, starts(with: "<![CDATA[") {
        position += 9
        let start = position
        skip(past: "]]>")
        let end = position >= start + 3 && position <= bytes.count ? position - 3 : position
        return .some(.text(String(decoding: bytes[start..<max(start, end)], as: UTF8.self)))
      } else {
        skip(past: ">")
      }
      return .some(nil)
    case UInt8(ascii: "?"):
      skip(past: ">")
      return .some(nil)
    case UInt8(ascii: "/"):
      guard byte(at: position + 2)?.isLetter == true else {
        skip(past: ">")
        return .some(nil)
      }
      position += 2
      return .some(tag().map { .end($0.element.name) })
    default:
      position += 1
      return .some(tag().map { .start($0.element, isSelfClosing: $0.isSelfClosing) })
    }
  }

  /// Reads a tag from its name on; one without an end is nil.
  private mutating func tag() -> (element: MarkupElement, isSelfClosing: Bool)? {
    let name = word { !$0.isMarkupSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    var attributes: [MarkupAttribute] = []
    var names: Set<String> = []
    var isSelfClosing = false
    while let byte = byte(at: position) {
      switch byte {
      case UInt8(ascii: ">"):
        position += 1
        let element = MarkupElement(name: name, attributes: attributes)
        return (element, isSelfClosing)
      case UInt8(ascii: "/"):
        position += 1
        isSelfClosing = true
      case _ where byte.isMarkupSpace: position += 1
      default:
        isSelfClosing = false
        let attribute = attribute()
        if names.insert(attribute.name).inserted { attributes.append(attribute) }
      }
    }
    return nil
  }

  private mutating func attribute() -> MarkupAttribute {
    // A `=` at the start belongs to the name.
    let name = word(atLeast: 1) {
      !$0.isMarkupSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
        && $0 != UInt8(ascii: "=")
    }
    skipSpace()
    guard byte(at: position) == UInt8(ascii: "=") else {
      return MarkupAttribute(name: name, value: "")
    }
    position += 1
    skipSpace()
    let value: ArraySlice<UInt8>
    if let quote = byte(at: position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      value = bytes[position...].prefix { $0 != quote }
      position = min(value.endIndex + 1, bytes.count)
    } else {
      value = bytes[position...].prefix { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
      position = value.endIndex
    }
    return MarkupAttribute(
      name: name,
      value: CharacterReference.replaced(in: value, isAttribute: true)
    )
  }

  /// Returns the bytes that fit, with letters in lower case, and goes behind them.
  private mutating func word(atLeast count: Int = 0, _ fits: (UInt8) -> Bool) -> String {
    let start = position
    position += count
    while let byte = byte(at: position), fits(byte) { position += 1 }
    return String(decoding: bytes[start..<position].map(\.lowercased), as: UTF8.self)
  }

  private mutating func skipSpace() {
    while byte(at: position)?.isMarkupSpace == true { position += 1 }
  }

  /// Goes behind some characters, or to the end if they are missing.
  private mutating func skip(past end: StaticString) {
    while position < bytes.count && !starts(with: end) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
  }

  private func byte(at position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }
}

extension UInt8 {
  /// Whether the byte is white space of HTML: a space, a tab, or an end of a line or a page.
  var isMarkupSpace: Bool { self == 0x20 || 0x9...0xA ~= self || 0xC...0xD ~= self }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased }

  /// The ASCII letter in lower case.
  var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}

import DiptychHTML

/// A reader of the tags and texts of markup, by the rules of HTML.
///
/// Any text can be read. If no name follows a `<`, it is text. A tag, a comment or a string that is
/// not closed ends at the end of the text. The tokens cover all bytes, one after the other.
package struct MarkupTokenizer {
  package let bytes: [UInt8]
  /// The attributes of all tags that were read.
  package private(set) var attributes: [MarkupAttribute] = []
  /// The token that was read last.
  private(set) var token = MarkupToken(range: 0..<0, content: 0..<0, kind: .declaration)
  private var position = 0
  /// The name of the start tag that was read last, if its content is text.
  private var textElement: Range<Int>?
  private let elements = ElementTable.shared

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token, or nil at the end.
  ///
  /// - Parameter isForeign: Whether the token is in SVG or MathML. There, CDATA sections are
  ///   allowed, and no element contains only text.
  /// - Returns: The token.
  package mutating func next(isForeign: Bool = false) -> MarkupToken? {
    advance(isForeign: isForeign) ? token : nil
  }

  /// Reads the next token; returns false at the end.
  mutating func advance(isForeign: Bool) -> Bool {
    if let name = textElement {
      textElement = nil
      let end = endOfText(in: name)
      if end > position {
        readText(to: end, hasReferences: token.element.traits.contains(.escapedText))
        return true
      }
    }
    guard position < bytes.count else { return false }
    if startsMarkup(at: position) {
      readMarkup(isForeign: isForeign)
    } else {
      var end = position + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "<") || !startsMarkup(at: end) {
        end += 1
      }
      readText(to: end, hasReferences: true)
    }
    return true
  }

  // MARK: Texts of tokens

  /// Returns the name of the element of a tag, in lower case.
  package func name(of token: MarkupToken) -> String {
    token.element.isKnown ? token.element.name : bytes.name(in: token.content)
  }

  /// Returns the characters of a text.
  package func text(of token: MarkupToken) -> String {
    CharacterReference.text(in: bytes[token.content], hasReferences: token.hasReferences)
  }

  /// Returns the name of an attribute, in lower case.
  package func name(of attribute: MarkupAttribute) -> String { bytes.name(in: attribute.name) }

  package func value(of attribute: MarkupAttribute) -> String {
    CharacterReference.replaced(in: bytes[attribute.value], isAttribute: true)
  }

  /// Returns the value of an attribute of a tag, or nil.
  package func value(of name: String, in tag: MarkupToken) -> String? {
    attributes[tag.attributes].first { bytes.hasName(name, in: $0.name) }.map(value)
  }

  // MARK: Tokens

  private mutating func readText(to end: Int, hasReferences: Bool) {
    let range = position..<end
    position = end
    token = MarkupToken(range: range, content: range, kind: .text, hasReferences: hasReferences)
  }

  private mutating func readDeclaration(to end: Int) {
    token = MarkupToken(range: position..<end, content: end..<end, kind: .declaration)
    position = end
  }

  /// Whether a tag, a comment or a declaration starts at a position.
  private func startsMarkup(at position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    return next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  /// Reads the tag, the comment or the declaration that starts here.
  private mutating func readMarkup(isForeign: Bool) {
    switch bytes[position + 1] {
    case UInt8(ascii: "!"):
      if starts(with: "<!--", at: position) {
        let start = position + 4
        // `<!-->` and `<!--->` are empty comments.
        let isEmpty = starts(with: ">", at: start) || starts(with: "->", at: start)
        readDeclaration(to: end(of: isEmpty ? ">" : "-->", from: start))
      } else if isForeign, starts(with: "<![CDATA[", at: position) {
        readCharacterData()
      } else {
        readDeclaration(to: end(of: ">", from: position))
      }
    case UInt8(ascii: "?"): readDeclaration(to: end(of: ">", from: position))
    case UInt8(ascii: "/"):
      if position + 2 < bytes.count, bytes[position + 2].isLetter {
        readTag(.endTag, from: position + 2)
      } else {
        readDeclaration(to: end(of: ">", from: position))
      }
    default:
      readTag(.startTag, from: position + 1)
      if !isForeign, !token.element.traits.isDisjoint(with: .text) { textElement = token.content }
    }
  }

  private mutating func readCharacterData() {
    let start = position + 9
    let end = end(of: "]]>", from: start)
    let isEnded = end >= start + 3 && starts(with: "]]>", at: end - 3)
    token = MarkupToken(
      range: position..<end,
      content: start..<(isEnded ? end - 3 : end),
      kind: .text
    )
    position = end
  }

  /// Reads a tag from its name on.
  private mutating func readTag(_ kind: MarkupToken.Kind, from start: Int) {
    var index = start
    var key: UInt64 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if Self.endsName(byte) { break }
      key = key &<< 8 | UInt64(byte.lowercased)
      index += 1
    }
    let name = start..<index
    let first = attributes.count
    var hasMeaning = false
    var isSelfClosing = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        token = MarkupToken(
          range: position..<index + 1,
          content: name,
          attributes: first..<attributes.count,
          element: elements.element(key, named: name, in: bytes),
          kind: kind,
          hasMeaning: hasMeaning,
          isSelfClosing: isSelfClosing
        )
        position = index + 1
        return
      case UInt8(ascii: "/"):
        index += 1
        isSelfClosing = true
      case let byte where byte.isMarkupSpace: index += 1
      default:
        isSelfClosing = false
        let attribute = attribute(from: index)
        attributes.append(attribute.attribute)
        hasMeaning = hasMeaning || self.hasMeaning(attribute.attribute.name)
        index = attribute.end
      }
    }
    readDeclaration(to: bytes.count)
  }

  /// Whether an attribute is neither a class nor a `data-` attribute.
  private func hasMeaning(_ name: Range<Int>) -> Bool {
    switch bytes[name.lowerBound] {
    case UInt8(ascii: "c"): !bytes.hasName("class", in: name)
    case UInt8(ascii: "d"):
      name.count < 6 || !bytes.hasName("data-", in: name.lowerBound..<name.lowerBound + 5)
    default: true
    }
  }

  @inline(__always)
  private func attribute(from start: Int) -> (attribute: MarkupAttribute, end: Int) {
    // A `=` at the start belongs to the name.
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "="), !Self.endsName(bytes[index]) {
      index += 1
    }
    let name = start..<index
    index = skippingSpace(from: index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return (MarkupAttribute(name: name, value: index..<index), index)
    }
    index = skippingSpace(from: index + 1)
    guard index < bytes.count else {
      return (MarkupAttribute(name: name, value: index..<index), index)
    }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      index = start
      while index < bytes.count, bytes[index] != quote { index += 1 }
      return (MarkupAttribute(name: name, value: start..<index), min(index + 1, bytes.count))
    }
    let start = index
    while index < bytes.count, !bytes[index].isMarkupSpace, bytes[index] != UInt8(ascii: ">") {
      index += 1
    }
    return (MarkupAttribute(name: name, value: start..<index), index)
  }

  // MARK: Bytes

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isMarkupSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private func skippingSpace(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isMarkupSpace { index += 1 }
    return index
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
  }

  /// Returns the position after the next occurrence of a text, or the end.
  private func end(of text: StaticString, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if starts(with: text, at: index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return bytes.count
  }

  /// Returns the position of the end tag of an element whose content is text, or the end.
  private func endOfText(in element: Range<Int>) -> Int {
    var index = position
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), startsMarkup(at: index),
        bytes[index + 1] == UInt8(ascii: "/")
      {
        let name = index + 2..<index + 2 + element.count
        if name.upperBound < bytes.count, Self.endsName(bytes[name.upperBound]),
          bytes.haveSameName(name, element)
        {
          return index
        }
      }
      index += 1
    }
    return bytes.count
  }
}

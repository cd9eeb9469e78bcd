/// A scanner that splits markup written by the HTML renderer into tokens.
///
/// It is not a full HTML parser: the renderer writes well-formed markup, except for the content of
/// a `Raw`, which is scanned as well as possible.
struct MarkupScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The open element, if any, whose content up to its end tag is one text.
  private var textElement: String?

  init(_ markup: some Sequence<UInt8>) {
    bytes = Array(markup)
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> MarkupToken? {
    guard position < bytes.count else { return nil }
    if let name = textElement {
      textElement = nil
      let end = endOfText(in: name)
      if end > position { return text(to: end) }
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      return text(to: index(of: UInt8(ascii: "<"), from: position))
    }
    if starts(with: "<!--") {
      return token(.declaration, to: end(after: "-->", from: position + 4))
    }
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return token(.declaration, to: end(after: ">", from: position))
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return startTag()
    default: return text(to: index(of: UInt8(ascii: "<"), from: position + 1))
    }
  }

  /// Returns the words of markup, without its tags.
  static func words(of markup: [UInt8]) -> String {
    var scanner = MarkupScanner(markup)
    var words: [UInt8] = []
    while let token = scanner.next() {
      if token.kind == .text { words += markup[token.range] }
    }
    return unescaped(words)
  }

  /// Returns a text whose references to characters are those of the renderer.
  private static func unescaped(_ text: [UInt8]) -> String {
    var result: [UInt8] = []
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      let reference = references.first { rest.starts(with: $0.name.utf8) }
      result.append(reference?.character ?? UInt8(ascii: "&"))
      rest = rest.dropFirst(reference?.name.utf8.count ?? 1)
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static let references: [(name: String, character: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
  ]

  // MARK: Tokens

  private mutating func token(_ kind: MarkupToken.Kind, to end: Int) -> MarkupToken {
    defer { position = end }
    return MarkupToken(kind: kind, range: position..<end)
  }

  private mutating func text(to end: Int) -> MarkupToken { token(.text, to: end) }

  private mutating func endTag() -> MarkupToken {
    var scan = position + 2
    let name = word(from: &scan, until: Self.endsName)
    var token = token(.endTag, to: end(after: ">", from: scan))
    token.name = name
    return token
  }

  private mutating func startTag() -> MarkupToken {
    var scan = position + 1
    let name = word(from: &scan, until: Self.endsName)
    var attributes: [MarkupToken.Attribute] = []
    var isClosed = false
    while scan < bytes.count && bytes[scan] != UInt8(ascii: ">") {
      guard !Self.endsName(bytes[scan]) else {
        isClosed = bytes[scan] == UInt8(ascii: "/")
        scan += 1
        continue
      }
      isClosed = false
      let name = word(from: &scan) { Self.endsName($0) || $0 == UInt8(ascii: "=") }
      attributes.append(MarkupToken.Attribute(name: name, value: value(from: &scan)))
    }
    var token = token(.startTag, to: min(scan + 1, bytes.count))
    token.name = name
    token.attributes = attributes
    token.isVoid = isClosed || MarkupToken.voidNames.contains(name)
    if MarkupToken.textNames.contains(name) { textElement = name }
    return token
  }

  /// Returns the value after an attribute name; empty if there is none.
  private func value(from scan: inout Int) -> String {
    guard scan < bytes.count, bytes[scan] == UInt8(ascii: "=") else { return "" }
    scan += 1
    guard scan < bytes.count else { return "" }
    let quote = bytes[scan]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = scan
      while scan < bytes.count, !Self.isSpace(bytes[scan]), bytes[scan] != UInt8(ascii: ">") {
        scan += 1
      }
      return String(decoding: bytes[start..<scan], as: UTF8.self)
    }
    let end = index(of: quote, from: scan + 1)
    defer { scan = min(end + 1, bytes.count) }
    return String(decoding: bytes[(scan + 1)..<end], as: UTF8.self)
  }

  // MARK: Bytes

  /// Returns the next name in lower case.
  private func word(from scan: inout Int, until isEnd: (UInt8) -> Bool) -> String {
    let start = scan
    while scan < bytes.count && !isEnd(bytes[scan]) { scan += 1 }
    if scan == start && scan < bytes.count { scan += 1 }  // a lone "=" starts a name
    return String(decoding: bytes[start..<scan], as: UTF8.self).lowercased()
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private func starts(with string: StaticString, at position: Int? = nil) -> Bool {
    let start = position ?? self.position
    return string.withUTF8Buffer { bytes[start...].starts(with: $0) }
  }

  /// Returns the next index of a byte, or the end.
  private func index(of byte: UInt8, from start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(of: byte) ?? bytes.count
  }

  /// Returns the index after the next occurrence of a string, or the end.
  private func end(after string: StaticString, from start: Int) -> Int {
    var scan = min(start, bytes.count)
    while scan < bytes.count {
      if starts(with: string, at: scan) { return scan + string.utf8CodeUnitCount }
      scan += 1
    }
    return bytes.count
  }

  /// Returns the index of the end tag of an element whose content is text.
  private func endOfText(in name: String) -> Int {
    var scan = position
    while scan < bytes.count {
      scan = index(of: UInt8(ascii: "<"), from: scan)
      let tail = bytes[min(scan + 1, bytes.count)...]
      if tail.first == UInt8(ascii: "/"),
        tail.dropFirst().prefix(name.utf8.count).map({ $0 | 0x20 }) == Array(name.utf8)
      {
        return scan
      }
      scan += 1
    }
    return bytes.count
  }
}

import DiptychHTML

/// The CSS properties of an attribute `style`.
struct StyleAttribute {
  /// The values in lower case, without white space and `!important`.
  private(set) var properties: [String: String] = [:]
  private var important: Set<String> = []

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    var declaration: [UInt8] = []
    var depth = 0
    while let byte = rest.first {
      let token = Self.token(in: rest, after: declaration)
      rest = rest[token.endIndex...]
      switch byte {
      case UInt8(ascii: "/") where token.count > 1: continue
      case UInt8(ascii: ";") where depth == 0:
        add(declaration)
        declaration = []
        continue
      // This is the end of a URL.
      case UInt8(ascii: "(") where token.count > 1: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      declaration += token
    }
    add(declaration)
  }

  private mutating func add(_ declaration: [UInt8]) {
    let text = declaration.filter { !$0.isMarkupSpace }.map(\.lowercased)
    let parts = text.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 2 else { return }
    let (name, value) = (parts[0], parts[1])
    if value.hasSuffix("!important") {
      important.insert(name)
      properties[name] = String(value.dropLast("!important".count))
    } else if !important.contains(name) {
      properties[name] = value
    }
  }

  // MARK: Tokens

  /// Returns the comment, the string, the address, the escape or the byte at the start of a text.
  private static func token(in text: ArraySlice<UInt8>, after start: [UInt8]) -> ArraySlice<UInt8> {
    switch text.first {
    case UInt8(ascii: "/") where text.dropFirst().first == UInt8(ascii: "*"):
      var end = text.startIndex + 2
      while end < text.endIndex, !text[end...].starts(with: "*/".utf8) { end += 1 }
      return text[..<min(end + 2, text.endIndex)]
    case let quote? where isQuote(quote): return string(in: text, through: quote)
    case UInt8(ascii: "(") where start.suffix(3).map(\.lowercased).elementsEqual("url".utf8):
      let isQuoted = text.dropFirst().first { !$0.isMarkupSpace }.map(isQuote) ?? false
      return isQuoted ? text.prefix(1) : string(in: text, through: UInt8(ascii: ")"))
    case UInt8(ascii: "\\"): return text.prefix(2)
    default: return text.prefix(1)
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func string(in text: ArraySlice<UInt8>, through end: UInt8) -> ArraySlice<UInt8> {
    var position = text.startIndex + 1
    while position < text.endIndex, text[position] != end {
      position += text[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return text[..<min(position + 1, text.endIndex)]
  }
}

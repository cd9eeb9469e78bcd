import DiptychHTML

/// A reader of the addresses in CSS, which are in `url(…)` and after `@import`.
package enum StyleAddress {
  /// Returns the addresses in a stylesheet or in a declaration, in order.
  ///
  /// Comments and other strings are skipped (CSS Syntax Level 3, 4.3).
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func all(in css: String) -> [String] {
    var reader = Reader(bytes: Array(css.utf8))
    return reader.read()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func read() -> [String] {
      var addresses: [String] = []
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = takeString()
        case UInt8(ascii: "@") where starts(with: "@import"):
          index += 7
          skipSpace()
          if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            addresses.append(takeString())
          }
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
          guard starts(with: "url("), !isName(before: index) else { fallthrough }
          index += 4
          addresses.append(takeAddress())
        default: index += 1
        }
      }
      return addresses
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether the text continues with a word, whatever the case of its letters.
    private func starts(with word: StaticString) -> Bool {
      guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
      return word.withUTF8Buffer { word in
        word.indices.allSatisfy { bytes[index + $0].lowercased == word[$0] }
      }
    }

    /// Whether the letters before and after a position belong to the same name.
    private func isName(before index: Int) -> Bool {
      guard index > 0 else { return false }
      let byte = bytes[index - 1]
      return byte.isLetter || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-") || byte >= 0x80
        || byte == UInt8(ascii: "_")
    }

    private mutating func skipComment() {
      index += 2
      while index < bytes.count, !starts(with: "*/") { index += 1 }
      index = min(index + 2, bytes.count)
    }

    private mutating func skipSpace() { while current?.isMarkupSpace == true { index += 1 } }

    /// Reads an address up to its parenthesis.
    private mutating func takeAddress() -> String {
      skipSpace()
      if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        return takeString()
      }
      var address: [UInt8] = []
      while let byte = current, byte != UInt8(ascii: ")") {
        address += takeCharacter()
      }
      while address.last?.isMarkupSpace == true { address.removeLast() }
      return String(decoding: address, as: UTF8.self)
    }

    /// Reads a text between quotes.
    private mutating func takeString() -> String {
      let quote = bytes[index]
      index += 1
      var text: [UInt8] = []
      while let byte = current, byte != quote, byte != UInt8(ascii: "\n") {
        text += takeCharacter()
      }
      index = min(index + 1, bytes.count)
      return String(decoding: text, as: UTF8.self)
    }

    /// Reads a byte, or the character of an escape.
    private mutating func takeCharacter() -> [UInt8] {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), let next = current else { return [byte] }
      var value: UInt32 = 0
      var count = 0
      while count < 6, let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      {
        value = value << 4 | UInt32(digit)
        count += 1
        index += 1
      }
      guard count > 0 else {
        index += 1
        return next == UInt8(ascii: "\n") ? [] : [next]
      }
      if current?.isMarkupSpace == true { index += 1 }
      return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    }
  }
}

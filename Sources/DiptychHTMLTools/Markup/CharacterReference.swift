import DiptychHTML

/// Character references such as `&amp;` and `&#8212;`.
package enum CharacterReference {
  /// Returns a text with its character references replaced by their characters.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isAttribute: Whether the text is the value of an attribute. In an attribute, a name stays
  ///     text if a letter, a digit or `=` follows instead of a semicolon, as in `?a=1&copy=2`.
  /// - Returns: The text.
  package static func replaced(in bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let next = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<next]
      rest = rest[next...]
      let (scalar, end) = reference(in: rest.dropFirst(), isAttribute: isAttribute)
      if let scalar { result += Array(String(scalar).utf8) } else { result.append(rest[next]) }
      rest = rest[end...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Returns the characters of a text, without U+0000, as browsers do.
  static func text(in bytes: ArraySlice<UInt8>, hasReferences: Bool) -> String {
    let text =
      hasReferences
      ? replaced(in: bytes, isAttribute: false) : String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0) else { return text }
    return String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the character of a reference, and the position after the reference.
  private static func reference(
    in rest: ArraySlice<UInt8>,
    isAttribute: Bool
  ) -> (Unicode.Scalar?, end: Int) {
    if rest.first == UInt8(ascii: "#") {
      return number(in: rest.dropFirst()) ?? (nil, rest.startIndex)
    }
    // No name is longer.
    let name = rest.prefix(32).prefix { $0.isLetter || $0.isDigit }
    if rest[name.endIndex...].first == UInt8(ascii: ";"),
      let scalar = NamedReferences.characters[String(decoding: name, as: UTF8.self)]
    {
      return (scalar, name.endIndex + 1)
    }
    for length in stride(from: min(name.count, 6), to: 1, by: -1) {
      let start = String(decoding: name.prefix(length), as: UTF8.self)
      guard NamedReferences.withoutSemicolon.contains(start) else { continue }
      let end = name.startIndex + length
      if isAttribute, end < rest.endIndex,
        rest[end].isLetter || rest[end].isDigit || rest[end] == UInt8(ascii: "=")
      {
        break
      }
      return (NamedReferences.characters[start], end)
    }
    return (nil, rest.startIndex)
  }

  private static func number(in rest: ArraySlice<UInt8>) -> (Unicode.Scalar?, end: Int)? {
    let isHexadecimal = rest.first?.lowercased == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var value: UInt32 = 0
    var end = rest.startIndex + (isHexadecimal ? 1 : 0)
    let start = end
    while end < rest.endIndex, let digit = rest[end].hexadecimalValue, digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      end += 1
    }
    guard end > start else { return nil }
    if end < rest.endIndex, rest[end] == UInt8(ascii: ";") { end += 1 }
    if 0x80...0x9F ~= value { value = windows1252[Int(value) - 0x80] }
    return (value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  /// The characters of Windows-1252 that HTML substitutes for the numbers from 128.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var hexadecimalValue: UInt32? {
    switch lowercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(lowercased - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

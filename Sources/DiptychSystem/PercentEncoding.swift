/// The percent-encoding of RFC 3986.
package enum PercentEncoding {
  /// Returns a path with all bytes encoded that may not stand in a path; slashes stay.
  package static func encode(path: String) -> String {
    encode(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// Returns a fragment with all bytes encoded that may not stand in one.
  package static func encode(fragment: String) -> String {
    encode(fragment) { isUnreserved($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
  }

  /// Returns a text with all bytes encoded but some.
  package static func encode(_ text: String, _ isPlain: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) { bytes.append(byte) } else { bytes += encode(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the three characters of an encoded byte.
  package static func encode(_ byte: UInt8) -> [UInt8] {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
    return [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
  }

  /// Whether a byte may stand in a path and in a fragment.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // - . _ ~ ! $ & ' ( ) * + , ; = : @
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40: true
    default: false
    }
  }

  /// Returns the text that is encoded; a percent sign without two digits stays, as in browsers.
  package static func decode(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    return String(decoding: decoded(text).bytes, as: UTF8.self)
  }

  /// Returns the text that is encoded; a percent sign without two digits stays, as in browsers.
  package static func decode(_ text: String) -> String { decode(text[...]) }

  /// Returns the text that is encoded; nil if it is no UTF-8, or if a percent sign has no two digits.
  package static func decode(exactly text: Substring) -> String? {
    let (bytes, isExact) = decoded(text)
    return isExact ? String(validating: bytes, as: UTF8.self) : nil
  }

  private static func decoded(_ text: Substring) -> (bytes: [UInt8], isExact: Bool) {
    var bytes: [UInt8] = []
    var isExact = true
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap(hexValue)
      if digits.count == 2 {
        bytes.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
        isExact = false
      }
    }
    return (bytes, isExact)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}

/// The percent-encoding of RFC 3986, for paths and fragments of addresses.
enum PercentEncoding {
  /// Returns a path with all bytes encoded that may not stand in a path; slashes stay.
  static func encode(path: String) -> String { encode(path) { $0 == UInt8(ascii: "/") } }

  /// Returns a fragment with all bytes encoded that may not stand in one.
  static func encode(fragment: String) -> String {
    encode(fragment) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
  }

  private static func encode(_ text: String, _ isPlain: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy({ isUnreserved($0) || isPlain($0) }) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) || isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
  static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
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

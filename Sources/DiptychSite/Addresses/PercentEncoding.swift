/// The percent-encoding of RFC 3986, for paths and fragments of addresses.
enum PercentEncoding {
  /// Returns a path with all bytes encoded that may not stand in a path; slashes stay.
  static func encode(path: String) -> String { encode(path, extra: "/") }

  /// Returns a fragment with all bytes encoded that may not stand in one.
  static func encode(fragment: String) -> String { encode(fragment, extra: "/?") }

  private static func encode(_ text: String, extra: String) -> String {
    let plain = Array("-._~!$&'()*+,;=:@\(extra)".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where plain.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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

// Percent-encoding of paths and fragments of addresses, RFC 3986.

/// Returns a percent-encoded path, with slashes unchanged.
package func percentEncoded(path: String) -> String {
  percentEncoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
}

/// Returns a percent-encoded fragment.
package func percentEncoded(fragment: String) -> String {
  percentEncoded(fragment) {
    isUnreserved($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?")
  }
}

/// Whether a byte is allowed in a path and in a fragment.
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  // - . _ ~ ! $ & ' ( ) * + , ; = : @
  case 0x2D, 0x2E, 0x5F, 0x7E, 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D, 0x3A, 0x40: true
  default: false
  }
}

/// Returns the decoded text.
///
/// As in browsers, a percent sign without two hexadecimal digits stays.
package func percentDecoded(_ text: String) -> String { percentDecoded(text[...]) }

/// Returns the decoded text.
///
/// As in browsers, a percent sign without two hexadecimal digits stays.
package func percentDecoded(_ text: Substring) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
  return String(decoding: percentDecodedBytes(text).bytes, as: UTF8.self)
}

/// Returns the decoded text, or nil if it is not UTF-8, or if a percent sign lacks its two
/// hexadecimal digits.
package func percentDecoded(exactly text: Substring) -> String? {
  let (bytes, isExact) = percentDecodedBytes(text)
  return isExact ? String(validating: bytes, as: UTF8.self) : nil
}

/// A text that only equals a text with the same bytes, such as an address or an id.
///
/// Two strings are equal even if they compose a letter differently. Servers and browsers compare
/// bytes.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }

  package static func == (first: Self, second: Self) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// Whether an address begins with a scheme and a colon.
///
/// RFC 3986, 3.1: a scheme is a letter, and then letters, digits, `+`, `-` and `.`.
package func hasScheme(_ address: some StringProtocol) -> Bool {
  var isFirst = true
  for byte in address.utf8 {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: break
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: if isFirst { return false }
    case 0x3A: return !isFirst
    default: return false
    }
    isFirst = false
  }
  return false
}

private func percentDecodedBytes(_ text: Substring) -> (bytes: [UInt8], isExact: Bool) {
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

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}

extension String {
  /// Returns the text as a JSON string (RFC 8259), or as a string of a format with the same
  /// escapes.
  ///
  /// - Parameters:
  ///   - isSpecial: A closure that returns whether a character is escaped even though JSON allows
  ///     it.
  ///   - escape: A closure that returns the escape of a character without a short escape.
  /// - Returns: The string.
  package func quotedAsJSON(
    escaping isSpecial: (Unicode.Scalar) -> Bool = { _ in false },
    by escape: (Unicode.Scalar) -> String = { "\\u" + $0.hexadecimal(digits: 4) }
  ) -> String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"":
        result.append("\\")
        result.unicodeScalars.append(scalar)
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isSpecial(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Returns the number with at least this number of digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

/// The names that Windows reserves for devices, which no file can have.
package enum DeviceName {
  private static let names: Set<String> = [
    "con", "prn", "aux", "nul", "conin$", "conout$", "com0", "com1", "com2", "com3", "com4", "com5",
    "com6", "com7", "com8", "com9", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7",
    "lpt8", "lpt9", "com¹", "com²", "com³", "lpt¹", "lpt²", "lpt³",
  ]

  /// Whether a file name is the name of a device, with or without an extension.
  package static func isDevice(_ name: Substring) -> Bool {
    names.contains(Substring(name.unicodeScalars.prefix { $0 != "." }).lowercased())
  }
}

/// Returns the 64-bit FNV-1a hash of bytes.
///
/// Unlike a hash of `Hasher`, it is the same in every run.
package func fnvHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

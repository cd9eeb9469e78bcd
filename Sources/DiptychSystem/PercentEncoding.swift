// The percent-encoding of RFC 3986.

/// Returns a text whose bytes are percent-encoded, except plain bytes.
package func percentEncoded(_ text: String, _ isPlain: (UInt8) -> Bool) -> String {
  if text.utf8.allSatisfy(isPlain) { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isPlain(byte) { bytes.append(byte) } else { bytes += percentEncoded(byte) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns the three characters of an encoded byte.
package func percentEncoded(_ byte: UInt8) -> [UInt8] {
  func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
  return [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
}

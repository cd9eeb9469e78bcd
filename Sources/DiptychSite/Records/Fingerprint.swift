/// A number that nearly always differs for different bytes, and is the same on every machine.
struct Fingerprint: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        combine(UInt64(littleEndian: word))
        offset += 8
      }
      for byte in bytes[offset...] { combine(UInt64(byte)) }
    }
    combine(UInt64(bytes.count))
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Adds a number.
  mutating func combine(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// The number in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}

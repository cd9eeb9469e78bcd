/// A number that nearly always differs for different bytes, and is the same on every machine.
struct Fingerprint: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      // A processor works on four numbers at a time that do not depend on each other.
      var lanes = (self, self, self, self)
      var offset = 0
      while offset + 32 <= bytes.count {
        lanes.0.combine(Self.word(bytes, at: offset))
        lanes.1.combine(Self.word(bytes, at: offset + 8))
        lanes.2.combine(Self.word(bytes, at: offset + 16))
        lanes.3.combine(Self.word(bytes, at: offset + 24))
        offset += 32
      }
      if offset > 0 {
        self = lanes.0
        combine(lanes.1.value)
        combine(lanes.2.value)
        combine(lanes.3.value)
      }
      while offset + 8 <= bytes.count {
        combine(Self.word(bytes, at: offset))
        offset += 8
      }
      for byte in bytes[offset...] { combine(UInt64(byte)) }
    }
    combine(UInt64(bytes.count))
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
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

import DiptychViews

// Bytes of lines, appended a word at a time. The benchmark of a table pays for this.
extension ByteBuffer {
  /// Appends eight bytes.
  @inline(__always)
  mutating func append(word: UInt64) {
    reserve(8)
    (base + count).storeBytes(of: word, as: UInt64.self)
    count &+= 8
  }

  /// Appends the first of eight bytes.
  @inline(__always)
  mutating func append(word: UInt64, length: Int) {
    reserve(8)
    (base + count).storeBytes(of: word, as: UInt64.self)
    count &+= length
  }

  /// Appends the UTF-8 of a scalar.
  mutating func append(scalar: UInt32) {
    let glyph = Glyph(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    append(glyph.word, length: glyph.length, times: 1)
  }

  /// Appends spaces.
  @inline(__always)
  mutating func append(spaces: Int) {
    reserve(spaces &+ 16)
    storeSpaces(spaces)
  }

  /// Appends spaces and up to eight bytes after them, the first bytes of a word.
  @inline(__always)
  mutating func append(spaces: Int, and end: (word: UInt64, count: Int)) {
    reserve(spaces &+ 16)
    storeSpaces(spaces)
    (base + count).storeBytes(of: end.word, as: UInt64.self)
    count &+= end.count
  }

  /// Stores spaces; there must be room for 16 bytes more.
  // The compiler would turn a loop into a call of `memset`, which takes longer because there are
  // usually only a few spaces.
  @inline(__always)
  private mutating func storeSpaces(_ spaces: Int) {
    var pointer = base + count
    pointer.storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
    (pointer + 8).storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
    pointer += 16
    var left = spaces &- 16
    while left > 0 {
      pointer.storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
      pointer += 8
      left &-= 8
    }
    count &+= spaces
  }

  /// Appends up to four bytes several times.
  mutating func append(_ word: UInt32, length: Int, times: Int) {
    reserve(times &* length &+ 8)
    for _ in 0..<times {
      (base + count).storeBytes(of: UInt32(littleEndian: word), as: UInt32.self)
      count &+= length
    }
  }

  /// Appends bytes of another buffer.
  @inline(__always)
  mutating func append(from base: UnsafeRawPointer, at start: Int, count length: Int) {
    reserve(length &+ 8)
    let from = base + start
    let to = self.base + count
    if length <= 48 {
      var i = 0
      while i &+ 8 <= length {
        (to + i).storeBytes(of: (from + i).loadUnaligned(as: UInt64.self), as: UInt64.self)
        i &+= 8
      }
      while i < length {
        (to + i).storeBytes(of: (from + i).load(as: UInt8.self), as: UInt8.self)
        i &+= 1
      }
    } else {
      to.copyMemory(from: from, byteCount: length)
    }
    count &+= length
  }
}

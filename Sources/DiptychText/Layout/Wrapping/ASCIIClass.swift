// ASCII bytes by the line breaking rules of UAX #14, for the paths that need no state.

enum ASCIIClass {
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is a letter or a digit; there is no break opportunity between two of them.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 }

  /// Whether a byte is of class IS: one of `,` `.` `:` `;`.
  ///
  /// There is no break opportunity before such a byte, or between it and a letter. If a space
  /// follows it, there is an opportunity after the space.
  @inline(__always)
  static func isStop(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x2E || byte &- 0x3A < 2 }

  /// Whether the byte at an index continues the word that begins at `start`.
  @inline(__always)
  static func continuesWord(
    _ text: UnsafePointer<UInt8>,
    at i: Int,
    from start: Int,
    to end: Int
  ) -> Bool {
    if isWord(text[i]) { return true }
    guard i > start && isStop(text[i]) else { return false }
    return i &+ 1 == end || text[i &+ 1] == 0x20 || isLetter(text[i &+ 1])
  }

  /// Returns the number of letters from `start` on, without the last letter if it may carry a mark.
  ///
  /// The byte at `end` must be readable.
  @inline(__always)
  static func letters(_ text: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    var i = start
    while i < end && isLetter(text[i]) { i &+= 1 }
    if i > start && text[i] >= 0x80 { i &-= 1 }
    return i &- start
  }

  /// Whether eight bytes are printable ASCII.
  @inline(__always)
  static func isPrintable(_ word: UInt64) -> Bool {
    let controls = word &- 0x2020_2020_2020_2020
    let wideOrDelete = word | (word &+ 0x0101_0101_0101_0101)
    return (controls | wideOrDelete) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether two bytes have no break opportunity between them, so that the word extends to the
  /// left.
  @inline(__always)
  static func joins(_ left: UInt8, _ right: UInt8) -> Bool {
    isWord(left) || isStop(left) && (isLetter(right) || right == 0x20)
  }
}

/// A position in some code, and the parts before it that have a role.
// Every mark begins and ends beside an ASCII byte or at an end of the code, so no character is cut.
struct SyntaxCursor {
  /// A part of the code that has a role.
  struct Mark {
    let start: Int
    let end: Int
    let role: Role
  }

  let bytes: [UInt8]
  var position = 0
  private(set) var marks: [Mark] = []

  init(_ code: String) { bytes = Array(code.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, or 0 at the end.
  var byte: UInt8 { byte(at: 0) }

  /// Whether the position is at the end of a line.
  var isAtLineEnd: Bool { isAtEnd || byte.endsLine }

  /// Returns the byte at a distance from the position, or 0 outside of the code.
  func byte(at distance: Int) -> UInt8 {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  /// Returns whether the code continues with some text, from a distance on.
  func starts(with text: StaticString, at distance: Int = 0) -> Bool {
    bytes[min(position + distance, bytes.count)...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Marks the code from an offset to the position with a role.
  mutating func mark(from start: Int, _ role: Role) { mark(from: start, to: position, role) }

  /// Marks the code from one offset to another with a role.
  mutating func mark(from start: Int, to end: Int, _ role: Role) {
    if start < end { marks.append(Mark(start: start, end: end, role: role)) }
  }

  /// Returns the number of consecutive bytes that satisfy a condition, from a distance on.
  // A copy of the cursor could look ahead too, but then the next mark would copy all marks.
  func count(at distance: Int = 0, while isIncluded: (UInt8) -> Bool) -> Int {
    let start = min(position + distance, bytes.count)
    var end = start
    while end < bytes.count && isIncluded(bytes[end]) { end += 1 }
    return end - start
  }

  /// Skips bytes as long as they satisfy a condition.
  mutating func skip(while isIncluded: (UInt8) -> Bool) { position += count(while: isIncluded) }

  /// Skips spaces and tabs.
  mutating func skipSpaces() { skip(while: \.isSpace) }

  /// Skips the rest of the line, but not the characters that end it.
  mutating func skipLine() { skip { !$0.endsLine } }

  mutating func skipLineEnd() {
    if byte == .return { position += 1 }
    if byte == .newline { position += 1 }
  }

  /// Skips a backslash and the scalar after it, unless that scalar ends the line.
  mutating func skipEscape() {
    position += 1
    guard !isAtLineEnd else { return }
    position += 1
    skip { $0 & 0xC0 == 0x80 }
  }

  /// Skips a number, from its first digit.
  mutating func skipNumber() {
    let isHexadecimal = byte == UInt8(ascii: "0") && byte(at: 1) | 0x20 == UInt8(ascii: "x")
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    var isInteger = true
    while true {
      let last = byte
      if last.isWord && last < 0x80 {
        position += 1
        let sign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        if last | 0x20 == exponent && sign && byte(at: 1).isDigit { position += 1 }
      } else if last == UInt8(ascii: ".") && isInteger && byte(at: 1).isDigit {
        isInteger = false
        position += 1
      } else {
        return
      }
    }
  }
}

extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var newline: UInt8 { 0x0A }
  static var `return`: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }

  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  var isUppercase: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }

  /// Whether the byte may begin a word: a letter, an underscore, or a part of a character outside
  /// of ASCII.
  var isWordStart: Bool {
    let lowercased = self | 0x20
    return UInt8(ascii: "a") <= lowercased && lowercased <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether the byte may be in a word.
  var isWord: Bool { isWordStart || isDigit }

  /// Whether the byte is a space or a tab.
  var isSpace: Bool { self == .space || self == .tab }

  /// Whether the byte ends a line.
  var endsLine: Bool { self == .newline || self == .return }
}

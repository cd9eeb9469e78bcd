/// A parser of captured bytes, which consist of text and of the marks that ``OutputCapture``
/// writes.
///
/// A piece of text ends at the boundary of a scalar. Bytes that are not UTF-8 become U+FFFD.
struct CapturedText {
  enum Part: Equatable {
    case text(String)
    case mark(Int)
  }

  // An application program command (ECMA-48, section 8.3.2) with a prefix that no other program
  // writes.
  private static let markStart = Array("\u{1B}_diptych ".utf8)
  private static let markEnd: UInt8 = 0x07
  /// The maximum length of a mark in bytes.
  private static let markLimit = 40

  /// The bytes that are not parsed yet: an incomplete scalar, or the beginning of a mark.
  private var rest: [UInt8] = []

  /// Returns the mark with a number.
  ///
  /// When the mark arrives, all bytes before it have arrived too.
  static func mark(_ number: Int) -> String {
    String(decoding: markStart, as: UTF8.self) + "\(number)\u{07}"
  }

  /// Adds bytes, and returns the parts that are complete now.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Part] {
    rest += bytes
    var parts: [Part] = []
    var start = 0
    while let escape = rest[start...].firstIndex(of: 0x1B) {
      let tail = rest[escape...].prefix(Self.markLimit)
      guard Self.markStart.starts(with: tail.prefix(Self.markStart.count)) else {
        start = escape + 1
        continue
      }
      if let end = tail.firstIndex(of: Self.markEnd) {
        let digits = String(decoding: rest[(escape + Self.markStart.count)..<end], as: UTF8.self)
        rest.removeSubrange(escape...end)
        let incomplete = moveText(before: escape, to: &parts)
        parts.append(.mark(Int(digits) ?? 0))
        start = incomplete
      } else if tail.count == Self.markLimit {
        start = escape + 1
      } else {
        _ = moveText(before: escape, to: &parts)
        return parts
      }
    }
    _ = moveText(before: rest.count, to: &parts)
    return parts
  }

  /// Returns the text that is left when the input ends.
  mutating func finish() -> [Part] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [.text(String(decoding: rest, as: UTF8.self))]
  }

  /// Moves the text before an index to the parts, up to its last complete scalar.
  ///
  /// - Returns: The number of bytes of the incomplete scalar, which stay.
  private mutating func moveText(before end: Int, to parts: inout [Part]) -> Int {
    let incomplete = Self.incompleteBytes(of: rest[..<end])
    let complete = end - incomplete
    if complete > 0 { parts.append(.text(String(decoding: rest[..<complete], as: UTF8.self))) }
    rest.removeFirst(complete)
    return incomplete
  }

  /// Returns the number of bytes at the end that begin a scalar without ending it.
  private static func incompleteBytes(of bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > index + 1 { return index + 1 }
      if byte & 0xC0 != 0x80 { return 0 }
    }
    return 0
  }
}

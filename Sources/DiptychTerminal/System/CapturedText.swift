/// The bytes that arrive through a capture: text, and the marks that somebody waits for.
///
/// A piece of text ends between two scalars; what is no UTF-8 becomes U+FFFD.
struct CapturedText {
  enum Part: Equatable {
    case text(String)
    case mark(Int)
  }

  // An application program command (ECMA-48, section 8.3.2) that nobody else writes.
  private static let markStart = Array("\u{1B}_diptych ".utf8)
  private static let markEnd: UInt8 = 0x07
  /// The bytes that a mark takes at most.
  private static let markLimit = 40

  /// The line that is not complete.
  private var rest: [UInt8] = []

  /// The mark that is written to find out that all before it has arrived.
  static func mark(_ number: Int) -> String {
    String(decoding: markStart, as: UTF8.self) + "\(number)\u{07}"
  }

  /// Takes bytes, and returns what is complete.
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

  /// The text that is left when nothing more arrives.
  mutating func finish() -> [Part] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [.text(String(decoding: rest, as: UTF8.self))]
  }

  /// Takes text from the front, but for a scalar that is not complete; the bytes of that.
  private mutating func moveText(before end: Int, to parts: inout [Part]) -> Int {
    let incomplete = Self.incompleteBytes(of: rest[..<end])
    let complete = end - incomplete
    if complete > 0 { parts.append(.text(String(decoding: rest[..<complete], as: UTF8.self))) }
    rest.removeFirst(complete)
    return incomplete
  }

  /// The bytes at the end that begin a scalar and do not end it.
  private static func incompleteBytes(of bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > index + 1 { return index + 1 }
      if byte & 0xC0 != 0x80 { return 0 }
    }
    return 0
  }
}

/// The bytes of a paste, up to the sequence that ends it.
struct PasteBuffer: Sendable {
  enum Step: Equatable {
    case none
    /// A part of a long pasted text; further parts follow.
    case piece(String)
    /// The last part of a pasted text.
    case end(String)
  }

  /// The maximum number of buffered bytes; a longer text is delivered in pieces.
  static let limit = 1 << 16

  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// Whether the previous piece ended with a carriage return, so that a following line feed is a
  /// part of the same line end.
  private var endsWithReturn = false

  mutating func take(_ byte: UInt8) -> Step {
    bytes.append(byte)
    if byte == UInt8(ascii: "~"), bytes.hasSuffix(Self.terminator) {
      bytes.removeLast(Self.terminator.count)
      return .end(text(of: bytes.count))
    }
    guard bytes.count >= Self.limit else { return .none }
    // The last bytes may be a part of the terminator, or of a scalar.
    var count = bytes.count - Self.terminator.count
    while count > bytes.count - 16, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    return .piece(text(of: count))
  }

  /// Removes bytes from the beginning, and returns their text with line feeds as line ends.
  private mutating func text(of count: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for byte in bytes[..<count] {
      switch byte {
      case UInt8(ascii: "\r"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "\n") where endsWithReturn: break
      default: text.append(byte)
      }
      endsWithReturn = byte == UInt8(ascii: "\r")
    }
    bytes.removeFirst(count)
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

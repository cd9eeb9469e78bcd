/// A decoder of UTF-8, byte by byte.
struct ScalarDecoder: Sendable {
  enum Step: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The bytes are invalid; if `retries` is true, the last byte may be the beginning of another
    /// scalar.
    case invalid(retries: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The values that the next byte may have.
  ///
  /// The range excludes overlong forms, surrogates and values above U+10FFFF, so that each invalid
  /// part has the length that Unicode recommends.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether no scalar has begun.
  var isEmpty: Bool { missing == 0 }

  mutating func take(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(byte) }
    guard allowed.contains(byte) else {
      self = ScalarDecoder()
      return .invalid(retries: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .incomplete }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid(retries: false)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, value) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, value) = (3, UInt32(byte & 0x07))
    default: return .invalid(retries: false)
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: allowed = 0x80...0xBF
    }
    return .incomplete
  }
}

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

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

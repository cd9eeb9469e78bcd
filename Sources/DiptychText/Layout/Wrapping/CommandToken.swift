/// The part of a text since the last space, where that may be an option, a path or a URL.
///
/// This is the one departure from UAX #14, for text about commands: what is copied from a terminal
/// should not have to be put together again. In a token there are opportunities that are used only
/// where it is longer than a line:
///
/// - all of a token that starts with `-`, after any opening brackets and quotes
/// - those after `/`, `\`, `.` and `=`, before `\`, and all ASCII after the first `/` or `\`
struct CommandToken: BitwiseCopyable {
  private enum Part: UInt8, BitwiseCopyable {
    case start
    case option
    case path
    case other
  }

  private var part = Part.start

  /// Whether it is an option of a command.
  var isOption: Bool { part == .option }

  /// Whether it should not be broken before a byte, after which it goes on.
  @inline(__always)
  func holdsTogether(before i: Int, in text: UnsafePointer<UInt8>) -> Bool {
    switch part {
    case .start: return false
    case .option, .path: return true
    case .other:
      let last = text[i &- 1]
      return last == UInt8(ascii: ".") || last == UInt8(ascii: "=")
        || text[i] == UInt8(ascii: "\\")
    }
  }

  /// Takes the next cluster.
  @inline(__always)
  mutating func take(_ text: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let byte = text[start]
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      part = .start
    } else if part != .option && !(part == .start && Self.opens(byte)) {
      part = next(byte)
    }
  }

  private func next(_ byte: UInt8) -> Part {
    switch byte {
    case UInt8(ascii: "-") where part == .start: .option
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): .path
    case 0x80...: .other
    default: part == .path ? .path : .other
    }
  }

  /// Whether a byte may stand before an option in its token.
  private static func opens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}

extension LineWrapper {
  /// A position where a line can end, and the state of the line breaker there.
  struct Opportunity {
    /// The start of the next line, or -1 if there is no such position.
    var next = -1
    var lineEnd = 0
    var columns = 0
    var hasHyphen = false
    var breaker = LineBreaker()
    var token = CommandToken()
  }

  /// A line whose end is being searched for, and the state of the line breaker so far.
  struct LineScan {
    var breaker = LineBreaker()
    var token = CommandToken()
    var start: Int
    var columns = 0
    /// The end and the width of the line without the spaces at its end.
    var trimmedEnd: Int
    var trimmed = 0
    /// The last place where the line can end.
    var opportunity = Opportunity()
    /// The last place inside of a path or an option, which is used if the path or the option is
    /// longer than a line.
    var lesser = Opportunity()

    init(at start: Int) {
      self.start = start
      trimmedEnd = start
    }

    /// Whether the line so far, which ends before a byte, has text that no space follows.
    @inline(__always)
    func endsWithText(at i: Int) -> Bool { trimmedEnd == i && i > start }

    mutating func restart(at start: Int) {
      self.start = start
      columns = 0
      trimmedEnd = start
      trimmed = 0
      opportunity.next = -1
      lesser.next = -1
    }

    mutating func resume(at place: Opportunity) {
      breaker = place.breaker
      token = place.token
      restart(at: place.next)
    }
  }
}

/// The part of a text since the last space, which may be an option, a path or a URL.
///
/// The token is the only exception from UAX #14. It is for text about commands, because a command
/// that is copied from a terminal should be in one piece. Some break opportunities in a token are
/// used only if the token is longer than a line:
///
/// - all opportunities in a token that starts with `-`, after any opening brackets and quotes,
///   except the one after its first hyphens, because a `--` alone has a meaning of its own
/// - opportunities after `/`, `\`, `.` and `=`, before `\`, and everywhere in ASCII text after the
///   first `/` or `\`
struct CommandToken: BitwiseCopyable {
  private enum Part: UInt8, BitwiseCopyable {
    case start
    /// The hyphens of an option so far.
    case hyphens
    case option
    case path
    case other
  }

  private var part = Part.start

  /// Whether the token is an option of a command.
  var isOption: Bool { part == .option || part == .hyphens }

  /// Whether the token is the hyphens before the name of an option.
  var isHyphens: Bool { part == .hyphens }

  /// Whether the token should not be broken before the byte at an index.
  @inline(__always)
  func holdsTogether(before i: Int, in text: UnsafePointer<UInt8>) -> Bool {
    switch part {
    case .start: return false
    case .hyphens, .option, .path: return true
    case .other:
      let last = text[i &- 1]
      return last == UInt8(ascii: ".") || last == UInt8(ascii: "=")
        || text[i] == UInt8(ascii: "\\")
    }
  }

  /// Adds the next cluster to the token, or begins another one.
  @inline(__always)
  mutating func take(_ text: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let byte = text[start]
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      part = .start
      return
    }
    switch part {
    case .other: if Self.isSlash(byte) { part = .path }
    case .path: if byte >= 0x80 { part = .other }
    case .option: break
    case .start where ASCIIClass.isWord(byte): part = .other
    case .start, .hyphens: begin(byte)
    }
  }

  @inline(never)
  private mutating func begin(_ byte: UInt8) {
    if byte == UInt8(ascii: "-") {
      part = .hyphens
    } else if part == .hyphens {
      part = .option
    } else if !Self.opens(byte) {
      part = Self.isSlash(byte) ? .path : .other
    }
  }

  @inline(__always)
  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
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

import DiptychViews

/// A parser that divides the output of a program into runs of one style; see `Text.init(ansi:)`.
struct ANSIParser {
  /// A part of the output.
  enum Part {
    /// Text in one style, including control characters outside of escape sequences.
    case run(StyledRun)
    /// The bytes after the escape character of a complete sequence that sets neither a style nor a
    /// link.
    case sequence(ArraySlice<UInt8>)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The bytes of the current run.
  private var text: [UInt8] = []
  private var style = TextStyle()
  private var destination: String?
  private var parts: [Part] = []

  init(_ string: String) {
    bytes = Array(string.utf8)
  }

  /// Returns the parts of the output in their order.
  mutating func parse() -> [Part] {
    while position < bytes.count {
      if bytes[position] == 0x1B, let end = sequenceEnd() {
        take(bytes[position + 1..<end])
        position = end
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    endRun()
    return parts
  }

  private mutating func endRun() {
    guard !text.isEmpty else { return }
    let string = String(decoding: text, as: UTF8.self)
    parts.append(.run(StyledRun(string: string, style: style, destination: destination)))
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Sequences

  /// Returns the end of the sequence that starts at the position; nil if it is incomplete.
  private func sequenceEnd() -> Int? {
    let next = position + 1
    guard next < bytes.count else { return nil }
    switch bytes[next] {
    case UInt8(ascii: "["):  // CSI
      let intermediates = skip(0x30...0x3F, from: next + 1)
      return end(at: skip(0x20...0x2F, from: intermediates), if: 0x40...0x7E)
    case UInt8(ascii: "]"): return stringEnd(from: next + 1, endsAtBell: true)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return stringEnd(from: next + 1, endsAtBell: false)
    case 0x20...0x2F: return end(at: skip(0x20...0x2F, from: next), if: 0x30...0x7E)
    default: return end(at: next, if: 0x30...0x7E)
    }
  }

  private func skip(_ range: ClosedRange<UInt8>, from start: Int) -> Int {
    var i = start
    while i < bytes.count, range.contains(bytes[i]) { i += 1 }
    return i
  }

  private func end(at final: Int, if range: ClosedRange<UInt8>) -> Int? {
    final < bytes.count && range.contains(bytes[final]) ? final + 1 : nil
  }

  /// Returns the end of a control string, after its terminator; nil if the string contains a
  /// control character.
  private func stringEnd(from start: Int, endsAtBell: Bool) -> Int? {
    var i = start
    while i < bytes.count, bytes[i] >= 0x20 && bytes[i] != 0x7F { i += 1 }
    guard i < bytes.count else { return nil }
    if bytes[i] == 0x07 && endsAtBell { return i + 1 }
    let isTerminated = bytes[i] == 0x1B && i + 1 < bytes.count && bytes[i + 1] == 0x5C
    return isTerminated ? i + 2 : nil
  }

  /// Applies a sequence that sets a style or a link.
  ///
  /// Any other sequence becomes a separate part.
  private mutating func take(_ sequence: ArraySlice<UInt8>) {
    switch sequence.first {
    case UInt8(ascii: "[") where sequence.last == UInt8(ascii: "m"):
      let parameters = sequence.dropFirst().dropLast()
      guard parameters.allSatisfy({ 0x30...0x3B ~= $0 }) else { return }  // a private sequence
      endRun()
      style = SGRParameters.style(after: style, parameters)
    case UInt8(ascii: "]"): takeLink(sequence.dropFirst())
    default:
      endRun()
      parts.append(.sequence(sequence))
    }
  }

  /// Applies an OSC 8 sequence: `8 ; parameters ; URI` and the terminator.
  private mutating func takeLink(_ command: ArraySlice<UInt8>) {
    let rest = command.dropFirst(2)
    guard command.starts(with: "8;".utf8), let separator = rest.firstIndex(of: UInt8(ascii: ";"))
    else { return }
    endRun()
    let terminator = command.last == 0x07 ? 1 : 2
    let url = String(decoding: rest[(separator + 1)...].dropLast(terminator), as: UTF8.self)
    destination = url.isEmpty ? nil : url
  }
}

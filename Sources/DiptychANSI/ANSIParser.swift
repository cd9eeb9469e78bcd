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

  init(_ string: String) { bytes = Array(string.utf8) }

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

/// The parameters of Select Graphic Rendition (ECMA-48 section 8.3.117), which set a style.
enum SGRParameters {
  /// Returns the style after some parameters.
  ///
  /// Semicolons separate parameters, and colons separate the parts of a parameter.
  ///
  /// Attributes that a ``TextStyle`` does not have are ignored.
  static func style(after style: TextStyle, _ parameters: ArraySlice<UInt8>) -> TextStyle {
    var style = style
    var rest = Parameters(parameters)
    while let parts = rest.next() {
      switch parts[0] {
      case 38: apply(color(parts, &rest), to: &style, TextStyle.foreground)
      case 48: apply(color(parts, &rest), to: &style, TextStyle.background)
      case 58: _ = color(parts, &rest)  // the colour of underlines
      case 4: style = style.setting(.underline, parts.count == 1 || parts[1] != 0)
      default: style = self.style(after: style, parts[0])
      }
    }
    return style
  }

  /// A sequence of parameters, which are read one after the other.
  // Slices of slices would be 3 % of the compiler's work on the module.
  private struct Parameters {
    private var all = [[0]]
    private var position = 0

    init(_ bytes: ArraySlice<UInt8>) {
      for byte in bytes {
        let last = all.count - 1
        let part = all[last].count - 1
        switch byte {
        case UInt8(ascii: ";"): all.append([0])
        case UInt8(ascii: ":"): all[last].append(0)
        default: all[last][part] = min(all[last][part] * 10 + Int(byte & 0x0F), 9999)
        }
      }
    }

    /// The parts of the next parameter, at least one; nil at the end.
    var upcoming: [Int]? { position < all.count ? all[position] : nil }

    /// Returns the next parameter, and advances past it.
    mutating func next() -> [Int]? {
      defer { position += 1 }
      return upcoming
    }
  }

  private static func style(after style: TextStyle, _ parameter: Int) -> TextStyle {
    switch parameter {
    case 0: TextStyle()
    case 1: style.setting(.bold, true)
    case 2: style.setting(.dim, true)
    case 3: style.setting(.italic, true)
    case 7: style.setting(.inverse, true)
    case 9: style.setting(.strikethrough, true)
    case 21: style.setting(.underline, true)  // a double underline
    case 22: style.setting(.bold, false).setting(.dim, false)
    case 23: style.setting(.italic, false)
    case 24: style.setting(.underline, false)
    case 27: style.setting(.inverse, false)
    case 29: style.setting(.strikethrough, false)
    case 30...37: style.adding(.foreground(.indexed(UInt8(parameter - 30))))
    case 39: style.removing(TextStyle.foregroundMask)
    case 40...47: style.adding(.background(.indexed(UInt8(parameter - 40))))
    case 49: style.removing(TextStyle.backgroundMask)
    case 90...97: style.adding(.foreground(.indexed(UInt8(parameter - 82))))
    case 100...107: style.adding(.background(.indexed(UInt8(parameter - 92))))
    default: style
    }
  }

  private static func apply(
    _ color: Color?,
    to style: inout TextStyle,
    _ make: (Color) -> TextStyle
  ) {
    if let color { style = style.adding(make(color)) }
  }

  /// Returns a colour from the parts of a parameter, or from the parameters that follow it.
  ///
  /// The values are `5` and an index, or `2` and red, green and blue. If the values are parts of a
  /// single parameter, a colour space may follow the `2` (ITU-T T.416).
  private static func color(_ parts: [Int], _ rest: inout Parameters) -> Color? {
    var values = parts
    if parts.count > 5 && parts[1] == 2 {
      values.remove(at: 2)
    } else if parts.count == 1 {
      for _ in 0..<(rest.upcoming?[0] == 2 ? 4 : 2) {
        if let parameter = rest.next() { values.append(parameter[0]) }
      }
    }
    guard values.count > 2, let first = UInt8(exactly: values[2]) else { return nil }
    if values[1] == 5 { return .indexed(first) }
    guard values[1] == 2, values.count > 4, let green = UInt8(exactly: values[3]),
      let blue = UInt8(exactly: values[4])
    else { return nil }
    return Color(red: first, green: green, blue: blue)
  }
}

extension TextStyle {
  /// Returns the style with an attribute added or removed.
  fileprivate func setting(_ attribute: TextStyle, _ isOn: Bool) -> TextStyle {
    isOn ? adding(attribute) : removing(attribute.bits)
  }

  fileprivate func removing(_ mask: UInt64) -> TextStyle { TextStyle(bits: bits & ~mask) }
}

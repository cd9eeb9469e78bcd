import DiptychFiles
public import DiptychTerminal
import DiptychText
public import DiptychViews

extension Terminal {
  /// Asks the terminal for the colour of its ground, so that themes can use the colours for it.
  ///
  /// ```swift
  /// var terminal = Terminal.standardOutput
  /// terminal.detectBackground()
  /// terminal.print(report)
  /// ```
  ///
  /// The question is `OSC 11`, and after it `DA1`, which every terminal answers: so a terminal
  /// without colours answers at once, too. Nothing is asked
  ///
  /// - if ``/DiptychTerminal/TerminalTraits/options`` names the ground already, as `COLORFGBG`
  ///   does,
  /// - on a stream that is not interactive or has no colours,
  /// - while the program is in the background, or a region is drawn,
  /// - if something was typed that nobody has read yet, since it stands before the answer.
  ///
  /// What is typed in the moment between the question and the answer is lost.
  ///
  /// - Parameter timeout: The longest time to wait for an answer.
  /// - Returns: The ground; nil if it is not known.
  @discardableResult
  public mutating func detectBackground(
    within timeout: Duration = .seconds(1)
  ) -> ColorScheme? {
    if let known = traits.options.ground { return known }
    guard traits.isInteractive, traits.color > .monochrome, isInForeground(on: descriptor),
      LiveDisplays.display(on: descriptor) == nil,
      let answer = TerminalQuestion.answer(to: Self.question, on: descriptor, within: timeout)
    else { return nil }
    traits.options.ground = BackgroundAnswer.ground(in: answer)
    return traits.options.ground
  }

  /// The question for the colour of the ground, and one that every terminal answers (ECMA-48,
  /// 8.3.24).
  private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
}

/// The answer of a terminal to the question for its ground: `OSC 11 ; rgb:RRRR/GGGG/BBBB`.
enum BackgroundAnswer {
  /// Returns the ground that bytes name; nil if they name none.
  static func ground(in bytes: [UInt8]) -> ColorScheme? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "\u{1B}]11;") else { return nil }
    let value = text[start.upperBound...].prefix { $0 != "\u{7}" && $0 != "\u{1B}" }
    guard let colon = value.firstIndex(of: ":"), ["rgb", "rgba"].contains(value[..<colon])
    else { return nil }
    let parts = value[value.index(after: colon)...].split(separator: "/")
    let components = parts.prefix(3).compactMap(component)
    guard components.count == 3 else { return nil }
    let color = components.reduce(UInt32(0)) { $0 &<< 8 | $1 }
    let (black, white) = (Color(hex: 0), Color(hex: 0xFF_FFFF))
    let ground = Color(hex: color)
    return ground.contrast(with: black) > ground.contrast(with: white) ? .light : .dark
  }

  /// Returns a component of one to four hexadecimal digits as one of 8 bits.
  private static func component(_ digits: Substring) -> UInt32? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let most = UInt32(1) &<< UInt32(4 * digits.utf8.count) - 1
    return value * 255 / most
  }

  /// Whether bytes end with the answer to `DA1`, `CSI ? … c`.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "c"),
      let start = bytes.lastIndex(of: 0x1B), bytes[start...].starts(with: [0x1B, 0x5B, 0x3F])
    else { return false }
    return bytes[(start + 3)...].dropLast().allSatisfy { (0x30...0x3B).contains($0) }
  }
}

import DiptychFiles
public import DiptychTerminal
import DiptychText
public import DiptychViews

extension Terminal {
  /// Asks the terminal whether its background is light or dark, so that themes can use suitable
  /// colours.
  ///
  /// ```swift
  /// var terminal = Terminal.standardOutput
  /// terminal.detectBackground()
  /// terminal.print(report)
  /// ```
  ///
  /// The call sends the query `OSC 11` to the terminal, and then the query `DA1`. Every terminal
  /// answers `DA1`, so the call ends at once even if the terminal does not support `OSC 11`. The
  /// terminal is not asked in these cases:
  ///
  /// - ``/DiptychTerminal/TerminalTraits/options`` already contains the background, for example
  ///   from the environment variable `COLORFGBG`.
  /// - The stream is not interactive or has no colours.
  /// - The program is in the background, or a live region is shown.
  /// - The user has typed text that the program has not read yet. This text would arrive before the
  ///   answer of the terminal.
  ///
  /// Keys that are typed between the query and the answer are lost.
  ///
  /// - Parameter timeout: The maximum time to wait for an answer.
  /// - Returns: The colour scheme of the background, or nil if it is not known.
  @discardableResult
  public mutating func detectBackground(within timeout: Duration = .seconds(1)) -> ColorScheme? {
    if let known = traits.options.background { return known }
    guard traits.isInteractive, traits.color > .monochrome, isInForeground(on: descriptor),
      LiveDisplays.display(on: descriptor) == nil,
      let answer = TerminalQuestion.answer(to: Self.question, on: descriptor, within: timeout)
    else { return nil }
    traits.options.background = BackgroundAnswer.ground(in: answer)
    return traits.options.background
  }

  /// The query for the background colour, and a query that every terminal answers (ECMA-48,
  /// 8.3.24).
  private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
}

/// The answer of a terminal to the query for its background: `OSC 11 ; rgb:RRRR/GGGG/BBBB`.
enum BackgroundAnswer {
  /// Returns the background in the bytes of an answer, or nil if they contain no colour.
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

  /// Returns a component of one to four hexadecimal digits as a number from 0 to 255.
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

/// A query to a terminal.
///
/// The answer arrives like typed text.
enum TerminalQuestion {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Writes a query and reads the answer, up to the answer to `DA1`.
  ///
  /// - Returns: The bytes that were read, or nil if the terminal was not asked, because other input
  ///   waits to be read.
  static func answer(
    to question: String,
    on descriptor: Int32,
    within timeout: Duration
  ) -> [UInt8]? {
    guard let mode = RawMode(of: descriptor, resized: { _, _ in }) else { return nil }
    defer { mode.end() }
    guard !hasInput(mode.descriptor, within: .zero),
      systemWrite(question, to: mode.descriptor) == 0
    else { return nil }
    let clock = ContinuousClock()
    let end = clock.now + timeout
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while !BackgroundAnswer.isComplete(bytes), hasInput(mode.descriptor, within: end - clock.now) {
      let count = read(mode.descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func hasInput(_ descriptor: Int32, within time: Duration) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = max(time, .zero).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return poll(&ready, 1, Int32(clamping: milliseconds)) > 0
  }

  #else

  static func answer(
    to question: String,
    on descriptor: Int32,
    within timeout: Duration
  ) -> [UInt8]? { nil }

  #endif
}

public import DiptychText
public import DiptychViews

/// A stream of the program, and what it can show.
///
/// ```swift
/// try Terminal.standardOutput.write(Heading("Done"))
/// ```
///
/// A terminal gets colours, and lines of its width, and is told where columns stand that it may see
/// elsewhere, see ``TerminalTraits/options``; a pipe or a file gets plain text in which nothing is
/// folded.
public struct Terminal: Sendable {
  /// The file descriptor of the stream.
  public let descriptor: Int32
  /// What the stream can show.
  public var traits: TerminalTraits

  /// Whether a live region takes what others write to standard output and standard error where these
  /// lead to its terminal, such as `print`, a logger, and programs that are started.
  ///
  /// That is shown above the region, see ``live(ending:every:clock:_:)``. Without it, it is shown
  /// where the region is, and spoils it.
  public var capturesOutput = true

  /// Creates a stream of which it is known what it can show.
  public init(descriptor: Int32, traits: TerminalTraits) {
    self.descriptor = descriptor
    self.traits = traits
  }

  /// Finds out what a stream can show.
  public init(descriptor: Int32, color preference: ColorPreference = .auto) {
    let isTerminal = SystemProcess.isTerminal(descriptor)
    let window = isTerminal ? WindowSize.nearest(to: descriptor) : nil
    self.init(
      descriptor: descriptor,
      traits: TerminalTraits(
        environment: processEnvironment(),
        isTerminal: isTerminal,
        windowWidth: window?.columns,
        windowHeight: window?.rows,
        preference: preference
      )
    )
  }

  /// The standard output of the program.
  public static var standardOutput: Terminal { Terminal(descriptor: SystemProcess.standardOutput) }

  /// The standard error of the program.
  public static var standardError: Terminal { Terminal(descriptor: SystemProcess.standardError) }

  /// The format of what the stream can show.
  public var format: TextFormat {
    .text(width: traits.width, color: traits.color, options: traits.options)
  }

  /// Writes a view.
  ///
  /// - Throws: What the system says, such as that the disk is full. A reader that is gone, as in
  ///   `| head`, is no error: nobody is left to read more.
  public func write<V: View>(_ view: V) throws(TerminalError) {
    try write(view.rendered(as: format))
  }

  /// Prints a view; as with Swift's `print`, nothing is said where that fails.
  public func print<V: View>(_ view: V) {
    try? write(view)
  }

  /// Prints a string and a newline; as with Swift's `print`, nothing is said where that fails.
  ///
  /// The string stays text: control characters in it are made visible (`␛`). It is not folded, so
  /// what is copied from a terminal has no newline that is not in the string.
  public func print(_ string: String) {
    try? write(printed(string))
  }

  /// The line of a string that is printed.
  func printed(_ string: String) -> String {
    // The terminal folds the line, and has other columns then.
    let options = traits.options.subtracting(.absoluteColumns)
    let text = Text(verbatim: string).rendered(as: .text(options: options))
    return text.isEmpty ? "\n" : text
  }

  /// Writes text as it is.
  ///
  /// It stands below what the program has printed before with `print` or C's `stdio`. Where a live
  /// region is drawn on the same terminal, the lines of the text go above it.
  ///
  /// - Throws: What the system says. A reader that is gone is no error.
  public func write(_ text: String) throws(TerminalError) {
    try writeText(text)
  }

  func writeText(_ text: String) throws(TerminalError) {
    let code: Int32
    if let display = LiveDisplays.display(on: descriptor) {
      code = display.write(above: text)
    } else {
      flushStandardStreams(to: [FileIdentity(of: descriptor)], waits: true)
      code = systemWrite(text, to: descriptor)
    }
    if code != 0 && !SystemProcess.isReaderGone(code) { throw TerminalError(code: code) }
  }
}

/// The variables that a terminal is detected by.
private func processEnvironment() -> [String: String] {
  let names = [
    "ACCESSIBLE", "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "FORCE_COLOR",
    "LANG", "LC_ALL", "LC_CTYPE", "LINES", "NO_COLOR", "TERM", "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION", "TTY_COMPATIBLE",
    "TTY_INTERACTIVE", "WT_SESSION",
  ]
  return names.reduce(into: [:]) { variables, name in
    variables[name] = SystemProcess.variable(name)
  }
}

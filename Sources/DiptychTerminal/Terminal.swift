import DiptychFiles
import DiptychPlain
public import DiptychText
public import DiptychViews

/// An output stream of the program, with its abilities.
///
/// ```swift
/// try Terminal.standardOutput.write(Heading("Done"))
/// ```
///
/// Text for a terminal has colours, is wrapped at its width, and moves the cursor to columns that
/// terminals may disagree on, see ``TerminalTraits/options``. Text for a pipe or a file is plain
/// and not wrapped.
/// With `ACCESSIBLE` in the environment, a view is written as words in reading order, for a screen
/// reader, see ``TerminalTraits/isAccessible``.
public struct Terminal: Sendable {
  /// The file descriptor of the stream.
  public let descriptor: Int32
  /// The abilities of the stream.
  public var traits: TerminalTraits

  /// Whether a live region captures the standard streams that lead to its terminal, and so the
  /// output of `print`, loggers and started programs.
  ///
  /// Captured output appears above the region, see `Terminal.live` of the product `DiptychLive`.
  /// Output that is not captured appears in the middle of the region and spoils it.
  public var capturesOutput = true

  /// Whether keys that are typed while a live region is drawn appear on the terminal.
  ///
  /// They would appear in the region, and a line feed would leave a copy of it. So the echo of the
  /// terminal is off meanwhile if standard input is the same terminal. What is typed is kept for
  /// the next reader.
  public var showsTypedKeys = false

  /// Whether a live region tells the terminal how far its last bar is, so that the terminal shows
  /// it in its tab or in the task bar (`OSC 9;4`).
  ///
  /// A terminal that does not know the sequence may show it as a notification, so it is a choice.
  public var showsProgressInTab = false

  /// The lines that a live region writes where it can't be redrawn.
  public var logging = LiveLogging.quiet()

  /// The marks around a `section(_:_:)` that a service of continuous integration folds; nil for
  /// none.
  public var sections: LogSections?

  /// The format of messages that a service of continuous integration shows beside the code; nil for
  /// lines of text.
  ///
  /// ```swift
  /// var terminal = Terminal.standardError
  /// terminal.annotations = .detected
  /// terminal.error("unused variable", at: SourcePlace("a.swift", line: 3))
  /// ```
  public var annotations: AnnotationFormat?

  /// Creates a terminal with known abilities.
  public init(descriptor: Int32, traits: TerminalTraits) {
    self.descriptor = descriptor
    self.traits = traits
  }

  /// Creates a terminal whose abilities are read from the stream and the environment.
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

  /// The format for the abilities of the stream.
  public var format: TextFormat {
    .text(width: traits.width, color: traits.color, options: traits.options)
  }

  /// Writes a view.
  ///
  /// - Throws: The error of the system, for instance if the disk is full. A closed pipe, as in `|
  ///   head`, is not an error.
  public func write<V: View>(_ view: V) throws(TerminalError) {
    try write(text(of: view))
  }

  /// Returns what is written for a view: words that can be read aloud if the traits ask for them.
  package func text<V: View>(of view: V) -> String {
    traits.isAccessible ? view.rendered(as: .plain) : view.rendered(as: format)
  }

  /// Prints a view; as with Swift's `print`, a failure is not reported.
  public func print<V: View>(_ view: V) {
    try? write(view)
  }

  /// Prints a string and a newline; as with Swift's `print`, a failure is not reported.
  ///
  /// Control characters in the string are made visible (`␛`). The string is not wrapped, so text
  /// that is copied from a terminal contains no additional newlines.
  public func print(_ string: String) {
    try? write(printed(string))
  }

  /// Returns the line that prints a string.
  package func printed(_ string: String) -> String {
    // The terminal may wrap the line, and then the columns differ.
    let options = traits.options.subtracting(.absoluteColumns)
    let text = Text(verbatim: string).rendered(as: .text(options: options))
    return text.isEmpty ? "\n" : text
  }

  /// Writes text as it is.
  ///
  /// The text appears after everything that the program has printed with `print` or C's `stdio`.
  /// Its lines go above a live region on the same terminal.
  ///
  /// - Throws: The error of the system. A closed pipe is not an error.
  public func write(_ text: String) throws(TerminalError) {
    try writeText(text)
  }

  func writeText(_ text: String) throws(TerminalError) {
    let code: Int32
    if let result = RegionText.write(text, on: descriptor) {
      code = result
    } else {
      flushStandardStreams(to: [FileIdentity(of: descriptor)], waits: true)
      code = systemWrite(text, to: descriptor)
    }
    if code != 0 && !SystemError(code: code).isReaderGone { throw TerminalError(code: code) }
  }
}

/// Returns the environment variables that describe a terminal.
private func processEnvironment() -> [String: String] {
  let names = [
    "ACCESSIBLE", "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORFGBG", "COLORTERM", "COLUMNS",
    "DOMTERM", "FORCE_COLOR", "FORCE_HYPERLINK", "KONSOLE_VERSION", "LANG", "LC_ALL", "LC_CTYPE",
    "LINES",
    "NO_COLOR", "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TTY_COMPATIBLE",
    "TTY_INTERACTIVE", "VTE_VERSION", "WT_SESSION",
  ]
  return names.reduce(into: [:]) { variables, name in
    variables[name] = SystemProcess.variable(name)
  }
}

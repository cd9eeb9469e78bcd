import DiptychFiles
import DiptychPlain
public import DiptychText
public import DiptychViews

/// An output stream of the program, such as standard output, with its abilities.
///
/// ```swift
/// try Terminal.standardOutput.write(Heading("Done"))
/// ```
///
/// Text for a terminal has colours and is wrapped at the width of the window. Text for a pipe or a
/// file has no colours and is not wrapped. If the environment variable `ACCESSIBLE` is set, a view
/// is written as plain sentences for a screen reader; see ``TerminalTraits/isAccessible``.
public struct Terminal: Sendable {
  /// The file descriptor of the stream.
  public let descriptor: Int32
  /// The abilities of the stream.
  public var traits: TerminalTraits

  /// Whether a live region captures the output of other code, such as `print`, loggers and child
  /// processes.
  ///
  /// Captured output appears above the region; see `Terminal.live` of the product `DiptychLive`.
  /// Output that is not captured is written into the region, and spoils the region.
  public var capturesOutput = true

  /// Whether the terminal shows keys that are typed while a live region is drawn.
  ///
  /// By default, the keys are not shown, because they would appear inside the region. The keys can
  /// be hidden only if standard input is the same terminal. The typed text is kept for the next
  /// reader of standard input.
  public var showsTypedKeys = false

  /// Whether the terminal shows the progress of a live region in its tab or in the task bar.
  ///
  /// The progress is the value of the last progress bar in the region. It is sent with the escape
  /// sequence `OSC 9;4`. The default is false, because some terminals show this sequence as a
  /// notification.
  public var showsProgressInTab = false

  /// The amount of text that a live region writes if the stream can't be redrawn, such as a log
  /// file.
  public var logging = LiveLogging.quiet()

  /// The service that folds the output of a `section(_:_:)`, or nil for no markers around it.
  public var sections: BuildService?

  /// The service that shows messages beside the code, or nil for lines of text.
  ///
  /// ```swift
  /// var terminal = Terminal.standardError
  /// terminal.annotations = .detected
  /// terminal.error("unused variable", at: SourceSpan("a.swift", line: 3))
  /// ```
  public var annotations: BuildService?

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

  /// The text format for the width, the colours and the options of the stream.
  public var format: TextFormat {
    .text(width: traits.width, color: traits.color, options: traits.options)
  }

  /// Writes a view.
  ///
  /// - Throws: A ``TerminalError`` if the system can't write, for example because the disk is full.
  ///   If the reader of a pipe has closed it, as in `| head`, no error is thrown.
  public func write<V: View>(_ view: V) throws(TerminalError) { try write(text(of: view)) }

  /// Returns the text that is written for a view, which is plain sentences if the stream is
  /// accessible.
  package func text<V: View>(of view: V) -> String {
    escaped(
      traits.isAccessible ? view.rendered(as: .plain) : linkingPlaces { view.rendered(as: format) }
    )
  }

  /// Calls a function that renders a view; the places of messages in it are links to existing files
  /// if the stream shows links.
  func linkingPlaces(_ render: () -> String) -> String {
    let hasLinks = traits.options.contains(.hyperlinks) && traits.color != .none
    var values = EnvironmentValues.current
    values.addressOfSpan = { place in
      guard hasLinks, let path = try? FileSystem.realPath(place.path) else { return nil }
      return "file://" + percentEncoded(path: path)
    }
    return EnvironmentValues.$current.withValue(values, operation: render)
  }

  /// Returns the text of a view without commands of a service that reads the stream.
  package func escaped(_ text: String) -> String {
    traits.escapesServiceCommands ? BuildService.escapingCommands(in: text) : text
  }

  /// Prints a view, and ignores errors, as Swift's `print` does.
  public func print<V: View>(_ view: V) { try? write(view) }

  /// Prints a string and a newline, and ignores errors, as Swift's `print` does.
  ///
  /// Control characters in the string are replaced by visible symbols, such as `␛`. The string is
  /// not wrapped, so text that is copied from a terminal contains no additional newlines.
  public func print(_ string: String) { try? write(printed(string)) }

  /// Returns the line that prints a string.
  package func printed(_ string: String) -> String {
    // If the terminal wraps the line, absolute columns would be wrong.
    let options = traits.options.subtracting(.absoluteColumns)
    let text = Text(verbatim: string).rendered(as: .text(options: options))
    return text.isEmpty ? "\n" : text
  }

  /// Writes text as it is, without a newline after it.
  ///
  /// The text appears after everything that the program has printed with `print` or C's `stdio`. If
  /// a live region is on the same terminal, the text appears above the region.
  ///
  /// - Throws: A ``TerminalError`` if the system can't write. If the reader of a pipe has closed
  ///   it, no error is thrown.
  public func write(_ text: String) throws(TerminalError) { try writeText(text) }

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
    "DOMTERM", "FORCE_COLOR", "FORCE_HYPERLINK", "GITHUB_ACTIONS", "KONSOLE_VERSION", "LANG",
    "LC_ALL",
    "LC_CTYPE", "LINES", "NO_COLOR", "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TF_BUILD",
    "TTY_COMPATIBLE", "TTY_INTERACTIVE", "VTE_VERSION", "WT_SESSION",
  ]
  return names.reduce(into: [:]) { variables, name in
    variables[name] = SystemProcess.variable(name)
  }
}

/// The amount of text that a live region writes to a stream that can't be redrawn, such as a log
/// file.
///
/// A live region is the part of a terminal that shows a view and its changes in place.
///
/// ```swift
/// var terminal = Terminal.standardError
/// terminal.logging = .everyChange
/// ```
public enum LiveLogging: Hashable, Sendable {
  /// Each line that is new or has changed is written once.
  case everyChange

  /// Changed lines are written at most once per interval.
  ///
  /// If nothing was written for the time `heartbeat`, the first line of the region is written again
  /// with the elapsed time. In a long run, lines are written less often, because the interval and
  /// the heartbeat are always at least a fifth of the elapsed time. For example, after 10 minutes,
  /// both are at least 2 minutes. If the region is kept when it ends, its final lines are always
  /// written.
  case quiet(every: Duration = .seconds(5), heartbeat: Duration = .seconds(60))

  /// Nothing is written.
  case nothing
}

/// An error of the operating system that occurred while a program wrote to a stream.
public struct TerminalError: Error, Hashable, Sendable {
  /// The error number of the operating system, a value of `errno`.
  public let code: Int32

  /// Creates an error from a value of `errno`.
  public init(code: Int32) { self.code = code }
}

extension TerminalError: CustomStringConvertible {
  public var description: String { "the output could not be written: \(SystemError(code: code))" }
}

public import DiptychText

/// What a stream can show: how many colours, how much, and whether it can be redrawn.
///
/// It is a pure function of an environment and of what is known of the stream, so the same inputs
/// give the same output everywhere. Each stream is decided for itself.
public struct TerminalTraits: Hashable, Sendable {
  /// The colours to use.
  public var color: ColorLevel
  /// The cells of a line, or nil where nothing is to be folded.
  public var width: Int?
  /// The lines of the window, or nil where there is none.
  public var height: Int?
  /// Whether lines that were written can be drawn again.
  public var isInteractive: Bool
  /// How text is fitted to the stream.
  ///
  /// A stream that is interactive is told at which column a line goes on after a cluster on whose
  /// width terminals disagree. To leave that out:
  ///
  /// ```swift
  /// var output = Terminal.standardOutput
  /// output.traits.options.remove(.absoluteColumns)
  /// ```
  public var options: TextFormat.Options

  /// Creates traits that are known.
  ///
  /// - Parameters:
  ///   - color: The colours to use.
  ///   - width: The cells of a line, or nil where nothing is to be folded.
  ///   - height: The lines of the window, or nil where there is none.
  ///   - isInteractive: Whether lines that were written can be drawn again.
  ///   - options: How text is fitted to the stream; ``/DiptychText/TextFormat/Options/absoluteColumns`` where it
  ///     is interactive, unless said.
  public init(
    color: ColorLevel,
    width: Int?,
    height: Int? = nil,
    isInteractive: Bool,
    options: TextFormat.Options? = nil
  ) {
    self.color = color
    self.width = width
    self.height = height
    self.isInteractive = isInteractive
    self.options = options ?? Self.options(isInteractive: isInteractive)
  }

  private static func options(isInteractive: Bool) -> TextFormat.Options {
    isInteractive ? .absoluteColumns : []
  }

  /// Finds the traits of a stream.
  ///
  /// - The colours are decided by the first of these that says something: the preference;
  ///   `NO_COLOR` for none; `FORCE_COLOR`; `CLICOLOR_FORCE`; `CLICOLOR` if it is 0; whether the
  ///   stream is a terminal; and what that terminal can do by `TERM`, `COLORTERM`, `WT_SESSION` and
  ///   `TERM_PROGRAM`.
  /// - The width is that of `COLUMNS`, of the window, or 80 cells. What is no terminal has none.
  /// - The height is that of `LINES`, of the window, or 24 lines. What is no terminal has none.
  /// - Lines and signs are drawn in ASCII where the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is
  ///   set has another codeset than UTF-8, such as `C` or `de_DE.ISO-8859-1`, and on a terminal
  ///   whose `TERM` is `dumb`. Where none is set nothing is known, and UTF-8 is taken for granted.
  /// - A stream is interactive if it is a terminal that can do more than print, outside of
  ///   continuous integration (`CI`), and nobody asked for output that can be read aloud
  ///   (`ACCESSIBLE`, unless it is 0). `TTY_INTERACTIVE`, 0 or 1, has the last word.
  ///
  /// `TTY_COMPATIBLE`, 0 or 1, says instead of the stream whether it is a terminal. A variable that
  /// is empty counts as not set.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - windowWidth: The cells that the terminal says a line has, if it does.
  ///   - windowHeight: The lines that the terminal says its window has, if it does.
  ///   - preference: What the user said about colour.
  public init(
    environment: [String: String],
    isTerminal: Bool,
    windowWidth: Int?,
    windowHeight: Int? = nil,
    preference: ColorPreference = .auto
  ) {
    let variables = TerminalVariables(environment)
    let isTerminal = variables.terminalOverride ?? isTerminal
    color = variables.colorLevel(preference, isTerminal: isTerminal)
    width = variables.columns ?? (isTerminal ? windowWidth ?? 80 : nil)
    height = isTerminal ? variables.lines ?? windowHeight ?? 24 : nil
    isInteractive = variables.interactiveOverride ?? (isTerminal && variables.allowsInteraction)
    options = Self.options(isInteractive: isInteractive)
    if !variables.allowsUnicode(isTerminal: isTerminal) { options.insert(.ascii) }
  }
}

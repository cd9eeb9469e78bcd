public import DiptychText

/// The abilities of a stream: its colours, its size, and whether it can be redrawn.
///
/// The traits are a pure function of the environment and of the facts about the stream: the same
/// arguments give the same traits on every machine. Each stream of a program has its own.
public struct TerminalTraits: Hashable, Sendable {
  /// The styles and colours that may be used.
  public var color: ColorLevel
  /// The cells of a line, or nil if lines are not wrapped.
  public var width: Int?
  /// The lines of the window, or nil if the stream has no window.
  public var height: Int?
  /// Whether lines that were written can be drawn again.
  public var isInteractive: Bool
  /// Whether views are written as words that can be read aloud, without lines and columns: as
  /// ``/DiptychPlain/PlainFormat`` writes them.
  ///
  /// A live region writes few lines then, as ``Terminal/logging`` says.
  public var isAccessible: Bool
  /// The options of the text that is written to the stream.
  ///
  /// An interactive stream has ``/DiptychText/TextFormat/Options/absoluteColumns``: after a
  /// grapheme cluster whose width differs between terminals, an escape sequence moves the cursor to
  /// the right column. To write without it:
  ///
  /// ```swift
  /// var output = Terminal.standardOutput
  /// output.traits.options.remove(.absoluteColumns)
  /// ```
  public var options: TextFormat.Options

  /// Creates traits from known values.
  ///
  /// - Parameters:
  ///   - color: The colours that may be used.
  ///   - width: The cells of a line, or nil if lines are not wrapped.
  ///   - height: The lines of the window, or nil if the stream has no window.
  ///   - isInteractive: Whether lines that were written can be drawn again.
  ///   - isAccessible: Whether views are written as words that can be read aloud.
  ///   - options: The options of the text. The default is
  ///     ``/DiptychText/TextFormat/Options/absoluteColumns`` and
  ///     ``/DiptychText/TextFormat/Options/hyperlinks`` for an interactive stream, and none for
  ///     another.
  public init(
    color: ColorLevel,
    width: Int?,
    height: Int? = nil,
    isInteractive: Bool,
    isAccessible: Bool = false,
    options: TextFormat.Options? = nil
  ) {
    self.color = color
    self.width = width
    self.height = height
    self.isInteractive = isInteractive
    self.isAccessible = isAccessible
    self.options = options ?? Self.options(isInteractive: isInteractive)
  }

  private static func options(isInteractive: Bool) -> TextFormat.Options {
    isInteractive ? [.absoluteColumns, .hyperlinks] : []
  }

  /// Creates the traits of a stream from the environment.
  ///
  /// - The colours follow the first of these that decides: the preference; `NO_COLOR`, for
  ///   ``/DiptychText/ColorLevel/monochrome`` on a terminal, and for none elsewhere; `FORCE_COLOR`;
  ///   `CLICOLOR_FORCE`; `CLICOLOR`, if it is 0; and the stream: a terminal gets the colours that
  ///   `TERM`, `COLORTERM`, `WT_SESSION` and `TERM_PROGRAM` name, another stream gets none.
  /// - The width comes from `COLUMNS`. Without it, a terminal has the width of its window, or 80
  ///   cells, and another stream has none.
  /// - The height of a terminal comes from `LINES`, or from its window, or is 24 lines. Another
  ///   stream has none.
  /// - Lines and signs are drawn in ASCII on a terminal whose `TERM` is `dumb`, and where the first
  ///   of `LC_ALL`, `LC_CTYPE` and `LANG` that is set has another codeset than UTF-8, such as `C`
  ///   or `de_DE.ISO-8859-1`. If none of the three is set, UTF-8 is assumed.
  /// - A stream is interactive if it is a terminal that can move its cursor, outside of continuous
  ///   integration (`CI`), and `ACCESSIBLE`, which asks for output that can be read aloud, is not
  ///   set or is 0. `TTY_INTERACTIVE`, 0 or 1, overrides all of this.
  /// - With `ACCESSIBLE`, views are written as words on every stream.
  ///
  /// - Links are hyperlinks on a terminal that knows them, outside of continuous integration: one
  ///   that `TERM`, `TERM_PROGRAM`, `VTE_VERSION`, `WT_SESSION`, `KONSOLE_VERSION` or `DOMTERM`
  ///   names. `FORCE_HYPERLINK`, 0 or 1, overrides this.
  ///
  /// - `COLORFGBG` names the ground of a terminal, outside of tmux and screen.
  ///   `Terminal.detectBackground` of the product `DiptychLive` asks the terminal.
  ///
  /// `TTY_COMPATIBLE`, 0 or 1, overrides whether the stream is a terminal. An empty variable counts
  /// as not set.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - windowWidth: The cells of a line of the window, or nil if the terminal does not report
  ///     them.
  ///   - windowHeight: The lines of the window, or nil if the terminal does not report them.
  ///   - preference: The user's choice of colour.
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
    isAccessible = variables.isAccessible
    options = isInteractive ? .absoluteColumns : []
    if variables.allowsHyperlinks(isTerminal: isTerminal) { options.insert(.hyperlinks) }
    if isTerminal { options.ground = variables.ground }
    if !variables.allowsUnicode(isTerminal: isTerminal) { options.insert(.ascii) }
  }
}

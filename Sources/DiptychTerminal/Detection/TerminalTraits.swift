public import DiptychText

/// The abilities of an output stream, such as its colours, its size and its character set.
///
/// The traits depend only on the arguments of the initialiser, so a test can create any traits.
/// Each stream of a program has its own traits.
public struct TerminalTraits: Hashable, Sendable {
  /// The colours and styles that may be written to the stream.
  public var color: ColorLevel
  /// The width of a line in cells, or nil if lines are not wrapped.
  public var width: Int?
  /// The height of the window in lines, or nil if the stream has no window.
  public var height: Int?
  /// Whether lines that were already written can be replaced, as for a progress bar.
  public var isInteractive: Bool
  /// Whether views are written as plain sentences for a screen reader, without boxes and columns.
  ///
  /// ``/DiptychPlain/PlainFormat`` describes this text.
  ///
  /// If it is true, a live region writes only a few lines, as ``Terminal/logging`` describes.
  public var isAccessible: Bool
  /// The options for the text that is written to the stream, such as ASCII and hyperlinks.
  ///
  /// An interactive stream has the option ``/DiptychText/TextFormat/Options/absoluteColumns``. Some
  /// grapheme clusters have different widths in different terminals. With this option, an escape
  /// sequence after each of them moves the cursor to the right column. The following code removes
  /// the option:
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
  ///   - width: The width of a line in cells, or nil if lines are not wrapped.
  ///   - height: The height of the window in lines, or nil if the stream has no window.
  ///   - isInteractive: Whether lines that were already written can be replaced.
  ///   - isAccessible: Whether views are written as plain sentences for a screen reader.
  ///   - options: The options for the text. The default for an interactive stream is
  ///     ``/DiptychText/TextFormat/Options/absoluteColumns`` and
  ///     ``/DiptychText/TextFormat/Options/hyperlinks``. The default for another stream is no
  ///     options.
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

  /// Creates the traits of a stream from environment variables and facts about the stream.
  ///
  /// - Colours: The preference, `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE` and `CLICOLOR=0` are
  ///   checked in this order, and the first that is set decides. With `NO_COLOR`, a terminal keeps
  ///   styles such as bold (``/DiptychText/ColorLevel/monochrome``), and another stream gets no
  ///   styles. If nothing is set, a terminal gets the colours that `TERM`, `COLORTERM`,
  ///   `WT_SESSION` and `TERM_PROGRAM` indicate, and another stream gets no colours.
  /// - Width: The width is `COLUMNS`. If that is not set, a terminal has the width of its window,
  ///   or 80 cells if the window is not known. Lines on another stream are not wrapped.
  /// - Height: The height of a terminal is `LINES`, or else the height of its window, or else 24
  ///   lines. Another stream has no height.
  /// - Character set: The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set decides. If its
  ///   codeset is not UTF-8, as in `C` and `de_DE.ISO-8859-1`, boxes and symbols are drawn in
  ///   ASCII. If the three variables are not set, UTF-8 is assumed. A terminal whose `TERM` is
  ///   `dumb` gets ASCII.
  /// - Interactivity: A stream is interactive if it is a terminal that can move its cursor, if `CI`
  ///   is not set, and if `ACCESSIBLE` is not set or is 0. `TTY_INTERACTIVE`, which is 0 or 1,
  ///   overrides these rules.
  /// - Accessibility: If `ACCESSIBLE` is set and not 0, views are written as plain sentences for a
  ///   screen reader, on every stream.
  ///
  /// - Hyperlinks: Links are written as hyperlinks if the terminal is known to support them and
  ///   `CI` is not set. The terminal is recognised by `TERM`, `TERM_PROGRAM`, `VTE_VERSION`,
  ///   `WT_SESSION`, `KONSOLE_VERSION` or `DOMTERM`. `FORCE_HYPERLINK`, which is 0 or 1, overrides
  ///   these rules.
  ///
  /// - Background: `COLORFGBG` indicates whether the background of a terminal is light or dark. In
  ///   tmux and screen, the variable is ignored. `Terminal.detectBackground` of the product
  ///   `DiptychLive` asks the terminal for its background.
  ///
  /// - Pieces with right-to-left letters are isolated on a terminal that reorders such letters: one
  ///   that `VTE_VERSION`, `KONSOLE_VERSION` or `TERM_PROGRAM` names, outside of tmux and screen.
  ///
  /// `TTY_COMPATIBLE`, 0 or 1, overrides whether the stream is a terminal. An empty variable counts
  /// as not set.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - windowWidth: The width of the window in cells, or nil if the terminal does not report it.
  ///   - windowHeight: The height of the window in lines, or nil if the terminal does not report
  ///     it.
  ///   - preference: The user's choice of coloured output.
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
    if !variables.allowsUnicode(isTerminal: isTerminal) {
      options.insert(.ascii)
    } else if variables.reordersLetters(isTerminal: isTerminal) {
      options.insert(.bidirectionalIsolates)
    }
  }
}

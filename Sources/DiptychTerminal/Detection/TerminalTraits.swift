import DiptychFiles
public import DiptychText

/// The abilities of an output stream, such as its colours, its size and its character set.
///
/// The traits depend only on the arguments of the initialiser, so a test can simulate any terminal.
/// Each stream of a program has its own traits.
public struct TerminalTraits: Equatable, Sendable {
  /// The colours and styles that may be written to the stream.
  public var color: ColorLevel
  /// The width of a line in terminal cells, or nil if lines are not wrapped.
  public var width: Int?
  /// The height of the window in lines, or nil if the stream has no window.
  public var height: Int?
  /// Whether lines that were already written can be replaced, as for a progress bar.
  public var isInteractive: Bool
  /// Whether views are written as plain sentences for a screen reader, without boxes and columns.
  ///
  /// ``/DiptychPlain/PlainFormat`` describes this text.
  ///
  /// The environment variable `ACCESSIBLE` sets this property. The variable also makes the stream
  /// non-interactive. Then a live region, such as a progress bar, writes only a few lines, as
  /// ``Terminal/logging`` describes.
  public var isAccessible: Bool
  /// The options for the text that is written to the stream, such as ASCII and hyperlinks.
  ///
  /// An interactive stream has the option ``/DiptychText/TextFormat/Options/absoluteColumns``. Some
  /// grapheme clusters, such as emoji, have different widths in different terminals. With this
  /// option, an escape sequence after each such cluster moves the cursor to the correct column. The
  /// following code removes the option:
  ///
  /// ```swift
  /// var output = Terminal.standardOutput
  /// output.traits.options.remove(.absoluteColumns)
  /// ```
  public var options: TextFormat.Options
  /// Whether a service of continuous integration reads commands in the stream, so that they are
  /// escaped in views.
  ///
  /// GitHub Actions and Azure Pipelines run each line that begins with `::`, and each line with
  /// `##[` or `##vso[`. If the name of a file or a branch contains such a command, a backslash is
  /// added: `\::error::`.
  public var escapesServiceCommands = false

  /// Creates traits from known values.
  ///
  /// - Parameters:
  ///   - color: The colours that may be used.
  ///   - width: The width of a line in terminal cells, or nil if lines are not wrapped.
  ///   - height: The height of the window in lines, or nil if the stream has no window.
  ///   - isInteractive: Whether lines that were already written can be replaced.
  ///   - isAccessible: Whether views are written as plain sentences for a screen reader.
  ///   - options: The options for the text. If it is nil, an interactive stream has
  ///     ``/DiptychText/TextFormat/Options/absoluteColumns`` and
  ///     ``/DiptychText/TextFormat/Options/hyperlinks``, and any other stream has no options.
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
  /// - Colours: If `preference` is ``ColorPreference/always`` or ``ColorPreference/never``, it
  ///   decides. Otherwise, the first of `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE` and
  ///   `CLICOLOR=0` that is set decides. With `NO_COLOR`, a terminal keeps styles such as bold
  ///   (``/DiptychText/ColorLevel/monochrome``), and a file or a pipe gets no styles. If none of
  ///   these variables is set, a terminal gets the colours that `TERM`, `COLORTERM`, `WT_SESSION`
  ///   and `TERM_PROGRAM` indicate, and a file or a pipe gets no colours.
  /// - Width: The width is the value of `COLUMNS`. If `COLUMNS` is not set, a terminal has the
  ///   width of its window, or 80 cells if the width of the window is not known. Lines in a file or
  ///   a pipe are then not wrapped.
  /// - Height: The height of a terminal is the value of `LINES`, or else the height of its window,
  ///   or else 24 lines. A file or a pipe has no height.
  /// - Character set: The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set decides. If its
  ///   codeset is not UTF-8, as in `C` and `de_DE.ISO-8859-1`, boxes and symbols are drawn in
  ///   ASCII. If none of the three variables is set, UTF-8 is assumed. A terminal whose `TERM` is
  ///   `dumb` gets ASCII.
  /// - Interactivity: A stream is interactive if it is a terminal that can move its cursor, if `CI`
  ///   is not set, and if `ACCESSIBLE` is not set or is 0. `TTY_INTERACTIVE=0` and
  ///   `TTY_INTERACTIVE=1` override these rules.
  /// - Accessibility: If `ACCESSIBLE` is set to anything but 0, views are written as plain
  ///   sentences for a screen reader, on every stream.
  ///
  /// - Hyperlinks: Links are written as hyperlinks if the terminal is known to support them and
  ///   `CI` is not set. The terminal is recognised by `TERM`, `TERM_PROGRAM`, `VTE_VERSION`,
  ///   `WT_SESSION`, `KONSOLE_VERSION` or `DOMTERM`. `FORCE_HYPERLINK=0` and `FORCE_HYPERLINK=1`
  ///   override these rules.
  ///
  /// - Background: `COLORFGBG` indicates whether the background of a terminal is light or dark. In
  ///   tmux and screen, the variable is ignored. `Terminal.detectBackground` of the product
  ///   `DiptychLive` asks the terminal for its background.
  ///
  /// - Right-to-left text: Some terminals reorder right-to-left letters. On such a terminal, each
  ///   piece of text with such letters is written between Unicode isolates, so the text around it
  ///   keeps its order. The terminal is recognised by `VTE_VERSION`, `KONSOLE_VERSION` or
  ///   `TERM_PROGRAM`. In tmux and screen, the variables are ignored.
  ///
  /// - Long words: A terminal wraps paths, addresses and hashes that are too long for a line; see
  ///   ``/DiptychText/TextFormat/Options/keepsLongWords``.
  ///
  /// - Commands: If `GITHUB_ACTIONS` or `TF_BUILD` is set, ``escapesServiceCommands`` is true.
  ///
  /// `TTY_COMPATIBLE=0` and `TTY_COMPATIBLE=1` override `isTerminal`. An empty variable counts as
  /// not set.
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
    escapesServiceCommands = variables.isReadByService
    options = isInteractive ? .absoluteColumns : []
    if variables.allowsHyperlinks(isTerminal: isTerminal) { options.insert(.hyperlinks) }
    if isTerminal {
      options.background = variables.ground
      options.insert(.keepsLongWords)
    }
    if !variables.allowsUnicode(isTerminal: isTerminal) {
      options.insert(.ascii)
    } else if variables.reordersLetters(isTerminal: isTerminal) {
      options.insert(.bidirectionalIsolates)
    }
  }
}

/// The user's choice of coloured output, usually given with the option `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
  /// Colours if the stream is a terminal that can show them.
  ///
  /// Environment variables such as `NO_COLOR` and `FORCE_COLOR` take precedence over this rule.
  case auto
  /// Colours on every stream, including files and pipes.
  case always
  /// No colours, no styles and no hyperlinks.
  case never
}

/// The size of a terminal's window, as reported by the system.
package struct WindowSize: Equatable {
  /// The width in cells; nil if the stream is not a terminal, or if the terminal does not report
  /// it.
  package var columns: Int?
  /// The height in lines; nil if the stream is not a terminal, or if the terminal does not report
  /// it.
  package var rows: Int?

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Creates the size of the terminal behind a descriptor.
  package init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    columns = size.ws_col > 0 ? Int(size.ws_col) : nil
    rows = size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Returns the size of the terminal behind a descriptor.
  ///
  /// If the descriptor is not a terminal, the size comes from standard error, or else from the
  /// controlling terminal.
  static func nearest(to descriptor: Int32) -> WindowSize {
    let size = WindowSize(of: descriptor)
    if size.columns != nil { return size }
    let errorSize = WindowSize(of: STDERR_FILENO)
    if errorSize.columns != nil { return errorSize }
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else { return size }
    defer { close(terminal) }
    return WindowSize(of: terminal)
  }

  #else

  package init(of descriptor: Int32) {}

  static func nearest(to descriptor: Int32) -> WindowSize { WindowSize(of: descriptor) }

  #endif
}

@_exported public import DiptychViews

/// A format that draws a view as text in the cells of a terminal, plain or with escape sequences.
///
/// No line is wider than ``width``, except with the option ``Options/keepsLongWords``. Every line
/// ends with a newline, without spaces before it, and ends each style that it begins.
///
/// Blocks are separated by empty lines as in a page:
///
/// - A heading, paragraph, list, group of facts, callout, quotation, panel, table, chart or block
///   of code has an empty line before and after it. There is no empty line between a list and a
///   text, a bar or a labelled value next to it.
/// - A divider has an empty line beside it only next to a paragraph or a heading.
/// - In a stack, the spacing of the stack replaces these rules. Only next to a heading, and between
///   two quotations, panels, tables, charts or similar blocks, there is always an empty line.
///
/// Lines are broken where UAX #14 (Unicode 17.0) allows it, with one exception for text about
/// commands. A piece of text without spaces that fits on a line is not broken after `.` or `=`,
/// inside of an option (`--dry-run`), or after the first `/` or `\` of a path or a URL.
///
/// A soft hyphen is drawn only if a line ends at it. A word that is longer than a line is broken
/// between two grapheme clusters. A cluster that is wider than a line is drawn as `…`.
/// ``CellWidth`` defines the width of text.
///
/// - Complexity: O(*n*) in the size of the view.
public struct TextFormat: RenderingFormat {
  /// The maximum number of cells of a line, or nil for no limit.
  public let width: Int?
  /// The styles and colours that may be used.
  ///
  /// With ``ColorLevel/none``, the output has no escape sequences, unless the options contain
  /// ``TextFormat/Options/absoluteColumns``.
  public let color: ColorLevel
  /// The options that adapt the text to the terminal.
  public let options: Options

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - width: The maximum number of cells of a line, at least 1; nil for no limit.
  ///   - color: The styles and colours that may be used.
  ///   - options: The options that adapt the text to the terminal.
  public init(width: Int? = nil, color: ColorLevel = .none, options: Options = []) {
    self.width = width
    self.color = color
    self.options = options
  }

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    let buffer = ByteBuffer(capacity: 4096)
    var renderer = TextRenderer(host: _AnyRenderHost(host), format: self, out: buffer)
    draw(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    // The memory of the document is free now, so the string may take it.
    let output = renderer.finish()
    defer { output.free() }
    return output.uncheckedString()
  }

  /// Renders a view block by block, and writes the output to a sink in chunks of about 16 KiB.
  ///
  /// A top-level `Table` is written row by row. Its first 1,000 rows determine the widths of the
  /// columns, and later rows are fitted into these widths.
  ///
  /// The memory in use is proportional to the largest block. Of a top-level table, at most about
  /// 1,000 rows are in memory at a time.
  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = TextRenderer(host: _AnyRenderHost(host), format: self, out: stream)
      draw(view, into: &renderer)
      host = renderer.host.base(as: H.self)
      stream = renderer.finish()
    }
  }

  /// Draws a view; if lines and symbols are drawn in ASCII, it sets the environment for ASCII
  /// output.
  private func draw<V: View>(_ view: consuming V, into renderer: inout TextRenderer) {
    if _fastPath(!options.contains(.ascii)) {
      V._render(view, into: &renderer)
    } else {
      let view = view
      EnvironmentValues.$current.withValue(EnvironmentValues.current.inASCII) {
        V._render(view, into: &renderer)
      }
    }
  }
}

extension RenderingFormat where Self == TextFormat {
  /// The format that draws a view as text without colours, and with lines of any length.
  public static var text: TextFormat { TextFormat() }

  /// Returns the format that draws a view as text in the cells of a terminal.
  ///
  /// - Parameters:
  ///   - width: The maximum number of cells of a line, at least 1; nil for no limit.
  ///   - color: The styles and colours that may be used.
  ///   - options: The options that adapt the text to the terminal.
  /// - Returns: The format.
  public static func text(
    width: Int? = nil,
    color: ColorLevel = .none,
    options: TextFormat.Options = []
  ) -> TextFormat {
    TextFormat(width: width, color: color, options: options)
  }
}

extension TextFormat {
  /// Options that adapt text output to a terminal.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60, options: [.ascii, .hyperlinks]))
  /// ```
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Draws lines, bullets, bars and ellipses in ASCII.
    ///
    /// The text of views is not changed, except that control characters become `?`. Views can read
    /// the option as ``/DiptychViews/EnvironmentValues/isASCII``.
    public static let ascii = Options(rawValue: 1)

    /// Moves the cursor to the expected column after a text whose width differs among terminals, so
    /// that borders and columns are aligned.
    ///
    /// The cursor is not moved inside of the text. If a terminal shows the text wider than
    /// expected, the next part of the line overwrites the end of the text.
    ///
    /// The option applies to text with a cluster of several scalars, or with a regional indicator
    /// without a partner. It also applies to a scalar whose width differs in Unicode 15.0, or in at
    /// least one of the 22 terminals that the Python library `wcwidth` knows.
    ///
    /// The output contains the control sequence CHA (`CSI n G`, ECMA-48 section 8.3.9), even if
    /// ``TextFormat/color`` is ``ColorLevel/none``. So use the option only for output to a
    /// terminal, and only if each line of the output begins at the left edge of the terminal.
    public static let absoluteColumns = Options(rawValue: 2)

    /// Writes links as hyperlinks (OSC 8), unless ``TextFormat/color`` is ``ColorLevel/none``.
    ///
    /// Use the option for terminals that support hyperlinks. Without the option, the address
    /// follows the label of a link, as in `the guide (https://example.org/guide)`, unless the label
    /// is the address. In a table or an outline with a width, a number such as `[1]` follows the
    /// label, and the addresses stand below. A relative address is never shown, because text output
    /// has no base URL.
    public static let hyperlinks = Options(rawValue: 4)

    /// Draws only the label of a link.
    ///
    /// Without the option, the address follows the label if the output has no hyperlinks.
    public static let hidesAddresses = Options(rawValue: 8)

    /// Draws with the theme's colours for a light background, see
    /// ``/DiptychViews/Theme/Style/lightTerminal``.
    public static let lightBackground = Options(rawValue: 16)

    /// Draws with the theme's colours for a dark background, see
    /// ``/DiptychViews/Theme/Style/darkTerminal``.
    public static let darkBackground = Options(rawValue: 32)

    /// Keeps columns in their places in terminals that reorder right-to-left letters (UAX #9).
    ///
    /// Without the option, such a terminal shows the row `│ שלום │ 100 │` with the number in the
    /// first column and the word in the second column. With the option, each piece of a line that
    /// has right-to-left letters is written between the characters FSI (U+2068) and PDI (U+2069),
    /// and LRM (U+200E) follows. Other terminals show nothing for these three characters.
    ///
    /// With the option, every line begins at the left edge, even if its first letter is a
    /// right-to-left letter.
    public static let bidirectionalIsolates = Options(rawValue: 64)

    /// Keeps a long word whole, such as a path, an address or a hash; the terminal wraps it.
    ///
    /// A terminal joins only the lines that it has wrapped itself. So a path such as
    /// `Sources/a.swift:12:3` can be clicked, selected and copied only if no newline is in it. With
    /// the option, a word of ASCII that is longer than a line is on a line of its own, which is
    /// wider than ``TextFormat/width``. In tables, borders, frames and columns, and in texts with a
    /// line limit, such a word is broken or cut.
    public static let keepsLongWords = Options(rawValue: 128)

    /// The background of the terminal: light with ``lightBackground``, dark with
    /// ``darkBackground``, and nil with neither or both.
    public var background: ColorScheme? {
      get {
        switch (contains(.lightBackground), contains(.darkBackground)) {
        case (true, false): .light
        case (false, true): .dark
        default: nil
        }
      }
      set {
        subtract([.lightBackground, .darkBackground])
        if let newValue { insert(newValue == .light ? .lightBackground : .darkBackground) }
      }
    }
  }
}

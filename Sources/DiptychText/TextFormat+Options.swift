public import DiptychViews

extension TextFormat {
  /// Options that adapt text output to a terminal.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60, options: [.ascii, .hyperlinks]))
  /// ```
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

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
    /// is the address. A relative address is never shown, because text output has no base URL.
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

    /// The background of the terminal: light with ``lightBackground``, dark with
    /// ``darkBackground``, and nil with neither or both.
    public var ground: ColorScheme? {
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

public import DiptychViews

extension TextFormat {
  /// Options that adapt text output to a terminal.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60, options: [.portable, .ascii]))
  /// ```
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Replaces emoji whose width differs among terminals with text that has the same width
    /// everywhere.
    ///
    /// An emoji loses the selector or the keycap that makes it wide (`❤️` becomes `❤`, `1️⃣`
    /// becomes `1`). If several emoji are joined, the first one stays (`👩‍💻` becomes `👩`). A
    /// regional indicator without a partner becomes its letter. Letters are not replaced, even if
    /// their width differs among terminals; see ``CellWidth/isContested(_:)``.
    public static let portable = Options(rawValue: 1)

    /// Gives 2 cells to characters whose East_Asian_Width is Ambiguous.
    ///
    /// Some terminals for East Asian languages show these characters in 2 cells. Lines and bullets
    /// consist of such characters, so they are drawn in ASCII instead.
    public static let ambiguousIsWide = Options(rawValue: 2)

    /// Draws lines, bullets, bars and ellipses in ASCII.
    ///
    /// The text of views is not changed, except that control characters become `?`. Views can read
    /// the option as ``/DiptychViews/EnvironmentValues/isASCII``.
    public static let ascii = Options(rawValue: 4)

    /// Sets the column of the cursor after a text whose width differs among terminals, so that
    /// borders and columns are aligned.
    ///
    /// The column is not set inside of the text. If a terminal shows a cluster wider than expected,
    /// the next part of the line overwrites the end of the text.
    ///
    /// The option applies to a text with a cluster of several scalars, or with a scalar that has
    /// another width in at least one of the 22 terminals in the library `wcwidth`. This includes
    /// all texts that ``CellWidth/isContested(_:)`` reports.
    ///
    /// The column is set by the control sequence CHA (`CSI n G`, ECMA-48 section 8.3.9), even if
    /// ``TextFormat/color`` is ``ColorLevel/none``. So use the option only for output to a terminal
    /// whose lines begin at the left edge.
    public static let absoluteColumns = Options(rawValue: 8)

    /// Writes links as hyperlinks (OSC 8), unless ``TextFormat/color`` is ``ColorLevel/none``.
    ///
    /// The option is for terminals that support hyperlinks. Without the option, the address follows
    /// the label of a link, as in `the guide (https://example.org/guide)`, unless the label is the
    /// address. A relative address is never shown, because text output has no page that the address
    /// could be relative to.
    public static let hyperlinks = Options(rawValue: 16)

    /// Leaves out the address after the label of a link that can't be clicked.
    public static let hidesAddresses = Options(rawValue: 32)

    /// Draws with the colours of a theme for a light background, see
    /// ``/DiptychViews/Theme/Style/lightTerminal``.
    public static let lightBackground = Options(rawValue: 64)

    /// Draws with the colours of a theme for a dark background, see
    /// ``/DiptychViews/Theme/Style/darkTerminal``.
    public static let darkBackground = Options(rawValue: 128)

    /// Keeps columns in their places in terminals that reorder right-to-left letters (UAX #9).
    ///
    /// Without the option, such a terminal shows the row `│ שלום │ 100 │` with the number in the
    /// first column and the word in the second column. With the option, each piece of a line that
    /// has right-to-left letters is written between the isolates FSI and PDI (U+2068, U+2069) and
    /// is followed by LRM (U+200E). Other terminals show nothing for these three characters.
    ///
    /// Each line begins at the left edge, even if its first letter is a right-to-left letter.
    public static let bidirectionalIsolates = Options(rawValue: 256)

    /// The background of the terminal, according to ``lightBackground`` and ``darkBackground``; nil
    /// if the options contain neither or both.
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

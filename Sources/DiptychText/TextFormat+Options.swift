public import DiptychViews

extension TextFormat {
  /// Options that fit text to a terminal that differs from most others.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60, options: [.portable, .ascii]))
  /// ```
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Replaces emoji with a width that terminals disagree on by text with the same width
    /// everywhere.
    ///
    /// An emoji loses the selector or the keycap that makes it wide (`❤️` becomes `❤`, `1️⃣`
    /// becomes `1`). Of emoji that are joined, the first one stays (`👩‍💻` becomes `👩`). A regional
    /// indicator without a partner becomes its letter. Text in a script whose clusters are
    /// contested is not changed; see ``CellWidth/isContested(_:)``.
    public static let portable = Options(rawValue: 1)

    /// Gives 2 cells to characters whose East_Asian_Width is Ambiguous.
    ///
    /// Some terminals for East Asian languages show them so. Lines and bullets, whose characters
    /// are ambiguous too, are then drawn in ASCII.
    public static let ambiguousIsWide = Options(rawValue: 2)

    /// Draws lines, bullets, bars and ellipses in ASCII.
    ///
    /// Text is not changed, except that control characters become `?`. Views read the option as
    /// ``/DiptychViews/EnvironmentValues/isASCII``.
    public static let ascii = Options(rawValue: 4)

    /// Sets the cursor's column after a text with a cluster that some terminal shows in another
    /// width, so that borders and columns stand where they should.
    ///
    /// Inside of the text nothing is set. If a terminal shows such a cluster wider, the text after
    /// it reaches beyond its width, and is cut where the next part of the line begins.
    ///
    /// These are the clusters of several scalars, and the scalars with another width in at least
    /// one of the 22 terminals in the library `wcwidth`: all of ``CellWidth/isContested(_:)``, and
    /// more.
    ///
    /// The column is set by the control sequence CHA (`CSI n G`, ECMA-48 section 8.3.9), with any
    /// ``TextFormat/color``. So the option is only for a terminal, and for lines that begin at its
    /// left edge.
    public static let absoluteColumns = Options(rawValue: 8)

    /// Writes links as hyperlinks (OSC 8), in a format with any ``TextFormat/color`` but none.
    ///
    /// The option is for a terminal that knows them. Without it, the address stands after the label
    /// of a link, `the guide (https://example.org/guide)`, unless the label is the address. A
    /// relative address is never shown, because a terminal has no page that it could be relative
    /// to.
    public static let hyperlinks = Options(rawValue: 16)

    /// Leaves out the addresses of links that can't be clicked.
    public static let hidesAddresses = Options(rawValue: 32)

    /// Draws with the colours of a theme for a light ground, see
    /// ``/DiptychViews/Theme/Style/lightTerminal``.
    public static let lightBackground = Options(rawValue: 64)

    /// Draws with the colours of a theme for a dark ground, see
    /// ``/DiptychViews/Theme/Style/darkTerminal``.
    public static let darkBackground = Options(rawValue: 128)

    /// The ground of the terminal by ``lightBackground`` or ``darkBackground``; nil if neither is
    /// among the options, or both.
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

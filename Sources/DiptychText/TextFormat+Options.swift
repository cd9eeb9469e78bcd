extension TextFormat {
  /// How text is fitted to a terminal that does not do what most do.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60, options: [.portable, .ascii]))
  /// ```
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Replaces emoji on whose width terminals disagree by what they agree on.
    ///
    /// An emoji loses what makes it wide (`❤️` becomes `❤`, `1️⃣` becomes `1`), of several that are
    /// joined the first one stays (`👩‍💻` becomes `👩`), and half of a flag becomes its letter. Text
    /// in a script whose clusters are contested stays as it is, see ``CellWidth/isContested(_:)``.
    public static let portable = Options(rawValue: 1)

    /// Takes characters whose East_Asian_Width is Ambiguous to have 2 cells.
    ///
    /// Some terminals for East Asian languages show them so. Lines and bullets, which are ambiguous
    /// too, are drawn in ASCII then.
    public static let ambiguousIsWide = Options(rawValue: 2)

    /// Draws lines, bullets, bars and ellipses in ASCII.
    ///
    /// Text stays as it is, but for controls, which become `?`. Views see
    /// ``/DiptychViews/EnvironmentValues/isASCII``.
    public static let ascii = Options(rawValue: 4)

    /// Says at which column a line goes on after a cluster that some terminal shows in another width,
    /// so that borders and columns stand where they should.
    ///
    /// That is every cluster of several scalars, and each scalar on which one of 22 terminals differs
    /// that the library `wcwidth` knows: all of ``CellWidth/isContested(_:)``, and more.
    ///
    /// That is the control sequence CHA (`CSI n G`, ECMA-48 section 8.3.9), whatever the colours: so
    /// it is for a terminal alone, and for lines that begin at its left edge.
    public static let absoluteColumns = Options(rawValue: 8)
  }
}

extension Theme {
  /// The properties of a page: its fonts, its widths, and an author's rules.
  ///
  /// ``Theme/property(_:_:)`` and ``Theme/rules(_:)`` set them, after a check.
  public struct Page: Hashable, Sendable {
    /// The custom properties that differ from those of the stylesheet, by name without the dashes.
    public internal(set) var properties: [String: String] = [:]
    /// The rules of an author, written after those of the stylesheet.
    public internal(set) var rules = ""

    /// Creates the properties of the standard theme.
    public init() {}

    /// A custom property of the stylesheet, or one of an author's own.
    public struct Property: Hashable, Sendable {
      /// The name without the two dashes.
      public let name: String

      /// Creates a property with a name without the two dashes.
      public init(_ name: String) {
        self.name = name
      }

      /// The fonts of text: `system-ui, …`.
      public static let sans = Property("sans")
      /// The fonts of code: `ui-monospace, …`.
      public static let mono = Property("mono")
      /// The most width of a paragraph: `66ch`.
      public static let measure = Property("measure")
      /// The most width of a page: `72rem`.
      public static let pageWidth = Property("page")
      /// The space beside a page.
      public static let gutter = Property("gutter")
      /// The radius of the corners of a frame: `0.5rem`.
      public static let radius = Property("radius")
    }
  }
}

public import DiptychViews

extension Theme.Page {
  /// A CSS custom property of Diptych's stylesheet, or of your own stylesheet.
  public struct Property: Hashable, Sendable {
    /// The name, without the two leading hyphens.
    public let name: String

    /// Creates a property from its name, without the two leading hyphens.
    public init(_ name: String) {
      self.name = name
    }

    /// The fonts of text, by default `system-ui, …`.
    public static let sans = Property("sans")
    /// The fonts of code, by default `ui-monospace, …`.
    public static let mono = Property("mono")
    /// The maximum width of a paragraph, by default `66ch`.
    public static let measure = Property("measure")
    /// The maximum width of a page, by default `72rem`.
    public static let pageWidth = Property("page")
    /// The space at both sides of a page, by default `clamp(1rem, 4vw, 2rem)`.
    public static let gutter = Property("gutter")
    /// The radius of the corners of a frame, by default `0.5rem`.
    public static let radius = Property("radius")
  }
}

public import DiptychViews

extension Theme.Page {
  /// A CSS custom property, either of Diptych's stylesheet or of your own.
  public struct Property: Hashable, Sendable {
    /// The name without the two dashes.
    public let name: String

    /// Creates a property with a name without the two dashes.
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
    /// The space beside a page.
    public static let gutter = Property("gutter")
    /// The radius of the corners of a frame, by default `0.5rem`.
    public static let radius = Property("radius")
  }
}

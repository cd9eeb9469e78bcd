extension Theme {
  /// The properties of a page: its fonts, its widths, and additional CSS rules.
  ///
  /// `Theme.property(_:_:)` and `Theme.rules(_:)` of `DiptychHTML` check the values and set them.
  public struct Page: Equatable, Sendable {
    /// The values of CSS custom properties, which replace the values in the stylesheet.
    ///
    /// The keys are the names of the properties without the leading dashes.
    public package(set) var properties: [String: String] = [:]
    /// Additional CSS rules, which follow the rules of the stylesheet.
    public package(set) var rules = ""

    /// Creates the properties of the standard theme.
    public init() {}
  }
}

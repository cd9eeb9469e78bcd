extension Theme {
  /// The properties of a page: its fonts, its widths, and an author's rules.
  ///
  /// `Theme.property(_:_:)` and `Theme.rules(_:)` of `DiptychHTML` set them, after a check.
  public struct Page: Hashable, Sendable {
    /// The custom properties that differ from the stylesheet, by name without the dashes.
    public package(set) var properties: [String: String] = [:]
    /// The rules of an author, written after the stylesheet.
    public package(set) var rules = ""

    /// Creates the properties of the standard theme.
    public init() {}
  }
}

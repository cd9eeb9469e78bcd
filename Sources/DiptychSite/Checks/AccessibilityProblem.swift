/// A defect of a page that keeps some people from reading or using it.
public enum AccessibilityProblem: Hashable, Sendable {
  /// A heading skips a level, such as a heading of level 4 after a heading of level 2.
  case skippedLevel(heading: String, level: Int, after: Int)
  /// The page has no heading of level 1.
  case noFirstHeading
  /// A link has no text and no label.
  case unnamedLink(destination: String)
  /// A button or a field has no text and no label.
  case unnamedControl(role: String)
  /// An image has no description.
  ///
  /// An empty description is allowed, because it marks the image as decorative.
  case unnamedImage(source: String)
  /// A table has cells, but no cell is the header of a row or of a column.
  case tableWithoutHeaders
}

extension AccessibilityProblem: CustomStringConvertible {
  /// The defect and a remedy.
  public var description: String {
    switch self {
    case .skippedLevel(let heading, let level, let other):
      """
      the heading “\(heading)” has level \(level) after one of level \(other). Make it level \
      \(other + 1).
      """
    case .noFirstHeading:
      "no heading has level 1, so nothing says what the page is about. Add one."
    case .unnamedLink(let destination):
      "the link to “\(destination)” has no text. Give it a label."
    case .unnamedControl(let role):
      "a \(role) has no name. Give it a label."
    case .unnamedImage(let source):
      """
      the image “\(source)” has no description. Give it one, or an empty one if it says nothing \
      that the text does not.
      """
    case .tableWithoutHeaders:
      "a table has no titles of its columns or its rows. Give it some."
    }
  }
}

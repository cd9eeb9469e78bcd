/// The role of an HTML element in output that is not HTML.
///
/// A renderer gets the names of elements, and draws all elements of one role alike:
///
/// ```swift
/// switch _ElementRole(name: name) {
/// case .hidden: break
/// case .heading(let level): heading(level, content)
/// case .inline(let style): styled(style, content)
/// default: paragraph(content)
/// }
/// ```
///
/// An element that HTML does not define, such as `user-card`, is inline.
public enum _ElementRole: Equatable, Sendable {
  /// Content on lines of its own.
  case block
  /// Content in a line, with a style that is added to the surrounding style.
  case inline(TextStyle)
  /// A paragraph of inline content.
  case paragraph
  /// A heading with inline content; level 1 is the highest of 6.
  case heading(level: Int)
  /// Items of a list.
  case list(ListStyle)
  /// An item of a list.
  case listItem
  /// A quotation.
  case quote
  /// Text whose white space is kept.
  case preformatted
  /// A table.
  case table
  /// A group of rows of a table, such as `tbody`.
  case tableSection
  /// A row of a table.
  case tableRow
  /// A cell of a row.
  case tableCell
  /// A line break.
  case lineBreak
  /// A thematic break.
  case rule
  /// Content that is not displayed.
  case hidden
}

extension _ElementRole {
  /// Whether an element is `img`, whose attribute `alt` contains the alternative text.
  public static func isImage(_ name: StaticString) -> Bool { name.description == "img" }

  /// Returns the roles of elements by their names.
  static func table(_ rows: [(role: _ElementRole, names: String)]) -> [String: _ElementRole] {
    var roles: [String: _ElementRole] = [:]
    for row in rows {
      for name in row.names.split(separator: " ") { roles[String(name)] = row.role }
    }
    return roles
  }
}

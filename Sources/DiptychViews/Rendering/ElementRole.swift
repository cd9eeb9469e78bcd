/// The role of an element of HTML in a medium that is not HTML.
///
/// A renderer is told of elements by their names, and draws those of one role alike:
///
/// ```swift
/// switch ElementRole(name: name) {
/// case .hidden: break
/// case .heading(let level): heading(level, content)
/// case .inline(let style): styled(style, content)
/// default: paragraph(content)
/// }
/// ```
///
/// An element that HTML does not have, such as `user-card`, is inline.
public enum ElementRole: Hashable, Sendable {
  /// Content on lines of its own.
  case block
  /// Content in a line, with a style added to the one around it.
  case inline(TextStyle)
  /// Inline content that is a paragraph.
  case paragraph
  /// Inline content that heads what follows it; 1 is the highest level of 6.
  case heading(level: Int)
  /// Items of a list.
  case list(ListStyle)
  /// An item of a list.
  case listItem
  /// Content that somebody else said.
  case quote
  /// Text whose white space is kept.
  case preformatted
  /// A table.
  case table
  /// Some rows of a table.
  case tableSection
  /// A row of a table.
  case tableRow
  /// A cell of a row.
  case tableCell
  /// A new line in a text.
  case lineBreak
  /// A line between blocks.
  case rule
  /// Nothing that anybody sees.
  case hidden
}

extension ElementRole {
  /// Whether a name is that of an image, which has a text that stands for it: the attribute `alt`.
  public static func isImage(_ name: StaticString) -> Bool { packed(name) == packed("img") }

  /// The bytes of a name as a number, the first the lowest; 0 if there are more than 16.
  // A number is compared at once, where a string has to be made and hashed for each element.
  static func packed(_ name: StaticString) -> UInt128 {
    name.withUTF8Buffer { bytes in
      guard bytes.count <= 16 else { return 0 }
      var key: UInt128 = 0
      for byte in bytes.reversed() { key = key << 8 | UInt128(byte) }
      return key
    }
  }
}

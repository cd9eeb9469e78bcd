import DiptychViews

/// A place in a file: a line and a column, counted from 1, and the text of the line.
///
/// ```swift
/// SourcePlace("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = \"red\"")
/// ```
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The number of the line, or nil.
  public var line: Int?
  /// The number of the first character in the line, or nil.
  public var column: Int?
  /// The number of characters at the place; a ``Message`` has a caret below each of them.
  public var length: Int
  /// The text of the line, or nil.
  public var excerpt: String?

  /// Creates a place.
  public init(
    _ file: String,
    line: Int? = nil,
    column: Int? = nil,
    length: Int = 1,
    excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.excerpt = excerpt
  }

  /// The place in the form `file:line:column`; numbers that are nil are left out.
  public var description: String {
    let numbers = [line, line == nil ? nil : column].compactMap(\.self)
    return file.onOneLine + numbers.map { ":\($0)" }.joined()
  }
}

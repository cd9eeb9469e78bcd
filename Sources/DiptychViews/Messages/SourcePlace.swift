/// A position in a source file that a message refers to.
///
/// ```swift
/// SourcePlace("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = \"red\"")
/// ```
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The number of the line, counted from 1, or nil if the message is about the whole file.
  public var line: Int?
  /// The column of the first character, counted in characters from 1, or nil if the message is
  /// about the whole line.
  public var column: Int?
  /// The number of characters that the message refers to, starting at the column.
  ///
  /// If the place has an excerpt and a column, a ``Message`` shows a caret below each of these
  /// characters.
  public var length: Int
  /// The text of the whole line, or nil if a message should not show the line.
  public var excerpt: String?

  /// Creates a place in a source file.
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

  /// The place in the form `file:line:column`.
  ///
  /// If the column is nil, it is left out. If the line is nil, only the file is shown.
  public var description: String {
    let numbers = [line, line == nil ? nil : column].compactMap(\.self)
    return file.onOneLine + numbers.map { ":\($0)" }.joined()
  }
}

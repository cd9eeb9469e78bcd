/// A heading of a Markdown document.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public var level: Int
  /// The words of the heading, without styles.
  public let text: String
  /// The id that links lead to.
  ///
  /// It stands in braces at the end of the heading, as in `## Install {#install}`. Otherwise, it is
  /// made from the words of the heading, as on GitHub.
  public var id: String
  /// The line of the heading in the text; the first line is 1.
  public let line: Int
}

/// A heading of a Markdown document.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public var level: Int
  /// The words of the heading, without styles.
  public let text: String
  /// The id that links lead to: that in braces at the end of the heading, as in
  /// `## Install {#install}`, or one made of the words as GitHub makes it.
  public var id: String
  /// The line of the text on which the heading stands; the first line is 1.
  public let line: Int
}

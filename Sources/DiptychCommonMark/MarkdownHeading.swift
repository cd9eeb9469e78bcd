/// A heading of a Markdown document.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public var level: Int
  /// The text of the heading, without markup.
  public let text: String
  /// The id of the heading, which links refer to.
  ///
  /// An author can write the id in braces at the end of the heading, as in `## Install {#install}`.
  /// Otherwise, the id is made from the text of the heading, as on GitHub. For example, the id of
  /// the heading “Get Started” is `get-started`.
  public var id: String
  /// The line of the heading in the text; the first line is 1.
  public let line: Int
}

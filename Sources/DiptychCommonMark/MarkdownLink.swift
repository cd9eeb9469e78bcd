/// A link or an image of a Markdown document.
public struct MarkdownLink: Hashable, Sendable {
  /// The address, as the document has it.
  public let destination: String
  /// The line of the text on which it stands; the first line is 1.
  public let line: Int
  /// Whether it is an image.
  public let isImage: Bool
}

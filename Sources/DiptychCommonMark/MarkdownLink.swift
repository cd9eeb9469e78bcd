/// A link or an image of a Markdown document.
public struct MarkdownLink: Hashable, Sendable {
  /// The address, as it is written in the document.
  public let destination: String
  /// The line of the link in the text; the first line is 1.
  public let line: Int
  /// Whether the address belongs to an image.
  public let isImage: Bool
}

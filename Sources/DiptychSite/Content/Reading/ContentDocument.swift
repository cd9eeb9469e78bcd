public import DiptychViews

/// A parsed Markdown text, and a view that shows it.
///
/// `DiptychCommonMark` contains a reader that uses cmark-gfm. To use another parser, pass a closure
/// to the ``ContentFolder``.
public struct ContentDocument: Sendable {
  /// A heading of a document.
  public struct Heading: Hashable, Sendable {
    /// The level, from 1 to 6.
    public var level: Int
    /// The words of the heading.
    public var text: String
    /// The id of the heading, for links.
    public var id: String

    /// Creates a heading.
    public init(level: Int, text: String, id: String) {
      self.level = level
      self.text = text
      self.id = id
    }
  }

  /// A link or an image of a document.
  public struct Link: Hashable, Sendable {
    /// The address, as written in the document.
    public var destination: String
    /// The line of the link in the file, from 1.
    public var line: Int
    /// Whether the link is in raw HTML, which is copied into the page unchanged.
    public var isInHTML: Bool

    /// Creates a link.
    public init(_ destination: String, line: Int, isInHTML: Bool = false) {
      self.destination = destination
      self.line = line
      self.isInHTML = isInHTML
    }
  }

  /// The headings, in order.
  public var headings: [Heading]

  /// The links and images, in order.
  public var links: [Link]

  /// The words of the document.
  public var text: String

  /// The words of the first paragraph, or an empty text.
  public var firstParagraph: String

  /// Returns a view of the document.
  ///
  /// The three arguments are closures:
  ///
  /// - `heading` returns the heading to show in place of its argument, for example with another
  ///   level, or nil to leave the heading out.
  /// - `destination` returns the address to write in place of its argument, which is the address of
  ///   a link or an image in the document. It returns nil to show only the text of the link or the
  ///   image.
  /// - `imageSize` returns the size of an image, or nil if it is unknown. Its argument is the
  ///   address of the image in the document.
  public var view:
    @Sendable (
      _ heading: @escaping @Sendable (Heading) -> Heading?,
      _ destination: @escaping @Sendable (String) -> String?,
      _ imageSize: @escaping @Sendable (String) -> (width: Int, height: Int)?
    ) -> AnyView

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - headings: The headings, in order.
  ///   - links: The links and images, in order.
  ///   - text: The words of the document.
  ///   - firstParagraph: The words of the first paragraph.
  ///   - view: A closure that returns a view of the document, see ``view``.
  public init(
    headings: [Heading] = [],
    links: [Link] = [],
    text: String,
    firstParagraph: String = "",
    view:
      @escaping @Sendable (
        _ heading: @escaping @Sendable (Heading) -> Heading?,
        _ destination: @escaping @Sendable (String) -> String?,
        _ imageSize: @escaping @Sendable (String) -> (width: Int, height: Int)?
      ) -> AnyView
  ) {
    self.headings = headings
    self.links = links
    self.text = text
    self.firstParagraph = firstParagraph
    self.view = view
  }
}

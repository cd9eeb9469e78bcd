public import DiptychSite
public import DiptychViews

/// A text that a reader of Markdown has read, and the view that shows it.
///
/// `DiptychMarkdownContent` has a reader by cmark-gfm. Any other is a closure of the type
/// ``ContentReader``.
public struct ContentDocument: Sendable {
  /// A heading of a document.
  public struct Heading: Hashable, Sendable {
    /// The level, from 1 to 6.
    public var level: Int
    /// The words.
    public var text: String
    /// The id that links lead to.
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
    /// The address, as the document has it.
    public var destination: String
    /// Its line in the file, from 1.
    public var line: Int
    /// Whether the link stands in HTML, which the page has as it is.
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

  /// The words of its first paragraph, or an empty text.
  public var firstParagraph: String

  /// The choices of its reader that change the view; a page is rendered again when they change.
  public var version = ""

  /// Returns a view of the document.
  ///
  /// The first argument returns a heading as it is shown, or nil to leave it out. The second one
  /// returns the address of a link or an image, nil to show its words alone. The third one returns
  /// the size of an image by its address in the document, nil if nobody knows it.
  public var view:
    @Sendable (
      _ heading: @escaping @Sendable (Heading) -> Heading?,
      _ destination: @escaping @Sendable (String) -> String?,
      _ imageSize: @escaping @Sendable (String) -> ImageSize?
    ) -> AnyView

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - headings: The headings, in order.
  ///   - links: The links and images, in order.
  ///   - text: The words of the document.
  ///   - firstParagraph: The words of its first paragraph.
  ///   - view: A closure that returns a view of the document, with headings, addresses and sizes of
  ///     images as three closures give them.
  public init(
    headings: [Heading] = [],
    links: [Link] = [],
    text: String,
    firstParagraph: String = "",
    view:
      @escaping @Sendable (
        _ heading: @escaping @Sendable (Heading) -> Heading?,
        _ destination: @escaping @Sendable (String) -> String?,
        _ imageSize: @escaping @Sendable (String) -> ImageSize?
      ) -> AnyView
  ) {
    self.headings = headings
    self.links = links
    self.text = text
    self.firstParagraph = firstParagraph
    self.view = view
  }
}

/// A reader of the Markdown of a file, whose path is for messages.
///
/// The lines of front matter are empty, so lines have the numbers of the file. An error that the
/// reader throws is a problem of the file; a ``ContentProblem`` names a line.
public typealias ContentReader =
  @Sendable (_ markdown: String, _ file: String) throws -> ContentDocument

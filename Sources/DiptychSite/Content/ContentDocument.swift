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

/// The headings of a document, as they are shown on its page.
///
/// The heading that is the title is left out, because the layout shows the title. The levels of the
/// other headings begin with 2, and no level is skipped. Headings without words are left out.
struct ContentOutline: Sendable {
  /// The id of the heading that is the title, or nil.
  private let titleID: String?
  /// The headings on the page, by their ids in the document.
  private var shown: [String: ContentDocument.Heading] = [:]

  /// The ids in the layout of a page.
  private static let layoutIDs: Set<String> = ["content"]

  init(_ headings: [ContentDocument.Heading], title: String) {
    let titleHeading = headings.first { $0.level == 1 && $0.text == title }
    titleID = titleHeading?.id
    let ids = Set(headings.map(\.id))
    // The levels of the headings around the next one.
    var levels: [Int] = []
    for var heading in headings where heading.id != titleID && !heading.text.isEmpty {
      let id = heading.id
      while let last = levels.last, last >= heading.level { levels.removeLast() }
      levels.append(heading.level)
      heading.level = min(levels.count + 1, 6)
      if Self.layoutIDs.contains(id) {
        heading.id = (1...).lazy.map { "\(id)-\($0)" }.first { !ids.contains($0) } ?? id
      }
      shown[id] = heading
    }
  }

  /// Returns a heading as it is shown, or nil if it is left out.
  func shown(_ heading: ContentDocument.Heading) -> ContentDocument.Heading? { shown[heading.id] }

  /// Returns the id on the page that a fragment refers to, or nil if the page has no such id.
  ///
  /// The result is empty for the top of the page.
  ///
  /// Case is ignored, as on GitHub.
  func id(_ fragment: String) -> String? {
    for id in [fragment, fragment.lowercased()] {
      if let heading = shown[id] { return heading.id }
      if id == titleID || id.isEmpty || id == "top" { return "" }
    }
    return nil
  }
}

/// A problem that keeps a Markdown file from becoming a page, with the path of the file and the
/// line.
public struct ContentProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String

  /// The line, from 1; nil for the file as a whole.
  public let line: Int?

  /// The reason and a remedy.
  public let reason: String

  /// Creates a problem.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The file, the line and the reason, such as `posts/storm.md:3: “tomorrow” is no date; …`.
  ///
  /// The text is one line. Visible characters, such as `␛`, replace control characters from names
  /// and front matter.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(reason)".onOneLine
  }
}

/// An error that lists all problems of a folder.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the files.
  public let problems: [ContentProblem]

  /// Creates an error.
  public init(problems: [ContentProblem]) { self.problems = problems }

  /// A message with the number of problems, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "The content has \(count):\n" + problems.map { "- \($0)" }.joined(separator: "\n")
  }
}

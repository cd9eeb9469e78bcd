/// The content of a Markdown document.
///
/// ```swift
/// MarkdownView(try MarkdownDocument("Hot, *not* boiling:\n\n- water\n- tea"))
/// ```
///
/// ```text
/// Hot, not boiling:
///
/// • water
/// • tea
/// ```
///
/// The HTML is `<p>Hot, <em>not</em> boiling:</p><ul><li>water</li><li>tea</li></ul>`.
///
/// Headings have the ids of ``MarkdownDocument/headings``, alerts are callouts, and code is
/// highlighted. The ``/DiptychViews/LinkPolicy`` applies to links and images, so a page can safely
/// contain a document from any author. The exception is a document whose HTML is
/// ``RawHTMLPolicy/trusted``.
///
/// Pass a closure to replace the addresses of links, for example the links to other documents:
///
/// ```swift
/// MarkdownView(document) { link in
///   link.destination.replacing(".md", with: ".html")
/// }
/// ```
///
/// If the closure returns nil for a link, only the text of the link is shown. If it returns nil for
/// an image, only the description of the image is shown. A link without text, as in `[](more.md)`,
/// shows its address in the document as its text.
public struct MarkdownView: View, Sendable {
  private let context: MarkdownContext

  /// Creates a view of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - headingOffset: The number that is added to the level of each heading, such as 1 in a page
  ///     with a title of its own. The level is limited to 1 to 6.
  ///   - footnotePrefix: A prefix for the ids of footnotes, such as `fn:1`, and of their
  ///     references, such as `fnref:1`. If a page shows several documents, each needs a different
  ///     prefix.
  ///   - destination: A closure that returns the address of a link or of an image. Without the
  ///     closure, the address in the document is used.
  ///   - imageSize: A closure that returns the width and the height of an image in pixels, or nil
  ///     if they are not known. A browser reserves the space while it loads the image. An image
  ///     with a size is loaded lazily, unless it is the first image of the document.
  public init(
    _ document: MarkdownDocument,
    headingOffset: Int = 0,
    footnotePrefix: String = "",
    destination: @escaping @Sendable (MarkdownLink) -> String? = { $0.destination },
    imageSize: @escaping @Sendable (MarkdownLink) -> (width: Int, height: Int)? = { _ in nil }
  ) {
    self.init(
      document,
      heading: { heading in
        var heading = heading
        // The offset comes from the caller, so the sum may overflow.
        let level = heading.level.addingReportingOverflow(headingOffset)
        heading.level = level.overflow ? 6 : level.partialValue
        return heading
      },
      footnotePrefix: footnotePrefix,
      destination: destination,
      imageSize: imageSize
    )
  }

  /// Creates a view of a document whose headings are changed or left out.
  ///
  /// ```swift
  /// MarkdownView(document, heading: { $0.text == document.title ? nil : $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - heading: A closure that returns a heading with its new level and id, or nil to leave the
  ///     heading out. The level is limited to 1 to 6. The text of the heading can't be changed.
  ///   - footnotePrefix: A prefix for the ids of footnotes, such as `fn:1`, and of their
  ///     references, such as `fnref:1`. If a page shows several documents, each needs a different
  ///     prefix.
  ///   - destination: A closure that returns the address of a link or of an image. Without the
  ///     closure, the address in the document is used.
  ///   - imageSize: A closure that returns the width and the height of an image in pixels, or nil
  ///     if they are not known.
  public init(
    _ document: MarkdownDocument,
    heading: @escaping @Sendable (MarkdownHeading) -> MarkdownHeading?,
    footnotePrefix: String = "",
    destination: @escaping @Sendable (MarkdownLink) -> String? = { $0.destination },
    imageSize: @escaping @Sendable (MarkdownLink) -> (width: Int, height: Int)? = { _ in nil }
  ) {
    context = MarkdownContext(document, heading, footnotePrefix, destination, imageSize)
  }

  public var body: some View {
    MarkdownBlocks(context: context, range: 0..<context.tree.nodes.count)
  }
}

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
/// HTML is `<p>Hot, <em>not</em> boiling:</p><ul><li>water</li><li>tea</li></ul>`.
///
/// Headings have the ids of ``MarkdownDocument/headings``, alerts are callouts, code is
/// highlighted, and links and images obey the ``/DiptychViews/LinkPolicy``, so a document of any
/// author is safe in a page.
///
/// Pass a closure to replace the addresses of links, for example the links to other documents:
///
/// ```swift
/// MarkdownView(document) { link in
///   link.destination.replacing(".md", with: ".html")
/// }
/// ```
///
/// If the closure returns nil for a link, only the words of the link are shown. If it returns nil
/// for an image, only the description of the image is shown. A link without words shows the address
/// in the document.
public struct MarkdownView: View, Sendable {
  private let context: MarkdownContext

  /// Creates a view of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - headingOffset: The number that is added to the level of each heading, such as 1 in a page
  ///     with a title of its own. No heading is below level 6.
  ///   - footnotePrefix: The letters before the ids `fn:1` and `fnref:1` of a footnote and of its
  ///     reference, for a page with several documents.
  ///   - destination: A closure that returns the address of a link or of an image. Without the
  ///     closure, the address in the document is used.
  ///   - imageSize: The width and the height of an image in pixels; nil if they are not known. A
  ///     browser keeps the space while it loads the image. The images with a size are loaded when
  ///     they come near, except the first one of the document.
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
        // The sum of two numbers from outside may overflow.
        let level = heading.level.addingReportingOverflow(headingOffset)
        heading.level = level.overflow ? 6 : level.partialValue
        return heading
      },
      footnotePrefix: footnotePrefix,
      destination: destination,
      imageSize: imageSize
    )
  }

  /// Creates a view of a document with other headings.
  ///
  /// ```swift
  /// MarkdownView(document, heading: { $0.text == document.title ? nil : $0 })
  /// ```
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - heading: The heading that is shown in the place of one, with another level or another id,
  ///     or nil to leave it out. The level is limited to 1 to 6; the words stay.
  ///   - footnotePrefix: The letters before the ids `fn:1` and `fnref:1` of a footnote and of its
  ///     reference, for a page with several documents.
  ///   - destination: A closure that returns the address of a link or of an image. Without the
  ///     closure, the address in the document is used.
  ///   - imageSize: The width and the height of an image in pixels; nil if they are not known.
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
    MarkdownBlocks(context, 0..<context.tree.nodes.count)
  }
}

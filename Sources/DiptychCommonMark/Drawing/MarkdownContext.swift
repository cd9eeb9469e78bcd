/// A document, and the options of the view that shows it.
final class MarkdownContext: Sendable {
  let tree: MarkdownTree
  /// The headings as they are shown; nil for headings that are left out.
  private let headings: [MarkdownHeading?]
  private let footnotePrefix: String
  private let destination: @Sendable (MarkdownLink) -> String?
  private let imageSize: @Sendable (MarkdownLink) -> (width: Int, height: Int)?
  /// The position of the first image; nil in a document without images.
  private let firstImage: Int?

  init(
    _ document: MarkdownDocument,
    _ heading: (MarkdownHeading) -> MarkdownHeading?,
    _ footnotePrefix: String,
    _ destination: @escaping @Sendable (MarkdownLink) -> String?,
    _ imageSize: @escaping @Sendable (MarkdownLink) -> (width: Int, height: Int)?
  ) {
    tree = document.tree
    headings = document.headings.map(heading)
    self.footnotePrefix = footnotePrefix
    self.destination = destination
    self.imageSize = imageSize
    firstImage = document.tree.nodes.firstIndex(where: \.isImage)
  }

  /// Returns the level and the id of the heading with a number; nil if the heading is left out.
  func heading(_ position: Int) -> (level: Int, id: String)? {
    headings[position].map { (min(max($0.level, 1), 6), $0.id) }
  }

  /// Returns the address of a link or an image; nil if only its words are shown.
  func destination(of node: MarkdownNode) -> String? { node.link.flatMap(destination) }

  /// Returns the image at a position, which is loaded from an address.
  func image(at position: Int, from source: String, _ alternative: String) -> MarkdownImage {
    let size = tree.nodes[position].link.flatMap(imageSize)
    return MarkdownImage(
      source: source,
      alternative: alternative,
      title: tree.titles[position],
      width: size?.width,
      height: size?.height,
      isFirst: position == firstImage
    )
  }

  /// Returns the id of a footnote; no heading has a colon in its id.
  func id(ofFootnote number: Int) -> String { "\(footnotePrefix)fn:\(number)" }

  /// Returns the id of a reference to a footnote.
  ///
  /// The occurrence counts the references to that footnote.
  func id(ofReferenceTo number: Int, _ occurrence: Int) -> String {
    "\(footnotePrefix)fnref:\(number)" + (occurrence > 1 ? "-\(occurrence)" : "")
  }

  /// Returns the positions of the blocks in a range, without the headings that are left out.
  func blocks(in range: Range<Int>) -> [Int] {
    tree.children(in: range).filter { position in
      if case .heading(let number) = tree.nodes[position].kind {
        heading(number) != nil
      } else {
        true
      }
    }
  }
}

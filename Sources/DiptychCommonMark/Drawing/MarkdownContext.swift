/// A document, and the choices of the view that shows it.
final class MarkdownContext: Sendable {
  let tree: MarkdownTree
  private let headings: [MarkdownHeading]
  private let headingOffset: Int
  private let destination: @Sendable (MarkdownLink) -> String

  init(
    _ document: MarkdownDocument,
    _ headingOffset: Int,
    _ destination: @escaping @Sendable (MarkdownLink) -> String
  ) {
    tree = document.tree
    headings = document.headings
    self.headingOffset = headingOffset
    self.destination = destination
  }

  /// Returns the level and the id of a heading, by its position among the headings.
  func heading(_ position: Int) -> (level: Int, id: String) {
    let heading = headings[position]
    // The sum of two numbers that anybody gives may overflow.
    let level = heading.level.addingReportingOverflow(headingOffset)
    return (level.overflow ? 6 : min(max(level.partialValue, 1), 6), heading.id)
  }

  /// Returns the address of a link or an image.
  func destination(of node: MarkdownNode) -> String { node.link.map(destination) ?? "" }
}

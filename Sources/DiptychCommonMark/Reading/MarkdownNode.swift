import DiptychViews

/// A block or a piece of inline content, in a ``MarkdownTree``.
struct MarkdownNode: Sendable {
  var kind: Kind
  /// The line of its beginning.
  let line: Int
  /// The position after the last node inside of it.
  var end: Int

  /// The kind of a node, with its values.
  enum Kind: Sendable {
    case paragraph
    /// A heading, with its index in the headings of the document.
    case heading(Int)
    case quote
    case alert(MarkdownAlert)
    case list(ListStyle, start: Int, isTight: Bool)
    case item
    case task(isDone: Bool)
    case codeBlock(String, language: String?, info: String)
    case rule
    case table([TextAlignment])
    case row
    case cell
    case footnotes
    case footnote(Int)

    case text(String)
    case lineBreak
    case code(String)
    case emphasis
    case strong
    case strikethrough
    case link(String)
    case image(String, alternative: String)
    /// A reference to a footnote.
    ///
    /// The occurrence counts the references to that footnote.
    case reference(Int, occurrence: Int)
    /// The link from a footnote back to one of its references.
    case backLink(Int, occurrence: Int)

    /// Trusted HTML.
    case html(String)
  }

  var isImage: Bool { if case .image = kind { true } else { false } }

  var isParagraph: Bool { if case .paragraph = kind { true } else { false } }

  /// The node as a link or an image, or nil for other nodes.
  var link: MarkdownLink? {
    switch kind {
    case .link(let destination):
      MarkdownLink(destination: destination, line: line, isImage: false)
    case .image(let source, _): MarkdownLink(destination: source, line: line, isImage: true)
    default: nil
    }
  }
}

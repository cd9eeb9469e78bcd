import DiptychHTML
import DiptychViews

/// The blocks and the inline content of a document.
///
/// Each node precedes the nodes inside it.
///
/// The nodes are in an array, so a tree of ten thousand levels is read, copied and freed without
/// recursion.
struct MarkdownTree: Sendable {
  var nodes: [MarkdownNode] = []
  /// The titles of links and images, by position.
  ///
  /// Only a few nodes have a title.
  var titles: [Int: String] = [:]

  /// Returns the positions of the topmost nodes in a range.
  func children(in range: Range<Int>) -> [Int] {
    var positions: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      positions.append(position)
      position = nodes[position].end
    }
    return positions
  }

  /// Returns the range of the nodes inside a node.
  func content(of position: Int) -> Range<Int> { position + 1..<nodes[position].end }

  /// The text of each block that contains inline content or code.
  var lines: [String] {
    nodes.indices.compactMap { position in
      switch nodes[position].kind {
      case .paragraph, .heading, .cell: words(in: content(of: position))
      case .codeBlock(let code, _, _): code
      default: nil
      }
    }
  }

  /// Returns the words in a range, without styles.
  func words(in range: Range<Int>) -> String {
    var words = ""
    for node in nodes[range] {
      switch node.kind {
      case .text(let text), .code(let text): words += text
      case .image(_, let alternative): words += alternative
      case .lineBreak: words += " "
      default: break
      }
    }
    return words
  }
}

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

/// The kind of an alert of GitHub, which is a quote whose first line names the kind, as in `>
/// [!NOTE]`.
enum MarkdownAlert: String, CaseIterable, Sendable {
  case note = "Note"
  case tip = "Tip"
  case important = "Important"
  case warning = "Warning"
  case caution = "Caution"

  /// Creates the kind that the first line of a quote names, in any case.
  init?(line: String) {
    guard line.hasPrefix("[!"), line.utf8.count <= 12 else { return nil }
    let line = line.uppercased()
    guard let alert = Self.allCases.first(where: { line == "[!\($0.rawValue.uppercased())]" })
    else { return nil }
    self = alert
  }

  /// The status of the callout that shows it.
  var status: Status {
    switch self {
    case .note, .important: .info
    case .tip: .success
    case .warning: .warning
    case .caution: .danger
    }
  }
}

/// An inline tag in Markdown.
struct InlineTag {
  /// The name of the element, in lower case; empty for a comment or a declaration.
  private let name: String
  private let hasAttributes: Bool

  init(_ html: String) {
    let content = html.utf8.dropFirst().drop { $0 == UInt8(ascii: "/") }
    let name = content.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    self.name = (String(name) ?? "").lowercased()
    hasAttributes = content.dropFirst(name.count).contains { byte in
      byte > UInt8(ascii: " ") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
    }
  }

  /// Whether the tag is `<br>` without attributes, which is the only line break that a table cell
  /// can have.
  var isLineBreak: Bool { name == "br" && !hasAttributes }

  /// Whether the words before and after the tag are separate in a page.
  var separatesWords: Bool { !name.isEmpty && !Self.joining.contains(name) }

  /// The elements that may be inside a word.
  private static let joining: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
    "ins", "kbd", "label", "mark", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "slot",
    "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}

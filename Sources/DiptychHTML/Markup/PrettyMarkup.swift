/// Line breaks and indentation in markup, where they mean nothing.
///
/// White space means nothing between the children of an element that holds elements alone, none of
/// which stands in a line: the rows of a table, the blocks of a section. Everywhere else, and in
/// everything that holds text, such as a paragraph, an item, a cell or a `pre`, nothing is added. So
/// a browser draws the same. Indentation ends at 100 levels: it would be quadratic in the depth.
@usableFromInline
struct PrettyMarkup {
  /// The elements whose children may stand on lines of their own, if all of them are blocks.
  private static let containers: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "colgroup", "datalist", "details",
    "dialog",
    "div", "dl", "fieldset", "figure", "footer", "form", "head", "header", "hgroup", "html", "main",
    "menu", "nav", "ol", "optgroup", "search", "section", "table", "tbody", "tfoot", "thead", "tr",
    "ul",
  ]

  /// The elements that stand in no line, besides the containers.
  private static let blocks: Set<String> = [
    "base", "caption", "col", "dd", "dt", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "legend", "li", "link", "meta", "option", "p", "pre", "style", "summary", "td", "template",
    "th",
    "title",
  ]

  private static let indentedLevels = 100

  private let bytes: [UInt8]
  private let tokens: [MarkupToken]
  /// For each start tag of a container, whether its children stand on lines of their own.
  private var isOpened: [Bool]

  /// Markup for reading.
  @usableFromInline
  static func text(of markup: String) -> String { PrettyMarkup(markup).text() }

  private init(_ markup: String) {
    bytes = Array(markup.utf8)
    var scanner = MarkupScanner(bytes)
    var tokens: [MarkupToken] = []
    while let token = scanner.next() { tokens.append(token) }
    self.tokens = tokens
    isOpened = [Bool](repeating: false, count: tokens.count)
    findContainers()
  }

  // MARK: Which elements are opened

  /// Finds the containers that hold blocks alone, and at least one.
  ///
  /// A comment counts as text: it stays where it is.
  private mutating func findContainers() {
    var open: [(index: Int, name: String, holdsBlocks: Bool, holdsText: Bool)] = []
    /// Where white space counts, up to the end of an element that holds text.
    var textDepth = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .startTag:
        let isBlock = isBlock(token.name)
        if let last = open.indices.last {
          if isBlock { open[last].holdsBlocks = true } else { open[last].holdsText = true }
        }
        guard !token.isVoid else { break }
        open.append((index, token.name, false, textDepth > 0))
        if !Self.containers.contains(token.name) { textDepth += 1 }
      case .endTag:
        // Markup that is not well-formed, from a `Raw`, is left as it is.
        guard let element = open.popLast(), element.name == token.name else {
          return isOpened = isOpened.map { _ in false }
        }
        let isContainer = Self.containers.contains(element.name)
        if !isContainer { textDepth -= 1 }
        isOpened[element.index] = isContainer && element.holdsBlocks && !element.holdsText
      case .text, .declaration:
        if let last = open.indices.last { open[last].holdsText = true }
      }
    }
    if !open.isEmpty { isOpened = isOpened.map { _ in false } }
  }

  private func isBlock(_ name: String) -> Bool {
    Self.containers.contains(name) || Self.blocks.contains(name) || name == "script"
  }

  // MARK: Writing

  private func text() -> String {
    var result: [UInt8] = []
    /// The elements around, and whether each is opened; the page itself is if it holds blocks alone.
    let isOpenedPage = isOpenedPage
    var open = [isOpenedPage]
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .startTag:
        if open[open.count - 1] { breakLine(depth: open.count - 1, in: &result) }
        result += bytes[token.range]
        if !token.isVoid { open.append(isOpened[index]) }
      case .endTag:
        let isOpened = open.count > 1 ? open.removeLast() : false
        if isOpened { breakLine(depth: open.count - 1, in: &result) }
        result += bytes[token.range]
      case .text, .declaration:
        result += bytes[token.range]
      }
    }
    if isOpenedPage && result.last != 0x0A { result.append(0x0A) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether what is outside of all elements are blocks, a document type and line ends alone.
  private var isOpenedPage: Bool {
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .startTag:
        if depth == 0 && !isBlock(token.name) { return false }
        if !token.isVoid { depth += 1 }
      case .endTag: depth -= 1
      case .declaration: break
      case .text:
        if depth == 0 && bytes[token.range].contains(where: { $0 != 0x0A }) { return false }
      }
    }
    return depth == 0
  }

  private func breakLine(depth: Int, in result: inout [UInt8]) {
    if !result.isEmpty { result.append(0x0A) }
    result += [UInt8](repeating: 0x20, count: 2 * min(depth, Self.indentedLevels))
  }
}

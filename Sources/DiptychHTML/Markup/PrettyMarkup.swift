/// Line breaks and indentation in markup, where a browser shows none of them.
///
/// CSS drops white space at the start and the end of a line, so a break may stand before and after
/// every block: a paragraph, an item, a row. Between two inline elements it would be a space, and in
/// a `pre` it would be seen, so there the markup stays as it is. An element is opened, with its
/// children on lines of their own, if it holds a block.
///
/// The display of an element is that of HTML's own style sheet (HTML Living Standard, 15.3) and of
/// the kit's. A sheet of one's own that shows blocks in a line, or preserves their white space, is
/// not known here. Indentation ends at 100 levels: it would be quadratic in the depth.
@usableFromInline
struct PrettyMarkup {
  private static let indentedLevels = 100

  private let bytes: [UInt8]
  private let tokens: [MarkupToken]
  /// What each token is to the line that it stands in.
  private var flows: [MarkupFlow] = []
  /// For each start tag, whether the children of its element stand on lines of their own.
  private var isOpened: [Bool]
  /// For each token but end tags, whether the next one beside it that is seen ends the line.
  private var endsLineAfter: [Bool]

  /// Markup for reading.
  @usableFromInline
  static func text(of markup: String) -> String {
    var pretty = PrettyMarkup(markup)
    return pretty.findOpened() ? pretty.text() : markup
  }

  private init(_ markup: String) {
    bytes = Array(markup.utf8)
    var scanner = MarkupScanner(bytes)
    var tokens: [MarkupToken] = []
    while let token = scanner.next() { tokens.append(token) }
    self.tokens = tokens
    flows = tokens.map { [bytes] token in MarkupFlow(token, in: bytes) }
    isOpened = [Bool](repeating: false, count: tokens.count)
    endsLineAfter = [Bool](repeating: false, count: tokens.count)
  }

  // MARK: Which elements are opened

  /// An element whose end tag is not reached.
  private struct Element {
    let start: Int
    let name: String
    /// Whether the element may be opened, as far as its name and what is around it say.
    let mayOpen: Bool
    var holdsBlock = false
  }

  /// Finds the elements that are opened.
  ///
  /// - Returns: Whether the markup is well-formed, as all is but what comes from a `Raw`, and holds a
  ///   block.
  private mutating func findOpened() -> Bool {
    var open = [Element(start: -1, name: "", mayOpen: true)]
    for (index, token) in tokens.enumerated() {
      let last = open.count - 1
      switch token.kind {
      case .startTag:
        if flows[index] != .inline { open[last].holdsBlock = true }
        guard !token.isVoid else { break }
        let mayOpen = open[last].mayOpen && token.mayOpen
        open.append(Element(start: index, name: token.name, mayOpen: mayOpen))
      case .endTag:
        guard last > 0, open[last].name == token.name else { return false }
        let element = open.removeLast()
        isOpened[element.start] = element.mayOpen && element.holdsBlock
        flows[index] = flows[element.start]
      case .text, .declaration: break
      }
    }
    guard open.count == 1, open[0].holdsBlock else { return false }
    findLineEnds()
    return true
  }

  /// Finds what the next token that is seen does to the line, from the last token on.
  private mutating func findLineEnds() {
    /// For each element around, whether what follows ends the line; at its end nothing is left of it.
    var ends = [true]
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      if token.kind == .endTag {
        ends.append(true)
        continue
      }
      if token.kind == .startTag && !token.isVoid { ends.removeLast() }
      endsLineAfter[index] = ends[ends.count - 1]
      note(flows[index], in: &ends[ends.count - 1])
    }
  }

  /// Notes a child in what is known of the line.
  private func note(_ flow: MarkupFlow, in isAtLineEdge: inout Bool) {
    switch flow {
    case .block: isAtLineEdge = true
    case .inline: isAtLineEdge = false
    case .unseen: break
    }
  }

  // MARK: Writing

  /// An element around a token.
  private struct Around {
    let isOpened: Bool
    /// The opened elements around its children.
    let depth: Int
    /// Whether nothing of the line is seen yet.
    var isAtLineStart = true
  }

  private func text() -> String {
    var result: [UInt8] = []
    var around = [Around(isOpened: true, depth: 0)]
    for (index, token) in tokens.enumerated() {
      let last = around.count - 1
      if token.kind == .endTag {
        let element = around.removeLast()
        if element.isOpened { breakLine(depth: element.depth - 1, in: &result) }
        result += bytes[token.range]
        continue
      }
      let parent = around[last]
      // What follows a token ends the line, or the token itself does, or what is before it.
      let isFree =
        parent.isOpened
        && (parent.isAtLineStart || flows[index] == .block
          || flows[index] == .unseen && endsLineAfter[index])
      if isFree && token.kind == .text && flows[index] == .unseen { continue }
      if isFree { breakLine(depth: parent.depth, in: &result) }
      result += bytes[token.range]
      note(flows[index], in: &around[last].isAtLineStart)
      if token.kind == .startTag && !token.isVoid {
        let isOpened = isOpened[index]
        around.append(Around(isOpened: isOpened, depth: parent.depth + (isOpened ? 1 : 0)))
      }
    }
    if result.last != 0x0A { result.append(0x0A) }
    return String(decoding: result, as: UTF8.self)
  }

  private func breakLine(depth: Int, in result: inout [UInt8]) {
    if !result.isEmpty && result.last != 0x0A { result.append(0x0A) }
    result += [UInt8](repeating: 0x20, count: 2 * min(depth, Self.indentedLevels))
  }
}

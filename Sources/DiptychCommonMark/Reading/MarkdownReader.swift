import DiptychHTML
import DiptychViews

/// A builder of a document's tree from the events of a walk through cmark-gfm's tree.
struct MarkdownReader {
  let file: String?
  let rawHTML: RawHTMLPolicy
  /// The number of lines before the Markdown.
  let linesBefore: Int

  private(set) var tree = MarkdownTree()
  private(set) var headings: [MarkdownHeading] = []
  private var ids = HeadingIDs()
  /// The positions of the nodes that have not ended.
  private var open: [Int] = []
  /// The line of the last node.
  private var line = 1
  /// The parent of the last node if the last node is a text, or nil.
  private var textParent: Int?
  /// The number of images around the next node, and the words in the outermost image.
  private var imageDepth = 0
  private var alternative = ""
  private var footnoteCount = 0
  /// The last paragraph that has ended, and its parent.
  private var lastParagraph: (position: Int, parent: Int?)?
  /// The number of references so far to each footnote.
  private var references: [Int: Int] = [:]
  private var lines = MarkdownLines([])

  init(file: String?, rawHTML: RawHTMLPolicy, linesBefore: Int) {
    self.file = file
    self.rawHTML = rawHTML
    self.linesBefore = linesBefore
  }

  /// Reads Markdown in UTF-8.
  mutating func read(_ markdown: ArraySlice<UInt8>) throws(MarkdownError) {
    lines = MarkdownLines(markdown)
    let source = CMarkTree(markdown)
    while let event = source.next() {
      switch event {
      case .enter(let node):
        try enter(node)
      case .exit(let node): exit(node)
      }
    }
    // The list of footnotes ends with the document.
    while !open.isEmpty { end() }
  }

  // MARK: Nodes

  private mutating func enter(_ node: CMarkNode) throws(MarkdownError) {
    let type = node.type
    // The line of a link is its last line.
    if node.line > 0, type != "link", type != "image" { line = node.line + linesBefore }
    if imageDepth > 0 { return describe(type, node) }
    switch type {
    case "document": break
    case "text": append(text: node.literal)
    case "softbreak":
      if !beginAlert() && !followsLineBreak { append(text: " ") }
      line += 1
    case "linebreak":
      append(.lineBreak)
      line += 1
    case "code": append(.code(node.literal))
    case "html_inline": try append(tag: node.literal)
    case "html_block":
      try append(html: node.literal) { .codeBlock($0, language: "html", info: "html") }
    case "code_block":
      append(.codeBlock(node.literal, language: Self.language(in: node.info), info: node.info))
    case "thematic_break": append(.rule)
    case "footnote_reference": append(reference: Int(node.literal) ?? 0)
    case "footnote_definition":
      if footnoteCount == 0 { begin(.footnotes) }
      footnoteCount += 1
      begin(.footnote(footnoteCount))
    case "image":
      imageDepth = 1
      note(title: node.title)
      begin(.image(node.url, alternative: ""))
    case "link":
      note(title: node.title)
      begin(.link(node.url))
    default: begin(kind(of: type, node))
    }
  }

  /// Returns the kind of a node that can contain others.
  private mutating func kind(of type: String, _ node: CMarkNode) -> MarkdownNode.Kind {
    switch type {
    case "heading": .heading(headings.count)
    case "block_quote": .quote
    case "list": node.list
    case "item": .item
    case "tasklist": .task(isDone: lines.hasCross(inBoxOf: node.line))
    case "table": .table(node.alignments)
    case "table_header", "table_row": .row
    case "table_cell": .cell
    case "emph": .emphasis
    case "strong": .strong
    case "strikethrough": .strikethrough
    default: .paragraph
    }
  }

  private mutating func exit(_ node: CMarkNode) {
    let type = node.type
    if imageDepth > 0 {
      guard type == "image" else { return }
      imageDepth -= 1
      if imageDepth == 0 { endImage() }
      return
    }
    guard let last = open.last else { return }
    switch type {
    // A reference is empty, but has an end event.
    case "document", "footnote_reference": return
    case "heading": endHeading(at: last, level: node.level)
    case "paragraph": return endParagraph(at: last)
    case "footnote_definition": appendBackLinks(of: last)
    default: break
    }
    end()
  }

  private mutating func begin(_ kind: MarkdownNode.Kind) {
    open.append(tree.nodes.count)
    append(kind)
  }

  private mutating func end() {
    if let last = open.popLast() { tree.nodes[last].end = tree.nodes.count }
    textParent = nil
  }

  private mutating func append(_ kind: MarkdownNode.Kind) {
    textParent = nil
    tree.nodes.append(MarkdownNode(kind: kind, line: line, end: tree.nodes.count + 1))
  }

  /// Appends a text.
  ///
  /// If the last node is a text with the same parent, the two texts are joined.
  ///
  /// Consecutive spaces become one space, as in a browser.
  private mutating func append(text: String) {
    let text = Self.collapsed(text)
    let last = tree.nodes.count - 1
    if let parent = open.last, textParent == parent, case .text(var string) = tree.nodes[last].kind
    {
      // The string is moved out and back, so that it is not copied.
      tree.nodes[last].kind = .rule
      string += string.last == " " ? text.drop { $0 == " " } : text[...]
      tree.nodes[last].kind = .text(string)
    } else {
      append(.text(text))
      textParent = open.last
    }
  }

  private static func collapsed(_ text: String) -> String {
    var previous: UInt8?
    let isSpaced = text.utf8.contains { byte in
      defer { previous = byte }
      return byte == UInt8(ascii: "\t") || byte == UInt8(ascii: " ") && byte == previous
    }
    guard isSpaced else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isSpace = [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte)
      if !isSpace { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: HTML

  private mutating func append(
    html: String,
    as shown: (String) -> MarkdownNode.Kind
  ) throws(MarkdownError) {
    if rawHTML == .trusted { return append(.html(html)) }
    if Self.isComment(html) { return }
    switch rawHTML {
    case .refused: throw .rawHTML(file: file, line: line, html: Self.withoutLastNewline(html))
    case .shown: append(shown(html))
    case .dropped, .trusted: break
    }
  }

  /// Appends an inline tag.
  ///
  /// Unless tags are shown, `<br>` becomes a line break.
  ///
  /// A dropped tag that separates words in a page leaves a space.
  private mutating func append(tag: String) throws(MarkdownError) {
    let element = InlineTag(tag)
    if element.isLineBreak && rawHTML != .shown { return append(.lineBreak) }
    try append(html: tag) { .text($0) }
    if rawHTML == .dropped && element.separatesWords && !followsLineBreak { append(text: " ") }
  }

  /// Whether the last node is a line break.
  private var followsLineBreak: Bool {
    if let last = tree.nodes.last, case .lineBreak = last.kind { true } else { false }
  }

  /// Returns some HTML without the end of its last line.
  private static func withoutLastNewline(_ html: String) -> String {
    html.last == "\n" ? String(html.dropLast()) : html
  }

  /// Whether HTML consists of a single comment.
  private static func isComment(_ html: String) -> Bool {
    let html = html.utf8.drop { $0 <= UInt8(ascii: " ") }
    guard html.starts(with: "<!--".utf8) else { return false }
    var rest = html.dropFirst(4)
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      rest = rest[dash...]
      if rest.starts(with: "-->".utf8) {
        return rest.dropFirst(3).allSatisfy { $0 <= UInt8(ascii: " ") }
      }
      rest = rest.dropFirst()
    }
    return false
  }

  // MARK: Code

  /// Returns the language that the words after a fence name, or nil if they name none.
  private static func language(in info: String) -> String? {
    let name = info.prefix { !$0.isWhitespace && $0 != "," && $0 != "{" }
    return name.isEmpty ? nil : name.lowercased()
  }

  // MARK: Links and images

  /// Stores the title of the next node.
  private mutating func note(title: String) {
    if !title.isEmpty { tree.titles[tree.nodes.count] = title }
  }

  /// Reads a node inside of an image; its words describe the image.
  private mutating func describe(_ type: String, _ node: CMarkNode) {
    switch type {
    case "text", "code": alternative += node.literal
    case "softbreak", "linebreak": alternative += " "
    case "html_inline" where InlineTag(node.literal).separatesWords: alternative += " "
    case "image": imageDepth += 1
    default: break
    }
  }

  private mutating func endImage() {
    if let last = open.last, case .image(let source, _) = tree.nodes[last].kind {
      tree.nodes[last].kind = .image(source, alternative: alternative)
    }
    alternative = ""
    end()
  }

  // MARK: Headings

  private mutating func endHeading(at position: Int, level: Int) {
    let own = takeID(ofHeadingAt: position)
    let words = tree.words(in: position + 1..<tree.nodes.count)
    let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    headings.append(
      MarkdownHeading(
        level: level,
        text: text,
        id: own.map { ids.take($0) } ?? ids.next(for: text),
        line: tree.nodes[position].line
      )
    )
  }

  /// Removes an id in braces, as in `## Install {#install}`, from the end of a heading, and returns
  /// the id.
  private mutating func takeID(ofHeadingAt position: Int) -> String? {
    let last = tree.nodes.count - 1
    guard last > position, case .text(let text) = tree.nodes[last].kind, text.hasSuffix("}"),
      let brace = text.lastIndex(of: "{"), brace == text.startIndex || text[..<brace].last == " "
    else { return nil }
    let id = text[brace...].dropFirst(2).dropLast()
    let isID = !id.isEmpty && !id.contains { $0.isWhitespace || "{}#\"'<>&".contains($0) }
    guard isID, text[brace...].dropFirst().first == "#" else { return nil }
    let rest = text[..<brace].reversed().drop { $0 == " " }.reversed()
    tree.nodes[last].kind = .text(String(rest))
    return String(id)
  }

  // MARK: Alerts

  /// Turns the open quote into an alert if its first line has just ended and names a kind.
  private mutating func beginAlert() -> Bool {
    guard
      let paragraph = open.last, open.count > 1, paragraph == tree.nodes.count - 2,
      case .paragraph = tree.nodes[paragraph].kind,
      open[open.count - 2] == paragraph - 1, case .quote = tree.nodes[paragraph - 1].kind,
      case .text(let text) = tree.nodes[paragraph + 1].kind, let alert = MarkdownAlert(line: text),
      lines.hasMarkup(inBracketOf: tree.nodes[paragraph].line - linesBefore)
    else { return false }
    tree.nodes[paragraph - 1].kind = .alert(alert)
    tree.nodes.removeLast()
    textParent = nil
    return true
  }

  private mutating func endParagraph(at position: Int) {
    if beginAlert() {
      // The paragraph consists of that line.
      tree.nodes.removeLast()
      open.removeLast()
    } else {
      end()
      lastParagraph = (position, parent: open.last)
    }
  }

  // MARK: Footnotes

  private mutating func append(reference number: Int) {
    references[number, default: 0] += 1
    append(.reference(number, occurrence: references[number, default: 0]))
  }

  /// Appends links to the references to a footnote.
  ///
  /// If the footnote ends with a paragraph, the links are in that paragraph.
  private mutating func appendBackLinks(of footnote: Int) {
    let count = tree.nodes.count
    if let (paragraph, parent) = lastParagraph, parent == footnote,
      tree.nodes[paragraph].end == count
    {
      open.append(paragraph)
      append(.text(" "))
    } else {
      begin(.paragraph)
    }
    for occurrence in 1...max(references[footnoteCount, default: 1], 1) {
      if occurrence > 1 { append(.text(" ")) }
      append(.backLink(footnoteCount, occurrence: occurrence))
    }
    end()
  }
}

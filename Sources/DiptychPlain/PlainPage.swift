import DiptychContent
import DiptychViews

/// A page of words that is being written in reading order; see ``PlainFormat``.
struct PlainPage {
  var writer: PlainWriter
  /// Whether blocks can be written here, so that a text is a paragraph.
  var isBlock = true
  /// The list whose items are being written, if any.
  var list: PlainList?
  /// The table that is being written, if any.
  var table: PlainTable?
  /// Whether a label is already written, so that a gauge omits its own label.
  var isNamed = false
  /// Whether the content heads a column, where destinations of links are omitted.
  var isInTitle = false

  init(out: ByteBuffer) { writer = PlainWriter(out: out) }

  /// Ends the last line, and returns the buffer with the output.
  mutating func endLines() -> ByteBuffer {
    writer.finish()
    return writer.out
  }

  // MARK: Nodes

  /// Writes a node.
  mutating func write(_ node: ContentTree.Node) {
    switch node.role {
    case .text, .decoration, .percentage, .segmentedBar, .image, .sparkline, .progress, .gauge:
      writeText(of: node)
    case .icon, .raw, .spacer, .titles: break
    case .lineBreak: writer.append("\n")
    case .styled, .current, .group, .attributed: write(partsOf: node)
    case .inline, .label: inline { $0.write(partsOf: node) }
    case .link: link(node)
    case .button: inline { $0.write(partsOf: node, between: "[", "]") }
    case .badge: inline { $0.write(partsOf: node, between: "(", ")") }
    case .labelled: if let spoken = node.part(.spoken) { write(partsOf: spoken) }
    case .row, .rowGroup, .totals, .sectionTitle, .cell, .headerCell, .covered: writeRow(node)
    default: writeBlock(node)
    }
  }

  private mutating func writeBlock(_ node: ContentTree.Node) {
    switch node.role {
    case .paragraph, .title: paragraph { $0.write(partsOf: node) }
    case .heading:
      writer.endTopic()
      paragraph { $0.write(partsOf: node) }
      writer.endBlock()
    case .list, .outline, .navigation: items(of: node)
    case .item: item(node)
    case .task: task(node)
    case .quote:
      writer.endBlock()
      writer.pushEdge("> ", isRepeated: true)
      writeBlock(partsOf: node)
      writer.popEdge(isOptional: true)
      writer.endBlock()
    case .codeBlock, .preformatted, .terminal: code(node)
    case .divider where node.element == "hr": writer.endTopic()
    case .divider: paragraph { $0.write(partsOf: node) }
    case .labeledContent, .stat: labeledContent(node)
    case .breadcrumbs: breadcrumbs(node)
    case .hstack, .actions: row(of: node)
    case .vstack, .zstack, .columns, .facts:
      let outer = beginBlock(isBlock: node.role != .facts)
      writeChildren(of: node)
      endBlock(outer)
    case .block where node.element != nil: writeBlock(partsOf: node, isBlock: false)
    case .callout, .unavailable, .section, .layered, .alternatives: writeBlock(partsOf: node)
    case .panel: panel(node)
    case .disclosure: disclosure(node)
    case .table: writeTable(node)
    default: write(partsOf: node)
    }
  }

  mutating func write(partsOf node: ContentTree.Node) {
    for part in node.parts { write(part) }
  }

  /// Writes the parts of a node between brackets, which are readable even if the node is redacted.
  private mutating func write(partsOf node: ContentTree.Node, between start: String, _ end: String)
  {
    writer.append(start)
    for part in node.parts where part.role != .decoration { write(part) }
    writer.append(end)
  }

  // MARK: Text

  private mutating func writeText(of node: ContentTree.Node) {
    switch node.role {
    case .image: text(node.attribute("alt") ?? "", of: node)
    case .sparkline: text(node.attribute("aria-label") ?? "", of: node)
    case .progress: text(node.part(.percentage)?.string ?? "in progress", of: node)
    case .gauge:
      let label = node.attribute("aria-label") ?? ""
      let percentage = node.part(.percentage)?.string ?? ""
      text(label.isEmpty || isNamed ? percentage : "\(label): \(percentage)", of: node)
    default:
      if isBlock { writer.endParagraph() }
      writer.append(node)
      if isBlock { writer.endParagraph() }
    }
  }

  private mutating func text(_ string: String, of node: ContentTree.Node) {
    if isBlock { writer.endParagraph() }
    if node.isRedacted { writer.appendRedacted(string) } else { writer.append(string) }
    if isBlock { writer.endParagraph() }
  }

  // MARK: Flow

  /// Writes inline content: as a part of a line, or as a paragraph between blocks.
  private mutating func inline(_ write: (inout Self) -> Void) {
    if isBlock { paragraph(write) } else { write(&self) }
  }

  mutating func paragraph(_ write: (inout Self) -> Void) {
    let outer = isBlock
    writer.endParagraph()
    isBlock = false
    write(&self)
    isBlock = outer
    writer.endParagraph()
  }

  /// The state around content on lines of its own, restored when it ends.
  struct Outer {
    fileprivate let isBlock: Bool
    fileprivate let isInRow: Bool
    fileprivate let list: PlainList?
    fileprivate let isNamed: Bool
  }

  /// Starts content on lines of its own.
  mutating func beginBlock(isBlock: Bool = true) -> Outer {
    writer.endBlock()
    return begin(isBlock: isBlock)
  }

  mutating func endBlock(_ outer: Outer) {
    end(outer)
    writer.endBlock()
  }

  /// Starts content with a flow of its own.
  mutating func begin(isBlock: Bool) -> Outer {
    let outer = Outer(isBlock: self.isBlock, isInRow: writer.isInRow, list: list, isNamed: isNamed)
    (self.isBlock, writer.isInRow, list, isNamed) = (isBlock, false, nil, false)
    return outer
  }

  mutating func end(_ outer: Outer) {
    (isBlock, writer.isInRow) = (outer.isBlock, outer.isInRow)
    (list, isNamed) = (outer.list, outer.isNamed)
  }

  mutating func writeBlock(partsOf node: ContentTree.Node, isBlock: Bool = true) {
    let outer = beginBlock(isBlock: isBlock)
    write(partsOf: node)
    endBlock(outer)
  }

  private mutating func writeChildren(of node: ContentTree.Node) {
    for child in node.items {
      writer.endParagraph()
      write(partsOf: child)
      writer.endParagraph()
    }
  }

  private mutating func row(of node: ContentTree.Node) {
    let outer = (isBlock, writer.isInRow, list)
    writer.beginRow()
    (isBlock, writer.isInRow, list) = (true, true, nil)
    writeChildren(of: node)
    (isBlock, writer.isInRow, list) = outer
    writer.endParagraph()
  }

  private mutating func link(_ node: ContentTree.Node) {
    guard !isInTitle, let destination = node.address else {
      return inline { $0.write(partsOf: node) }
    }
    let outer = isBlock
    if outer { writer.endParagraph() }
    isBlock = false
    let label = writer.beginLabel()
    write(partsOf: node)
    writer.endLabel(label, destination)
    isBlock = outer
    if outer { writer.endParagraph() }
  }

  /// Returns the words of content, on one line.
  mutating func words(of write: (inout Self) -> Void) -> String {
    let outer = writer
    writer = PlainWriter(out: .chunks)
    write(&self)
    let out = endLines()
    defer { out.free() }
    writer = outer
    return out.string().split(separator: "\n").joined(separator: " ")
  }

  // MARK: Blocks

  private mutating func panel(_ node: ContentTree.Node) {
    if let title = node.part(.title) {
      writer.endTopic()
      write(title)
    }
    let outer = beginBlock()
    for part in node.parts where part.role != .title { write(partsOf: part) }
    endBlock(outer)
  }

  private mutating func disclosure(_ node: ContentTree.Node) {
    let isOpen = node.attribute("open") != nil
    paragraph { page in
      if let summary = node.part(.summary) { page.write(partsOf: summary) }
      if !isOpen { page.text(" (collapsed)", of: node) }
    }
    guard isOpen, let content = node.part(.content) else { return }
    writer.pushIndent()
    writeBlock(partsOf: content)
    writer.popEdge()
  }

  /// Writes content with tabs that lead to the next multiple of 8 columns.
  private mutating func code(_ node: ContentTree.Node) {
    if node.role == .terminal {
      if let caption = node.attribute("caption") { paragraph { $0.text(caption, of: node) } }
      return paragraph { $0.write(partsOf: node) }
    }
    let outer = writer.codeColumn
    writer.codeColumn = 0
    if node.role == .codeBlock {
      let code = node.parts.map(\.string).joined()
      let outer = beginBlock()
      text(code.last == "\n" ? String(code.dropLast()) : code, of: node)
      endBlock(outer)
    } else {
      paragraph { $0.write(partsOf: node) }
    }
    writer.flushCode()
    writer.codeColumn = outer
  }

  private mutating func breadcrumbs(_ node: ContentTree.Node) {
    let separator = node.attribute("separator") ?? ""
    paragraph { page in
      for (index, step) in node.items.enumerated() {
        if index > 0 { page.text(" \(separator) ", of: node) }
        page.write(partsOf: step)
      }
    }
  }

  /// Writes a value after its name: on the line of the name if it is text, otherwise below.
  private mutating func labeledContent(_ node: ContentTree.Node) {
    let outer = (isBlock, isNamed)
    if isBlock { writer.endParagraph() }
    isBlock = false
    if let name = node.part(.name) { write(partsOf: name) }
    writer.beginValue()
    isNamed = true
    if let value = node.part(.value) { write(partsOf: value) }
    if let note = node.part(.note) {
      let hasWords = !words(of: { $0.write(partsOf: note) }).isEmpty
      writer.append(hasWords ? " (" : " ")
      write(partsOf: note)
      if hasWords { writer.append(")") }
    }
    writer.popEdge()
    (isBlock, isNamed) = outer
    if isBlock { writer.endParagraph() }
  }

  // MARK: Lists

  /// Writes a list whose items are the children of its content, or HTML elements in it.
  private mutating func items(of node: ContentTree.Node) {
    let outer = (isBlock, writer.isInRow, list)
    let start = node.attribute("start").flatMap { Int($0) } ?? 1
    writer.endBlock()
    (isBlock, writer.isInRow, list) = (false, false, PlainList(node.listStyle, start: start))
    write(partsOf: node)
    (isBlock, writer.isInRow, list) = outer
    writer.endBlock()
  }

  /// Writes an item of the current list; without a list, writes a block.
  private mutating func item(_ node: ContentTree.Node) {
    let isBlock = node.element == nil
    guard let marker = list?.nextMarker() else {
      return writeBlock(partsOf: node, isBlock: isBlock)
    }
    writer.endBlock()
    writer.pushEdge(marker)
    writeBlock(partsOf: node, isBlock: isBlock)
    writer.popEdge()
    writer.endBlock()
  }

  private mutating func task(_ node: ContentTree.Node) {
    writer.endBlock()
    writer.pushEdge(node.attribute("checked") == nil ? "[ ] " : "[x] ", indent: 0)
    writeBlock(partsOf: node, isBlock: false)
    writer.popEdge()
    writer.endBlock()
  }
}

/// A list that is being written.
struct PlainList {
  private let style: ListStyle
  private var next: Int

  init(_ style: ListStyle, start: Int) {
    self.style = style
    next = min(max(start, 0), 999_999_999)
  }

  /// Returns the marker of the next item, and counts the item.
  mutating func nextMarker() -> String {
    defer { next += 1 }
    return style == .ordered ? "\(next). " : "- "
  }
}

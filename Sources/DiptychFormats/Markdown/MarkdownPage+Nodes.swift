import DiptychContent
import DiptychViews

extension MarkdownPage {
  /// Writes a node.
  mutating func write(_ node: ContentTree.Node) {
    let outer = isRedacted
    isRedacted = node.isRedacted
    switch node.role {
    case .text, .decoration, .icon, .segmentedBar: writeText(node.string)
    case .progress: writeText(node.part(.percentage)?.string ?? "…")
    case .sparkline: inline { $0.writeText(Self.curve(node.values)) }
    case .gauge: gauge(node)
    case .lineBreak: append(text: "\n")
    case .spacer: appendSpace()
    case .raw: raw(node.string, isBlock: isBlock)
    case .image: image(node)
    case .styled: styled(node.style) { $0.write(partsOf: node) }
    case .inline: writeInline(node)
    case .link: link(node)
    case .label, .badge: inline { $0.write(partsOf: node) }
    case .button:
      inline { page in
        page.readable { $0.writeText("[") }
        page.write(partsOf: node)
        page.readable { $0.writeText("]") }
      }
    case .attributed, .labelled: attributed(node)
    default: writeBlock(node)
    }
    isRedacted = outer
  }

  private mutating func writeBlock(_ node: ContentTree.Node) {
    switch node.role {
    case .paragraph, .title: writeBlock(partsOf: node, isBlock: false)
    case .heading: heading(node.level, node)
    case .list, .outline, .navigation, .facts: writeList(node)
    case .item where list == nil: writeBlock(partsOf: node, isBlock: false)
    case .item: item(node, isBlock: false)
    case .task:
      endLine()
      if append(checkbox: node.attribute("checked") != nil) { appendSpace() }
      write(partsOf: node, isBlock: false)
      endLine()
    case .quote:
      let outer = beginQuote()
      write(partsOf: node, isBlock: true)
      endQuote(outer)
    case .callout: callout(node)
    case .codeBlock:
      codeBlock(node.parts.map(\.string).joined(), language: node.attribute("language"))
    case .preformatted: preformatted(node)
    case .terminal:
      if let caption = node.attribute("caption") {
        paragraph { page in page.styled(.monospaced) { $0.writeText(caption) } }
      }
      preformatted(node)
    case .divider where node.element == "hr": divider()
    case .divider: writeBlock(partsOf: node, isBlock: false)
    case .labeledContent, .stat: labeledContent(node)
    case .hstack where node.spacing > 0, .actions: row(of: node)
    case .hstack: writeChildren(of: node, isBlock: false)
    case .vstack, .zstack, .columns: writeChildren(of: node, isBlock: true)
    case .layered: for part in node.parts { writeBlock(partsOf: part) }
    case .alternatives:
      let outer = begin(isBlock: isBlock, isInRow: false)
      write(partsOf: node)
      end(outer)
    case .section, .unavailable: writeBlock(partsOf: node)
    case .panel: panel(node)
    case .disclosure: disclosure(node)
    case .breadcrumbs: breadcrumbs(node)
    case .table: writeTable(node)
    case .titles, .row, .sectionTitle, .rowGroup, .cell, .headerCell, .covered: writeRow(node)
    case .block where node.element != nil: writeBlock(partsOf: node, isBlock: false)
    default: write(partsOf: node)
    }
  }

  mutating func write(partsOf node: ContentTree.Node) {
    for part in node.parts { write(part) }
  }

  // MARK: Flow

  /// Starts content between blocks or in a line; returns the state that ``end(_:)`` restores.
  private mutating func begin(isBlock: Bool, isInRow: Bool) -> (isBlock: Bool, isInRow: Bool) {
    let outer = (self.isBlock, self.isInRow)
    (self.isBlock, self.isInRow) = (isBlock, isInRow)
    return outer
  }

  private mutating func end(_ outer: (isBlock: Bool, isInRow: Bool)) {
    (isBlock, isInRow) = outer
  }

  // The next two functions have their own loops, because each call for a level of a deep tree takes
  // a part of the stack.

  private mutating func write(partsOf node: ContentTree.Node, isBlock: Bool) {
    let outer = begin(isBlock: isBlock, isInRow: isInRow)
    for part in node.parts { write(part) }
    end(outer)
  }

  /// Writes content on lines of its own.
  private mutating func writeBlock(partsOf node: ContentTree.Node, isBlock: Bool = true) {
    endLine()
    let outer = begin(isBlock: isBlock, isInRow: isInRow)
    for part in node.parts { write(part) }
    end(outer)
    endLine()
  }

  /// Writes inline content on lines of its own.
  private mutating func paragraph(_ write: (inout Self) -> Void) {
    endLine()
    let outer = begin(isBlock: false, isInRow: isInRow)
    write(&self)
    end(outer)
    endLine()
  }

  /// Writes inline content: as a part of a line, or as a paragraph between blocks.
  private mutating func inline(_ write: (inout Self) -> Void) {
    if isBlock { paragraph(write) } else { write(&self) }
  }

  private mutating func writeText(_ text: String) {
    append(text: text)
    if isBlock { endLine() }
  }

  /// Writes content that is readable even if the node around it is redacted.
  private mutating func readable(_ write: (inout Self) -> Void) {
    let outer = isRedacted
    isRedacted = false
    write(&self)
    isRedacted = outer
  }

  mutating func styled(_ style: TextStyle, _ write: (inout Self) -> Void) {
    let outer = self.style
    self.style = outer.adding(style)
    write(&self)
    self.style = outer
  }

  // MARK: Inline content

  /// Writes an inline element, such as a check box or a link.
  private mutating func writeInline(_ node: ContentTree.Node) {
    if node.element == "input", node.attribute("type") == "checkbox" {
      append(checkbox: node.attribute("checked") != nil)
      if isBlock { endLine() }
      return
    }
    let destination = node.address
    let outer = link
    if let destination { _ = beginLink(destination, title: node.attribute("title")) }
    styled(node.style) { page in page.inline { $0.write(partsOf: node) } }
    if destination != nil { link = outer }
  }

  private mutating func link(_ node: ContentTree.Node) {
    guard let destination = node.address else { return inline { $0.write(partsOf: node) } }
    let outer = beginLink(destination)
    inline { $0.write(partsOf: node) }
    link = outer
  }

  private mutating func image(_ node: ContentTree.Node) {
    let source = node.address
    guard source != nil || isRedacted else { return inline { _ in } }
    append(
      image: source ?? "",
      alternative: node.attribute("alt") ?? "",
      title: node.attribute("title")
    )
    if isBlock { endLine() }
  }

  /// Writes content whose first link or image gets a title.
  private mutating func attributed(_ node: ContentTree.Node) {
    let outer = title
    if !isRedacted, !node.isBlock, node.role == .attributed {
      title = node.attribute("title") ?? outer
    }
    write(partsOf: node)
    title = outer
  }

  /// Writes a percentage after its name.
  ///
  /// In a sentence, in a cell and after a label, only the percentage is written.
  private mutating func gauge(_ node: ContentTree.Node) {
    let label = node.attribute("aria-label") ?? ""
    let isNamed = (isBlock || isInRow) && !label.isEmpty
    inline { page in
      if isNamed { page.name { $0.append(text: label) } }
      page.append(text: node.part(.percentage)?.string ?? "")
    }
  }

  /// Writes the name of a value, with a colon and a space.
  private mutating func name(_ write: (inout Self) -> Void) {
    styled(.bold) { page in
      write(&page)
      page.readable { $0.append(text: ":") }
    }
    append(text: " ")
  }

  private mutating func labeledContent(_ node: ContentTree.Node) {
    let isLine = isBlock || isInRow
    if isLine { endLine() }
    let outer = begin(isBlock: false, isInRow: false)
    name { $0.write(node.part(.name)) }
    write(node.part(.value))
    if let note = node.part(.note) {
      append(text: " ")
      styled(.italic) { $0.write(note) }
    }
    end(outer)
    if isLine { endLine() }
  }

  private mutating func write(_ node: ContentTree.Node?) {
    if let node { write(node) }
  }

  // MARK: Containers

  /// Writes each child as a block.
  private mutating func writeChildren(of node: ContentTree.Node, isBlock: Bool) {
    endLine()
    let outer = begin(isBlock: isBlock, isInRow: false)
    for child in node.items { write(partsOf: child) }
    end(outer)
    endLine()
  }

  /// Writes the children as parts of a line.
  private mutating func row(of node: ContentTree.Node) {
    endLine()
    let outer = begin(isBlock: false, isInRow: true)
    for child in node.items {
      appendSpace()
      write(partsOf: child)
    }
    end(outer)
    endLine()
  }

  private mutating func heading(_ level: Int, _ node: ContentTree.Node) {
    let outer = beginHeading(level)
    write(partsOf: node, isBlock: false)
    endHeading(outer)
  }

  /// Writes a list whose items are children of the node, or HTML elements in it.
  private mutating func writeList(_ node: ContentTree.Node) {
    let start = node.listStyle == .ordered ? node.attribute("start") : nil
    let outer = beginList(node.listStyle, start: start.flatMap { Int($0) } ?? 1)
    let flow = begin(isBlock: false, isInRow: false)
    for part in node.items {
      let isChild = part.element == nil && part.role.isBlock || part.role == .group
      if isChild { item(part, isBlock: true) } else { write(part) }
    }
    end(flow)
    endList(outer)
  }

  private mutating func item(_ node: ContentTree.Node, isBlock: Bool) {
    let outer = beginItem()
    write(partsOf: node, isBlock: isBlock)
    endItem(outer)
  }

  private mutating func preformatted(_ node: ContentTree.Node) {
    let outer = beginPreformatted()
    write(partsOf: node, isBlock: false)
    endPreformatted(outer)
  }

  private mutating func panel(_ node: ContentTree.Node) {
    for part in node.parts {
      if part.role == .title { heading(2, part) } else { writeBlock(partsOf: part) }
    }
  }

  /// Writes a callout as an alert of GitHub.
  ///
  /// In another container, it is a quotation. In a cell, it is blocks.
  private mutating func callout(_ node: ContentTree.Node) {
    let outer = beginQuote()
    let symbol = beginAlert(node.status ?? .info) ? nil : node.attribute("symbol")
    let flow = begin(isBlock: true, isInRow: isInRow)
    for part in node.parts {
      guard part.role == .title else {
        write(part)
        continue
      }
      paragraph { page in
        if let symbol { page.append(text: symbol + " ") }
        for word in part.parts.flatMap(\.parts) where word.role != .icon { page.write(word) }
      }
    }
    end(flow)
    endQuote(outer)
  }

  /// Writes HTML elements with Markdown between them.
  ///
  /// Blank lines make this possible; see CommonMark 0.31, 4.6.
  private mutating func disclosure(_ node: ContentTree.Node) {
    let isOpen = node.attribute("open") != nil
    for part in node.parts {
      guard part.role == .summary, takesBlocks else {
        writeBlock(partsOf: part, isBlock: part.role != .summary)
        if takesBlocks { raw("</details>", isBlock: true) }
        continue
      }
      // A paragraph in the summary would stand below the triangle.
      let label = Self.markup(of: readable(part.words(), isProse: true))
      let details = isOpen ? "<details open>" : "<details>"
      raw("\(details)\n<summary>\(label)</summary>", isBlock: true)
    }
  }

  /// Returns a text on one line of HTML between Markdown, without references of GitHub.
  private static func markup(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").reduce(into: "") {
      switch $1 {
      case "&": $0 += "&amp;"
      case "<": $0 += "&lt;"
      case ">": $0 += "&gt;"
      case "@", "#": $0 += "\($1)<!-- -->"
      default: $0.append($1)
      }
    }
  }

  private mutating func breadcrumbs(_ node: ContentTree.Node) {
    let separator = node.attribute("separator") ?? ""
    endLine()
    let outer = begin(isBlock: false, isInRow: false)
    for (index, step) in node.items.enumerated() {
      if index > 0 { append(text: " \(separator) ") }
      write(partsOf: step)
    }
    end(outer)
    endLine()
  }

  /// Returns a character from U+2581 to U+2588 for each value, and a no-break space for each
  /// missing value.
  private static func curve(_ fractions: [Double?]) -> String {
    let levels = Array("▁▂▃▄▅▆▇█")
    return String(
      fractions.map { fraction in
        fraction.map { levels[Int(($0 * 7).rounded())] } ?? "\u{A0}"
      }
    )
  }

  // MARK: Tables

  /// Writes a table, with its caption in a paragraph above the table and its footers in the last
  /// row.
  private mutating func writeTable(_ node: ContentTree.Node) {
    if let caption = node.part(.caption) { writeBlock(partsOf: caption) }
    let outer = beginTable(node.table?.columns ?? [])
    let flow = begin(isBlock: false, isInRow: isInRow)
    node.forEachPart { if $0.role != .caption { write($0) } }
    end(flow)
    endTable(outer)
  }

  /// Writes a row of a table, a group of rows, or a cell.
  private mutating func writeRow(_ node: ContentTree.Node) {
    switch node.role {
    case .titles:
      guard let outer = beginTitles() else { return }
      // Titles of text have the style of a header, and no other.
      let outerStyle = style
      if takesPlainTitles { style = TextStyle() }
      write(partsOf: node, isBlock: false)
      style = outerStyle
      endTitles(outer)
    case .row, .sectionTitle:
      guard let outer = beginRow() else { return writeBlock(partsOf: node, isBlock: false) }
      if node.role == .row {
        write(partsOf: node, isBlock: false)
      } else {
        styled(.bold) { page in node.parts.forEach { page.cell($0, isHeader: false) } }
      }
      endRow(outer)
    case .rowGroup:
      // Cells that cover rows end at the end of the group.
      let name = node.element ?? ""
      beginGroup(name, isHead: name == "thead")
      write(partsOf: node)
      endGroup(name)
    case .covered: coverCell(columns: node.span.columns)
    default: cell(node, isHeader: node.role == .headerCell)
    }
  }

  /// Writes a cell; a cell that spans columns or rows is followed by empty cells, since Markdown
  /// has no spans.
  private mutating func cell(_ node: ContentTree.Node, isHeader: Bool) {
    guard beginCell(isHeader: isHeader, span: node.span) else {
      return writeBlock(partsOf: node, isBlock: false)
    }
    let outer = begin(isBlock: false, isInRow: false)
    write(partsOf: node)
    end(outer)
    if let symbol = node.attribute("symbol") { append(text: " " + symbol) }
    endCell(isHeader: isHeader)
  }
}

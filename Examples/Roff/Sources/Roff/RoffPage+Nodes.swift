import Diptych

extension RoffPage {
  mutating func write(childrenOf node: ContentTree.Node) {
    for child in node.children { write(child) }
  }

  /// Writes a node, or writes it as if it had another role.
  mutating func write(_ node: ContentTree.Node, as role: ContentTree.Role? = nil) {
    let role = role ?? node.role
    switch role {
    case .text: append(node.text)
    case .lineBreak: append("\n")
    case .spacer: endWord()
    case .image: append(node.attribute("alt") ?? "")
    case .sparkline: append(node.attribute("aria-label") ?? "")
    case .progress where node.attribute("value") == nil: append("…")
    case .link,
      .inline where node.destination != nil:
      link(node)
    case .inline: styled(node.style) { $0.write(childrenOf: node) }
    case .button:
      append("[")
      write(childrenOf: node)
      append("]")
    case .raw: break
    case .paragraph: paragraph(node)
    case .heading: heading(node)
    case .title where node.element == nil, .summary: bold(node)
    case .task: block(node, after: node.attribute("checked") == nil ? "[ ] " : "[x] ")
    case .labeledContent, .stat: labeledContent(node)
    case .codeBlock:
      let code = node.text
      write(code: code.hasSuffix("\n") ? String(code.dropLast()) : code)
    case .preformatted:
      let isOutermost = beginCode()
      write(childrenOf: node)
      if isOutermost { endCode() }
    case .divider where node.element == "hr": divider()
    case .divider: paragraph(node)
    case .hstack, .actions, .breadcrumbs: line(of: node)
    case .list: list(node)
    case .item: item(node, beginItem())
    case .quote: indented(node)
    case .disclosure:
      for child in node.children {
        if child.role == .content { indented(child) } else { write(child) }
      }
    case .document:
      documentTitle = node.attribute("title")
      write(childrenOf: node)
    case .table: writeTable(node)
    case .titles, .row, .sectionTitle, .totals, .cell, .headerCell, .covered: writeRow(node)
    case .block where node.element == "dt": term(node)
    case .block where node.element == "dd": item(node, beginDescription())
    case .block: block(node)
    default:
      if let fallback = role.fallback { write(node, as: fallback) } else { write(childrenOf: node) }
    }
  }

  // MARK: Inline content

  private mutating func styled(_ style: TextStyle, _ write: (inout Self) -> Void) {
    let outer = self.style
    self.style = outer.adding(style)
    write(&self)
    self.style = outer
  }

  /// Writes a link if its address has a scheme.
  ///
  /// On a printed page, a relative address has no meaning.
  private mutating func link(_ node: ContentTree.Node) {
    let address = node.hasBlocks ? nil : node.destination
    let isLink = address.map { $0.contains(":") && beginLink($0) } ?? false
    write(childrenOf: node)
    if isLink { endLink() }
  }

  // MARK: Blocks

  /// Writes content on lines of its own.
  private mutating func block(_ node: ContentTree.Node, after text: String = "") {
    endBlock()
    append(text)
    write(childrenOf: node)
    endBlock()
  }

  private mutating func paragraph(_ node: ContentTree.Node) {
    let outer = isInLine
    isInLine = true
    block(node)
    isInLine = outer
  }

  private mutating func bold(_ node: ContentTree.Node) { styled(.bold) { $0.paragraph(node) } }

  private mutating func heading(_ node: ContentTree.Node) {
    endBlock()
    guard takesBlocks else { return bold(node) }
    let outer = begin(.heading)
    write(childrenOf: node)
    endHeading(node.level, outer)
  }

  private mutating func indented(_ node: ContentTree.Node) {
    let outer = beginIndentation()
    write(childrenOf: node)
    endIndentation(outer)
  }

  /// Writes children on one line.
  private mutating func line(of node: ContentTree.Node) {
    let outer = isInLine
    isInLine = true
    endBlock()
    for child in node.children {
      if node.role != .hstack || node.spacing > 0 { endWord() }
      write(childrenOf: child)
    }
    endBlock()
    isInLine = outer
  }

  private mutating func list(_ node: ContentTree.Node) {
    let outer = beginList(node.listStyle, start: node.attribute("start").flatMap { Int($0) } ?? 1)
    write(childrenOf: node)
    endList(outer)
  }

  private mutating func item(_ node: ContentTree.Node, _ outer: Outer) {
    let outerLine = isInLine
    isInLine = false
    write(childrenOf: node)
    isInLine = outerLine
    endItem(outer)
  }

  /// Writes the term of a description list.
  private mutating func term(_ node: ContentTree.Node) {
    endBlock()
    guard takesBlocks else { return block(node) }
    let outer = begin(.heading)
    write(childrenOf: node)
    endTerm(outer)
  }

  /// Writes a value as the description of its name, like an option of a program.
  private mutating func labeledContent(_ node: ContentTree.Node) {
    guard takesBlocks, !isInLine else { return write(childrenOf: node) }
    var outer: Outer?
    for part in node.children where part.role != .decoration || outer != nil {
      if part.role == .name { term(part) }
      if part.role == .value { outer = beginDescription() }
      if part.role != .name { write(part) }
    }
    if let outer { endItem(outer) }
  }

  // MARK: Tables

  private mutating func writeTable(_ node: ContentTree.Node) {
    for caption in node.children where caption.role == .caption { bold(caption) }
    endBlock()
    let outer = table
    table = RoffTable(node.table ?? _TableTraits())
    for part in node.children where part.role != .caption { write(part) }
    let lines = table?.lines() ?? []
    table = outer
    if takesBlocks && !lines.isEmpty { write(table: lines) }
  }

  private mutating func writeRow(_ node: ContentTree.Node) {
    switch node.role {
    case .row: row(node)
    case .titles:
      guard table?.traits.hasHeader == true else { return }
      row(node)
      table?.appendRule()
    case .totals:
      table?.appendRule()
      write(childrenOf: node)
    case .sectionTitle:
      // The title spans all columns.
      let span = _CellSpan(columns: table?.traits.columns.count ?? 1)
      row(node) { page in
        for title in node.children {
          page.cell(RoffTable.Cell(span: span)) { page in
            page.styled(.bold) { $0.write(childrenOf: title) }
          }
        }
      }
    case .covered: if takesBlocks { table?.appendCovered(columns: node.span.columns) }
    default:
      let isTitle = node.role == .headerCell
      cell(RoffTable.Cell(span: node.span, isBold: isTitle)) { page in
        page.write(childrenOf: node)
        if let symbol = node.attribute("symbol") { page.append(" " + symbol) }
      }
    }
  }

  private mutating func row(
    _ node: ContentTree.Node,
    _ write: ((inout Self) -> Void)? = nil
  ) {
    guard takesBlocks, table?.part == .table else { return block(node) }
    table?.part = .row
    if let write { write(&self) } else { self.write(childrenOf: node) }
    endBlock()
    table?.endRow()
    table?.part = .table
  }

  /// Writes a cell of a row.
  ///
  /// Inside another cell, it becomes a part of the outer cell's text.
  private mutating func cell(_ cell: RoffTable.Cell, _ write: (inout Self) -> Void) {
    guard takesBlocks, table?.part == .row else {
      endWord()
      write(&self)
      return endWord()
    }
    table?.part = .cell
    let outer = begin(.cell)
    write(&self)
    var cell = cell
    cell.width = textWidth
    cell.lines = end(outer)
    table?.append(cell)
    table?.part = .row
  }
}

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
    case .item: writeItem(node, isBlock: false)
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
  mutating func begin(isBlock: Bool, isInRow: Bool) -> (isBlock: Bool, isInRow: Bool) {
    let outer = (self.isBlock, self.isInRow)
    (self.isBlock, self.isInRow) = (isBlock, isInRow)
    return outer
  }

  mutating func end(_ outer: (isBlock: Bool, isInRow: Bool)) { (isBlock, isInRow) = outer }

  // The next two functions have their own loops, because each call for a level of a deep tree takes
  // a part of the stack.

  mutating func write(partsOf node: ContentTree.Node, isBlock: Bool) {
    let outer = begin(isBlock: isBlock, isInRow: isInRow)
    for part in node.parts { write(part) }
    end(outer)
  }

  /// Writes content on lines of its own.
  mutating func writeBlock(partsOf node: ContentTree.Node, isBlock: Bool = true) {
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
    let level = min(max(level, 1), 6)
    endLine()
    append(tag: "h\(level)")
    let outer = headingLevel
    headingLevel = level
    write(partsOf: node, isBlock: false)
    endLine()
    append(tag: "h\(level)", isEnd: true)
    headingLevel = outer
  }

  /// Writes text that keeps its white space.
  private mutating func preformatted(_ node: ContentTree.Node) {
    endLine()
    let outer = (runs, flow)
    (runs, flow) = ([], .preformatted)
    write(partsOf: node, isBlock: false)
    let code = runs.map { run in
      if case .text(let text) = run.content { text } else { "" }
    }
    (runs, flow) = outer
    codeBlock(code.joined(), language: nil)
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
      guard part.role == .summary, flow.takesBlocks else {
        writeBlock(partsOf: part, isBlock: part.role != .summary)
        if flow.takesBlocks { raw("</details>", isBlock: true) }
        continue
      }
      // A paragraph in the summary would stand below the triangle.
      endLine()
      flow = .cell
      write(partsOf: part, isBlock: false)
      let label = takeElement()
      flow = .lines
      raw("<details\(isOpen ? " open" : "")>\n<summary>\(label)</summary>", isBlock: true)
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
}

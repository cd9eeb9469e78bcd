import DiptychViews

extension MarkdownPage {
  // MARK: Quotations

  mutating func beginQuote() -> BlockWriter.Container? {
    endLine()
    append(tag: "blockquote")
    return flow.takesBlocks ? writer.beginQuote() : nil
  }

  mutating func endQuote(_ quote: BlockWriter.Container?) {
    endLine()
    append(tag: "blockquote", isEnd: true)
    if let quote { writer.endQuote(quote) }
  }

  /// Writes the line that makes an alert of the open quotation.
  ///
  /// - Returns: Whether GitHub allows an alert here. In a cell, an item and another quotation, it
  ///   allows none.
  mutating func beginAlert(_ status: Status) -> Bool {
    guard flow.takesBlocks, !writer.isNested else { return false }
    // Redacted text hides its status, too.
    writer.write(line: "[!\(isRedacted ? Status.info.alert : status.alert)]".utf8)
    return true
  }

  // MARK: Lists

  /// Writes a list whose items are children of the node, or HTML elements in it.
  mutating func writeList(_ node: ContentTree.Node) {
    let style = node.listStyle
    let start = style == .ordered ? node.attribute("start").flatMap { Int($0) } ?? 1 : 1
    endLine()
    append(tag: style.element)
    let outer = (style: list, list: flow.takesBlocks ? writer.beginList(style, start: start) : nil)
    list = style
    let flow = begin(isBlock: false, isInRow: false)
    for part in node.items {
      let isChild = part.element == nil && part.role.isBlock || part.role == .group
      if isChild { writeItem(part, isBlock: true) } else { write(part) }
    }
    end(flow)
    endLine()
    append(tag: style.element, isEnd: true)
    if let list = outer.list { writer.endList(list) }
    list = outer.style
  }

  mutating func writeItem(_ node: ContentTree.Node, isBlock: Bool) {
    endLine()
    append(tag: "li")
    let outer = (style: list, item: flow.takesBlocks ? writer.beginItem() : nil)
    list = nil
    write(partsOf: node, isBlock: isBlock)
    endLine()
    append(tag: "li", isEnd: true)
    if let item = outer.item { writer.endItem(item) }
    list = outer.style
  }

  /// Appends a check box.
  ///
  /// It is the box of a GFM task list at the start of an item (5.3), and a character elsewhere.
  ///
  /// - Returns: Whether a space is needed after it.
  @discardableResult
  mutating func append(checkbox isChecked: Bool) -> Bool {
    guard flow.takesBlocks && runs.isEmpty && writer.isAtItemStart else {
      append(text: isChecked ? "☑" : "☐")
      return true
    }
    writer.begin(checkbox: isChecked ? "[x]" : "[ ]")
    return false
  }
}

extension ListStyle {
  fileprivate var element: String { self == .ordered ? "ol" : "ul" }
}

extension Status {
  /// The kind of an alert of GitHub.
  fileprivate var alert: String {
    switch self {
    case .info: "NOTE"
    case .success: "TIP"
    case .warning: "WARNING"
    case .danger: "CAUTION"
    }
  }
}

import DiptychViews

extension MarkdownPage {
  // MARK: Quotations

  mutating func beginQuote() -> BlockWriter.Container? {
    endLine()
    append(tag: "blockquote")
    return takesBlocks ? writer.beginQuote() : nil
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
    guard takesBlocks, !writer.isNested else { return false }
    // Redacted text hides its status, too.
    writer.write(line: "[!\(isRedacted ? Status.info.alert : status.alert)]".utf8)
    return true
  }

  // MARK: Lists

  /// The state outside of a list, restored when it ends.
  struct OuterList {
    fileprivate let style: ListStyle?
    fileprivate let list: BlockWriter.OuterList?
  }

  mutating func beginList(_ style: ListStyle, start: Int = 1) -> OuterList {
    endLine()
    append(tag: style.element)
    let outer = OuterList(
      style: list,
      list: takesBlocks ? writer.beginList(style, start: start) : nil
    )
    list = style
    return outer
  }

  mutating func endList(_ outer: OuterList) {
    endLine()
    if let list { append(tag: list.element, isEnd: true) }
    if let list = outer.list { writer.endList(list) }
    list = outer.style
  }

  /// The state outside of an item, restored when it ends.
  struct OuterItem {
    fileprivate let style: ListStyle?
    fileprivate let item: BlockWriter.Item?
  }

  mutating func beginItem() -> OuterItem {
    endLine()
    append(tag: "li")
    let outer = OuterItem(style: list, item: takesBlocks ? writer.beginItem() : nil)
    list = nil
    return outer
  }

  mutating func endItem(_ outer: OuterItem) {
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
    guard takesBlocks && runs.isEmpty && writer.isAtItemStart else {
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

import Diptych

/// A manual page that is being written, with the current paragraph and the blocks before it.
struct RoffPage {
  private let output: RenderOutput
  private let format: RoffFormat
  private var hasHeader = false
  /// The title of the document, which is used if the format has no title.
  var documentTitle: String?
  private var paragraph = RoffParagraph(.page)
  /// The style of the following text.
  var style = TextStyle()
  /// Whether the content is a line, where a value stands after its name.
  var isInLine = false
  var table: RoffTable?
  var list: List?
  /// The term whose description has not started yet.
  private var term: String?
  /// The current text with preserved white space, or nil outside of such text.
  private var code: String?
  /// The tag of an item whose paragraph has not started yet.
  private var tag: Tag?
  private var isInItem = false
  /// Whether a heading was written last.
  ///
  /// A paragraph directly after a heading needs no macro.
  private var isAfterHeading = true
  private var indentation = 0

  /// A list and the number of its next item.
  struct List {
    let style: ListStyle
    var number: Int
  }

  /// The tag of an item.
  private enum Tag {
    case sign(String)
    case term(String)
  }

  /// The maximum depth of indentation.
  ///
  /// Deeper blocks are not indented further, because a line of a terminal has only 80 cells.
  private static let deepestIndentation = 8

  init(format: RoffFormat, output: RenderOutput) {
    self.format = format
    self.output = output
  }

  /// Ends the page.
  mutating func finish() {
    endBlock()
    endTerm()
    writeHeader()
  }

  // MARK: Lines

  private mutating func write(_ line: String) {
    writeHeader()
    output.append(line)
    output.append("\n")
  }

  private mutating func writeHeader() {
    if hasHeader { return }
    hasHeader = true
    let title = format.title ?? documentTitle ?? "UNTITLED"
    var fields = [title, format.section, format.date, format.source, format.manual]
    while fields.count > 3, fields.last == "" { fields.removeLast() }
    write("'\\\" t")
    write(
      ".TH "
        + fields.map { RoffText.argument(RoffText.escaped(_VisibleControl.shown(in: $0))) }
        .joined(separator: " ")
    )
  }

  // MARK: Text

  /// Whether blocks can be written here.
  ///
  /// They can't be written in a heading, in a cell or in code.
  var takesBlocks: Bool { paragraph.place == .page && code == nil }

  /// Appends text.
  ///
  /// The tree has already redacted the text and replaced its control characters.
  mutating func append(_ text: String) {
    if code == nil { paragraph.append(text, style) } else { code?.append(text) }
  }

  /// Appends a space between two parts of a line.
  mutating func endWord() { paragraph.endWord() }

  /// Starts a link.
  ///
  /// In code and inside another link, it returns false instead.
  mutating func beginLink(_ address: String) -> Bool {
    code == nil && paragraph.beginLink(address)
  }

  mutating func endLink() { paragraph.endLink() }

  /// Starts text in another place, and returns the text around it.
  mutating func begin(_ place: RoffParagraph.Place) -> RoffParagraph {
    let outer = paragraph
    paragraph = RoffParagraph(place)
    return outer
  }

  /// Ends text in another place, and returns its lines.
  mutating func end(_ outer: RoffParagraph) -> [String] {
    defer { paragraph = outer }
    return paragraph.finish()
  }

  /// The number of characters in the longest line of the text.
  var textWidth: Int { paragraph.width }

  // MARK: Blocks

  /// Ends the block, so that further text starts a new block.
  mutating func endBlock() {
    guard code == nil else { return }
    guard takesBlocks else { return paragraph.endLine() }
    let lines = paragraph.finish()
    if !lines.isEmpty { write(paragraph: lines) }
  }

  private mutating func write(paragraph lines: [String]) {
    beginParagraph()
    for line in lines { write(line) }
  }

  /// Writes the macro that starts a paragraph.
  ///
  /// An item starts with its tag. The first paragraph of a section needs no macro.
  private mutating func beginParagraph() {
    if tag != nil {
      endTag()
    } else if isInItem {
      write(".IP \"\" 4")
    } else if !isAfterHeading {
      write(".PP")
    }
    isAfterHeading = false
  }

  private mutating func endTag() {
    switch tag {
    case .sign(let sign): write(".IP \(sign) 4")
    case .term(let term):
      write(".TP 4")
      write(term)
    case nil: return
    }
    tag = nil
    isAfterHeading = false
  }

  /// Ends a heading whose content was written as text.
  mutating func endHeading(_ level: Int, _ outer: RoffParagraph) {
    let title = end(outer).joined(separator: " ")
    guard !title.isEmpty else { return }
    // Section macros start at the margin. So in indented blocks and in items, a heading is a bold
    // line.
    let isNested = indentation > 0 || isInItem
    switch level {
    case ...2 where !isNested: write(".SH \(RoffText.argument(title))")
    case 3 where !isNested: write(".SS \(RoffText.argument(title))")
    default: return write(paragraph: [#"\fB\#(title)\fR"#])
    }
    isAfterHeading = true
  }

  /// Writes lines of code, or appends them to a cell.
  mutating func write(code: String) {
    endBlock()
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    guard takesBlocks else {
      for line in lines {
        append(String(line))
        paragraph.endLine()
      }
      return
    }
    beginParagraph()
    let outer = beginIndentation()
    write(".EX")
    for line in lines { write(RoffText.line(RoffText.escaped(String(line)))) }
    write(".EE")
    endIndentation(outer)
  }

  /// Starts text with preserved white space.
  ///
  /// Inside such text, it returns false instead.
  mutating func beginCode() -> Bool {
    endBlock()
    guard code == nil else { return false }
    code = ""
    return true
  }

  mutating func endCode() {
    let text = code ?? ""
    code = nil
    write(code: text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  mutating func divider() {
    endBlock()
    guard takesBlocks else { return }
    beginParagraph()
    write(".ce 1")
    write("* * *")
  }

  /// Writes the lines of a table.
  mutating func write(table lines: [String]) {
    beginParagraph()
    for line in lines { write(line) }
  }

  // MARK: Indentation

  /// The state outside of nested blocks.
  ///
  /// It is restored when the blocks end.
  struct Outer {
    fileprivate let isInItem: Bool
    fileprivate let list: List?
    fileprivate let term: String?
    fileprivate let isIndented: Bool
  }

  private mutating func begin(isInItem: Bool, isIndented: Bool) -> Outer {
    let isIndented = isIndented && takesBlocks && indentation < Self.deepestIndentation
    let outer = Outer(isInItem: self.isInItem, list: list, term: term, isIndented: isIndented)
    if isIndented {
      write(".RS 4")
      indentation += 1
    }
    self.isInItem = isInItem
    term = nil
    return outer
  }

  private mutating func end(_ outer: Outer) {
    endBlock()
    endTerm()
    if outer.isIndented {
      write(".RE")
      indentation -= 1
      isAfterHeading = false
    }
    isInItem = outer.isInItem
    list = outer.list
    term = outer.term
  }

  /// Starts blocks that are indented further.
  mutating func beginIndentation() -> Outer {
    endBlock()
    endTag()
    return begin(isInItem: false, isIndented: true)
  }

  mutating func endIndentation(_ outer: Outer) { end(outer) }

  // MARK: Lists

  mutating func beginList(_ style: ListStyle, start: Int) -> Outer {
    endBlock()
    endTag()
    let outer = begin(isInItem: false, isIndented: isInItem)
    list = List(style: style, number: start)
    return outer
  }

  mutating func endList(_ outer: Outer) { end(outer) }

  /// Starts an item of the list.
  ///
  /// In a cell, the item is a line that starts with the marker.
  mutating func beginItem() -> Outer {
    endBlock()
    guard let list, list.style == .ordered else { return beginItem(.sign(#"\(bu"#), sign: "• ") }
    self.list?.number += 1
    return beginItem(.sign("\(list.number)."), sign: "\(list.number). ")
  }

  /// Ends a term whose content was written as text.
  mutating func endTerm(_ outer: RoffParagraph) {
    let title = end(outer).joined(separator: " ")
    endTerm()
    if !title.isEmpty { term = #"\fB\#(title)\fR"# }
  }

  /// Writes a term without a description.
  private mutating func endTerm() {
    if let term { write(paragraph: [term]) }
    term = nil
  }

  /// Starts the description of a term.
  mutating func beginDescription() -> Outer {
    endBlock()
    let term = self.term ?? ""
    self.term = nil
    return beginItem(.term(term.isEmpty ? #"\&"# : term), sign: "")
  }

  private mutating func beginItem(_ tag: Tag, sign: String) -> Outer {
    if takesBlocks { self.tag = tag } else { append(sign) }
    let outer = begin(isInItem: true, isIndented: false)
    list = nil
    return Outer(isInItem: outer.isInItem, list: outer.list, term: nil, isIndented: false)
  }

  mutating func endItem(_ outer: Outer) {
    endBlock()
    endTag()
    end(outer)
  }
}

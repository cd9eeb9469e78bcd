import DiptychViews

/// A page that is being written: the current line, and the blocks before it.
///
/// A table cell is a single line, and Markdown has no blocks in a line. So blocks in a cell are
/// HTML elements.
struct MarkdownPage {
  var writer: BlockWriter
  /// Whether the page is between blocks, so that text becomes a paragraph.
  var isBlock = true
  /// Whether the content is a part of a line of values, where a gauge needs its name.
  var isInRow = false
  var runs: [Run] = []
  var style = TextStyle()
  var link: LinkTarget?
  /// The title of the next link or image.
  var title: String?
  var table: OpenTable?
  var list: ListStyle?
  /// Whether the following content is redacted.
  var isRedacted = false
  var headingLevel = 0
  var flow = Flow.lines
  private var linkCount = 0
  /// Whether a line break comes before the next text in a cell.
  private var needsBreak = false

  /// The form of the content while it is written.
  enum Flow {
    /// Lines of blocks.
    case lines
    /// One line; blocks are HTML elements.
    case cell
    /// Text without markup.
    case preformatted

    /// Whether blocks can be written here.
    // A property of the flow: one of the page would copy the page in each frame of a debug build.
    var takesBlocks: Bool { self == .lines }
  }

  init(output: RenderOutput) { writer = BlockWriter(output: output) }

  // MARK: The line

  /// Appends text to the line.
  mutating func append(text string: String) {
    guard !string.isEmpty else { return }
    beginRun()
    let marks = Marks(style)
    let isProse = !style.contains(.monospaced) && flow != .preformatted
    let text = readable(string, isProse: isProse)
    guard style.contains(.monospaced), flow != .preformatted else {
      return runs.append(text: text, marks: marks, link: link)
    }
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { runs.append(text: "\n", marks: marks, link: link) }
      runs.append(code: String(line), marks: marks, link: link)
      isFirst = false
    }
  }

  /// Returns a text with redaction applied.
  func readable(_ text: String, isProse: Bool = false) -> String {
    _VisibleControl.shown(in: isRedacted ? _Redaction.redacted(text) : text, isProse: isProse)
  }

  /// Appends a space between two parts of a line.
  mutating func appendSpace() {
    if !needsBreak { append(text: " ") }
  }

  mutating func append(image source: String, alternative: String, title ownTitle: String?) {
    guard flow != .preformatted, !isRedacted else { return append(text: alternative) }
    beginRun()
    let image = Run.Content.image(
      source: source,
      alternative: _VisibleControl.shown(in: alternative),
      title: takeTitle(or: ownTitle)
    )
    runs.append(Run(content: image, marks: Marks(style), link: link))
  }

  mutating func append(markup: String) {
    guard flow != .preformatted, !markup.isEmpty else { return }
    beginRun()
    runs.append(Run(content: .markup(markup)))
  }

  private mutating func beginRun() {
    if needsBreak { runs.append(text: "\n", marks: [], link: nil) }
    needsBreak = false
  }

  /// Appends the tag of a block in a cell.
  mutating func append(tag name: String, attributes: String = "", isEnd: Bool = false) {
    guard flow == .cell else { return }
    needsBreak = false
    runs.append(Run(content: .tag(isEnd ? "</\(name)>" : "<\(name)\(attributes)>")))
  }

  /// Starts a link; returns the link around it.
  mutating func beginLink(_ destination: String, title ownTitle: String? = nil) -> LinkTarget? {
    let outer = link
    if isRedacted { return outer }
    linkCount += 1
    link = LinkTarget(id: linkCount, destination: destination, title: takeTitle(or: ownTitle))
    return outer
  }

  /// Returns the title of a link: its own, or the title of the attributes around it.
  private mutating func takeTitle(or own: String?) -> String? {
    defer { title = nil }
    return (own ?? title).map { _VisibleControl.shown(in: $0) }
  }

  /// Ends the line, so that further content is on a new line.
  mutating func endLine() {
    switch flow {
    case .preformatted: break
    case .cell: needsBreak = runs.last.map { !$0.isBlock } ?? false
    case .lines:
      guard !runs.isEmpty else { return }
      let line = EscapedLine.bytes(runs, in: headingLevel > 0 ? .heading : .paragraph)
      runs.removeAll(keepingCapacity: true)
      guard !line.isEmpty else { return }
      if headingLevel > 0 { writer.endCheckbox() }
      let sign = headingLevel > 0 ? String(repeating: "#", count: headingLevel) + " " : ""
      writer.write(text: Array(sign.utf8) + line)
    }
  }

  // MARK: Blocks of one line

  // Three dashes are not used, because they have other meanings in some positions. At the start of
  // a file, they begin front matter. Below text, they underline a heading. In an item, they join
  // the list marker.
  mutating func divider() {
    endLine()
    append(tag: "hr")
    if flow.takesBlocks { writer.write(block: Array("___".utf8)) }
  }

  /// Writes markup as a block or into the line.
  mutating func raw(_ markup: String, isBlock: Bool) {
    guard isBlock && flow.takesBlocks else { return append(markup: markup) }
    endLine()
    let lines = markup.last == "\n" ? String(markup.dropLast()) : markup
    if !lines.isEmpty { writer.write(block: Array(lines.utf8)) }
  }

  // MARK: Code

  /// Writes a code block.
  ///
  /// According to CommonMark 0.31, 4.5, its fence must be longer than any fence in the code.
  mutating func codeBlock(_ code: String, language: String?) {
    endLine()
    let code = readable(code)
    let text = code.last == "\n" ? String(code.dropLast()) : code
    switch flow {
    case .preformatted: append(text: text)
    case .cell:
      needsBreak = false
      runs.append(Run(content: .preformatted(text)))
    case .lines:
      let count = max(3, text.utf8.longestRun(of: UInt8(ascii: "`")) + 1)
      let fence = String(repeating: "`", count: count)
      let shown = isRedacted ? nil : language
      let name = shown.flatMap { $0.utf8.allSatisfy(\.isInLanguageName) ? $0 : nil } ?? ""
      writer.write(block: Array("\(fence)\(name)\n\(text)\n\(fence)".utf8))
    }
  }

  // MARK: Cells

  /// Ends a cell and returns its content.
  mutating func takeCell() -> [UInt8] {
    defer {
      runs.removeAll(keepingCapacity: true)
      needsBreak = false
    }
    return EscapedLine.bytes(runs, in: .cell)
  }

  /// Ends the content of an HTML element and returns it, on one line.
  mutating func takeElement() -> String {
    let content = runs.nested().map(\.element).joined()
    _ = takeCell()
    return content
  }
}

extension Run {
  /// Whether the content starts on a line of its own.
  fileprivate var isBlock: Bool {
    switch content {
    case .preformatted, .tag: true
    case .text, .code, .image, .markup: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is allowed in the language name of a code block.
  ///
  /// Bytes that would need an escape are not allowed.
  fileprivate var isInLanguageName: Bool { isASCIILetterOrDigit || "+-_.#".utf8.contains(self) }
}

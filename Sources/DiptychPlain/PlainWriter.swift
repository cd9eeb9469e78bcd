import DiptychContent
import DiptychViews

/// A writer of lines of words, each with the markers and the indentation before it.
struct PlainWriter {
  private(set) var out: ByteBuffer
  /// The gap before the next word.
  private var due = Gap.none
  /// Whether the line has content, or spaces that are not written yet.
  private var isInLine = false
  /// Whether a line was written.
  private var hasLines = false
  private var pendingSpaces = 0
  private var edges: [Edge] = []
  /// The index of the first edge whose marker is not written; the markers of later edges are not
  /// written either.
  private var firstUnmarked = 0
  /// Whether paragraphs share a line, until something other than text follows.
  var isInRow = false
  /// The number of scalars before the next one in a line of code; nil outside of code, where a tab
  /// counts as a space.
  var codeColumn: Int?
  /// Whether the last text was redacted.
  private var endsRedacted = false
  /// The text so far of the innermost link.
  private var label: String?

  /// The separation of two texts.
  ///
  /// If several separations are requested, the largest one counts.
  enum Gap: UInt8, Comparable {
    case none
    case space
    case line
    case emptyLine

    static func < (lhs: Gap, rhs: Gap) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The content at the left edge of lines: a marker, or spaces.
  private struct Edge {
    /// The edge of the first line.
    var marker: String
    /// Whether the other lines have the same marker; otherwise they are indented.
    var isRepeated: Bool
    /// The spaces before the other lines.
    var indent: Int
  }

  /// The number of levels that are indented.
  private static let deepestIndent = 32

  init(out: ByteBuffer) { self.out = out }

  // MARK: Lines

  /// Asks for a gap before the next text.
  mutating func need(_ gap: Gap) { due = max(due, gap) }

  /// Ends a paragraph: with a space in a row, with a new line elsewhere.
  mutating func endParagraph() { need(isInRow ? .space : .line) }

  /// Ends the current line.
  mutating func endBlock() { need(.line) }

  /// Begins a row, on the line of its marker or title if it has one.
  mutating func beginRow() {
    if due != .space { need(.line) }
  }

  mutating func endTopic() { need(.emptyLine) }

  /// Writes the gap that is due, and begins a line if no line has begun.
  private mutating func begin() {
    if due >= .line && isInLine { endLine() }
    if due == .emptyLine && hasLines { out.append(UInt8(ascii: "\n")) }
    if due == .space && isInLine { pendingSpaces += 1 }
    due = .none
    guard !isInLine else { return }
    isInLine = true
    for edge in edges.prefix(min(firstUnmarked, Self.deepestIndent)) {
      if edge.isRepeated {
        write(edge.marker)
      } else {
        pendingSpaces += edge.indent
      }
    }
    for edge in edges[firstUnmarked...] { write(edge.marker) }
    firstUnmarked = edges.count
  }

  private mutating func endLine() {
    flushCode()
    out.append(UInt8(ascii: "\n"))
    pendingSpaces = 0
    isInLine = false
    hasLines = true
  }

  private mutating func flushSpaces() {
    out.append(UInt8(ascii: " "), repeated: pendingSpaces)
    pendingSpaces = 0
  }

  /// Writes the spaces so far in a line of code, where they are content.
  mutating func flushCode() {
    if let codeColumn, codeColumn > 0 { flushSpaces() }
  }

  /// Writes a marker of ASCII; spaces at its end are dropped if no text follows on the line.
  private mutating func write(_ marker: String) {
    for byte in marker.utf8 {
      if byte == UInt8(ascii: " ") {
        pendingSpaces += 1
      } else {
        flushSpaces()
        out.append(byte)
      }
    }
  }

  /// Ends the last line.
  mutating func finish() {
    if isInLine { endLine() }
  }

  // MARK: Edges

  /// Begins an edge: a marker before the first line, and the marker or spaces before the other
  /// lines.
  ///
  /// If `indent` is nil, the other lines have as many spaces as the marker has letters.
  mutating func pushEdge(_ marker: String, isRepeated: Bool = false, indent: Int? = nil) {
    let indent = indent ?? marker.utf8.count
    edges.append(Edge(marker: marker, isRepeated: isRepeated, indent: indent))
  }

  /// Indents the following lines, but not the rest of the current one.
  mutating func pushIndent() {
    pushEdge("  ")
    firstUnmarked = edges.count
  }

  /// Begins a value after its name, and indents the lines of the value after the first.
  mutating func beginValue() {
    append(":")
    need(.space)
    pushIndent()
  }

  /// Ends the innermost edge.
  ///
  /// If no text was written after its marker, the marker is written now, unless it is optional.
  mutating func popEdge(isOptional: Bool = false) {
    if firstUnmarked < edges.count && !isOptional { begin() }
    edges.removeLast()
    firstUnmarked = min(firstUnmarked, edges.count)
  }

  // MARK: Text

  /// Appends a text with its control characters made visible.
  mutating func append(_ string: String) {
    endsRedacted = false
    label?.append(string)
    var string = string
    string.withUTF8 { append($0) }
  }

  /// Appends the text of a node.
  mutating func append(_ node: ContentTree.Node) {
    if node.isRedacted || label != nil {
      let text = node.string
      if node.isRedacted { appendRedacted(text) } else { append(text) }
    } else {
      endsRedacted = false
      node.withText { append($0) }
    }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let bytes = text.baseAddress else { return }
    var i = 0
    var previous: UInt32 = 0
    while i < text.count {
      let word = i
      while i < text.count, bytes[i] &- 0x21 < 0x5E { i += 1 }
      if i > word {
        write(UnsafeRawBufferPointer(start: bytes + word, count: i - word))
        previous = UInt32(bytes[i - 1])
        continue
      }
      let (scalar, length) = decodeScalar(bytes + i)
      defer { previous = scalar }
      if scalar == 0x0D && i + 1 < text.count && bytes[i + 1] == 0x0A {
        i += 1  // the newline follows
        continue
      }
      let utf8 = UnsafeRawBufferPointer(start: bytes + i, count: length)
      appendSpecial(scalar, after: previous, utf8)
      i += length
    }
  }

  /// Appends an ellipsis for a redacted text; redacted texts with no gap between them share one.
  mutating func appendRedacted(_ string: String) {
    guard !string.isEmpty, !endsRedacted || due != .none else { return }
    append("…")
    endsRedacted = true
  }

  /// Appends a scalar that is not printable ASCII: spaces wait, and controls become visible.
  private mutating func appendSpecial(
    _ scalar: UInt32,
    after previous: UInt32,
    _ utf8: UnsafeRawBufferPointer
  ) {
    switch scalar {
    case 0x20, 0x09:
      begin()
      let spaces = scalar == 0x09 ? codeColumn.map { 8 - $0 % 8 } ?? 1 : 1
      pendingSpaces += spaces
      codeColumn? += spaces
    case 0x0A:
      begin()
      endLine()
      if codeColumn != nil { codeColumn = 0 }
    case 0xAD: break  // a soft hyphen
    default:
      guard let replacement = _VisibleControl.replacement(for: scalar, after: previous) else {
        return write(utf8)
      }
      if codeColumn == nil && _VisibleControl.controlsLines(scalar) { return }
      begin()
      flushSpaces()
      out.append(contentsOf: String(Unicode.Scalar(replacement) ?? "\u{FFFD}"))
    }
  }

  private mutating func write(_ utf8: UnsafeRawBufferPointer) {
    codeColumn? += utf8.count { $0 & 0xC0 != 0x80 }
    begin()
    flushSpaces()
    out.append(utf8)
  }

  // MARK: Links

  /// Starts to collect the text of a link, and returns the text of the link around it.
  mutating func beginLabel() -> String? {
    let outer = label
    label = ""
    return outer
  }

  /// Appends the destination of a link after its last word, unless the text of the link is the
  /// destination.
  ///
  /// If a link has no words, only its destination is written.
  ///
  /// Tabs and newlines in a destination are removed (URL Standard, section 4.4).
  mutating func endLabel(_ outer: String?, _ destination: String) {
    let text = label ?? ""
    label = outer
    let destination = destination.filter { !["\t", "\n", "\r", "\r\n"].contains($0) }
    guard text != destination && !destination.isEmpty else { return }
    if text.isEmpty { return append(destination) }
    let gap = due
    due = .none
    append(isInLine ? " (" : "(")
    append(destination)
    append(")")
    due = gap
  }
}

import DiptychViews

/// Writes lines of words, with what stands before them.
struct PlainWriter {
  private(set) var out: ByteBuffer
  /// What is due before the next word.
  private var due = Gap.none
  /// Whether the line has anything on it, be it spaces that are not written yet.
  private var isInLine = false
  /// Whether there was a line.
  private var hasLines = false
  private var pendingSpaces = 0
  private var edges: [Edge] = []
  /// The first edge whose marker was not written yet; it is the same for all after it.
  private var firstUnmarked = 0
  /// Whether paragraphs stand on one line, as far as nothing but text is on it.
  var isInRow = false
  /// Whether the last text was one that may not be read.
  private var endsRedacted = false
  /// The text of the innermost link.
  private var label: String?

  /// What separates two texts; the larger counts.
  enum Gap: UInt8, Comparable {
    case none
    case space
    case line
    case emptyLine

    static func < (lhs: Gap, rhs: Gap) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What stands before lines.
  private struct Edge {
    /// What the first line begins with.
    var marker: String
    /// Whether the others do so too; they begin with as many spaces otherwise.
    var isRepeated: Bool
  }

  /// The levels that are indented.
  private static let deepestIndent = 32

  init(out: ByteBuffer) {
    self.out = out
  }

  // MARK: Lines

  /// Asks for a gap before what comes next.
  mutating func need(_ gap: Gap) { due = max(due, gap) }

  /// Ends a paragraph: in a row by a space.
  mutating func endParagraph() { need(isInRow ? .space : .line) }

  /// Ends whatever is on the line.
  mutating func endBlock() { need(.line) }

  /// Begins a row, on the line of what the row belongs to.
  mutating func beginRow() {
    if due != .space { need(.line) }
  }

  mutating func endTopic() { need(.emptyLine) }

  /// Makes sure that what comes next has a line.
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
        pendingSpaces += edge.marker.utf8.count
      }
    }
    for edge in edges[firstUnmarked...] { write(edge.marker) }
    firstUnmarked = edges.count
  }

  private mutating func endLine() {
    out.append(UInt8(ascii: "\n"))
    pendingSpaces = 0
    isInLine = false
    hasLines = true
  }

  private mutating func flushSpaces() {
    out.append(UInt8(ascii: " "), repeated: pendingSpaces)
    pendingSpaces = 0
  }

  /// Writes a marker of ASCII, whose spaces may be the end of the line.
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

  /// Puts a marker before what comes next, and spaces or the marker before its other lines.
  mutating func pushEdge(_ marker: String, isRepeated: Bool = false) {
    edges.append(Edge(marker: marker, isRepeated: isRepeated))
  }

  /// Indents what comes next, the rest of this line aside.
  mutating func pushIndent() {
    edges.append(Edge(marker: "  ", isRepeated: false))
    firstUnmarked = edges.count
  }

  /// Ends the innermost edge; its marker stands there even if nothing else does.
  mutating func popEdge() {
    if firstUnmarked < edges.count { begin() }
    edges.removeLast()
    firstUnmarked = min(firstUnmarked, edges.count)
  }

  // MARK: Text

  /// Appends text, made safe.
  mutating func append(_ string: String) {
    endsRedacted = false
    label?.append(string)
    var string = string
    string.withUTF8 { append($0) }
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let bytes = text.baseAddress else { return }
    var i = 0
    while i < text.count {
      let word = i
      while i < text.count, bytes[i] &- 0x21 < 0x5E { i += 1 }
      if i > word {
        write(UnsafeRawBufferPointer(start: bytes + word, count: i - word))
        continue
      }
      let (scalar, length) = decodeScalar(bytes + i)
      if scalar == 0x0D && i + 1 < text.count && bytes[i + 1] == 0x0A {
        i += 1  // the newline follows
        continue
      }
      appendSpecial(scalar, UnsafeRawBufferPointer(start: bytes + i, count: length))
      i += length
    }
  }

  /// Appends an ellipsis for a text that may not be read, and one for all that follow it at once.
  mutating func appendRedacted(_ string: String) {
    guard !string.isEmpty, !endsRedacted || due != .none else { return }
    append("…")
    endsRedacted = true
  }

  /// Appends what is no printable ASCII: spaces wait, and controls become visible.
  private mutating func appendSpecial(_ scalar: UInt32, _ utf8: UnsafeRawBufferPointer) {
    switch scalar {
    case 0x20, 0x09:
      begin()
      pendingSpaces += 1
    case 0x0A:
      begin()
      endLine()
    case SoftHyphen.scalar: break
    default:
      guard let replacement = VisibleControl.replacement(for: scalar) else { return write(utf8) }
      begin()
      flushSpaces()
      out.append(scalar: replacement)
    }
  }

  private mutating func write(_ utf8: UnsafeRawBufferPointer) {
    begin()
    flushSpaces()
    out.append(utf8)
  }

  // MARK: Links

  /// Starts to collect the text of a link; the text of the link around it, to go back to.
  mutating func beginLabel() -> String? {
    let outer = label
    label = ""
    return outer
  }

  /// Appends the destination of a link, if its text is another.
  mutating func endLabel(_ outer: String?, _ destination: String) {
    let isSaid = label == destination
    label = outer
    guard !isSaid && !destination.isEmpty else { return }
    append(" (")
    append(destination)
    append(")")
  }
}

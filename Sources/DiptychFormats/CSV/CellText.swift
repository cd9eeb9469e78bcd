/// The text of a cell, where each block is on a line of its own.
struct CellText {
  /// The space between two texts.
  private enum Gap: Int {
    case none
    case space
    case line
  }

  private(set) var text = ""
  private var gap = Gap.none

  mutating func append(_ string: String) {
    if string.isEmpty { return }
    if !text.isEmpty { text += gap == .none ? "" : gap == .space ? " " : "\n" }
    gap = .none
    text += string
  }

  mutating func endWord() { if gap == .none { gap = .space } }

  mutating func endLine() { gap = .line }
}

/// The kind of a block, which determines whether an empty line separates it from its neighbours.
enum BlockKind: UInt8, Comparable {
  /// No block: the next line is the first one of its container, or follows empty lines.
  case none
  /// A text, a bar or a value with its name, which takes one line unless it is wrapped.
  case line
  /// A child of a stack that is followed by another child.
  case stacked
  case paragraph
  /// A divider, which needs no empty line to separate its neighbours.
  case rule
  /// A list inside of an item of another list.
  case nestedList
  /// A list.
  ///
  /// No empty line separates it from a single line, such as a title or a button.
  case list
  /// A group of facts, or a frame with a border.
  case group
  /// A callout, a quotation, a panel, a table, a chart or a block of code.
  case figure
  /// A figure in a stack that is followed by another child.
  case stackedFigure
  case heading

  static func < (lhs: BlockKind, rhs: BlockKind) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether an empty line separates a block from the next block, as margins do in a page.
  ///
  /// | after | line | paragraph | rule | nested list | list | group | figure | heading |
  /// |---|---|---|---|---|---|---|---|---|
  /// | nothing | | | | | | | | |
  /// | line | | x | | | | x | x | x |
  /// | child of a stack | | | | | | | | x |
  /// | paragraph | x | x | x | | x | x | x | x |
  /// | rule | | x | | | | | | x |
  /// | nested list | | x | | | x | x | x | x |
  /// | list | | x | | x | x | x | x | x |
  /// | group | x | x | | x | x | x | x | x |
  /// | figure | x | x | | x | x | x | x | x |
  /// | figure in a stack | | | | | | | x | x |
  /// | heading | x | x | x | x | x | x | x | x |
  static func isApart(_ previous: BlockKind, _ next: BlockKind) -> Bool {
    switch (previous, next) {
    case (.none, _): false
    case (.heading, _), (_, .heading): true
    case (.stacked, _): false
    case (.stackedFigure, _): next == .figure
    case (.rule, _): next == .paragraph
    case (_, .rule): previous == .paragraph
    case (.line, .line), (.line, .nestedList), (.paragraph, .nestedList): false
    case (.nestedList, .line), (.nestedList, .nestedList), (.line, .list), (.list, .line): false
    default: true
    }
  }
}

// Empty lines between blocks. An empty line is written together with the line that follows it. So
// there is no empty line at the end of a container, and the spacing of a stack adds no second one.
extension LineWriter {
  /// Begins a block, and asks for an empty line if it has to be separated from the previous block.
  @inline(__always)
  mutating func begin(_ kind: BlockKind) {
    if kind != .line || previous != .line { separate(kind) }
  }

  @inline(never)
  private mutating func separate(_ kind: BlockKind) {
    if BlockKind.isApart(previous, kind) { isLineDue = true }
    previous = kind
  }

  /// Begins the content of a block with edges or lines of its own.
  @inline(__always)
  mutating func beginContent() { previous = .none }

  /// Ends a block, whose content may have ended with another kind.
  @inline(__always)
  mutating func end(_ kind: BlockKind) { previous = kind }

  /// Ends a block whose content is followed by a line of its own.
  mutating func endContent() { isLineDue = false }

  /// Ends a child of a stack.
  ///
  /// The spacing of the stack decides about empty lines, except beside headings and figures.
  @inline(__always)
  mutating func endStacked() {
    switch previous {
    case .none, .stacked, .stackedFigure, .heading: break
    case .figure: previous = .stackedFigure
    default: previous = .stacked
    }
  }

  /// Writes the empty line that is due.
  @inline(never)
  mutating func writeDueLine() {
    guard isLineDue else { return }
    let kind = previous
    writeBlankLines(1)
    previous = kind
  }
}

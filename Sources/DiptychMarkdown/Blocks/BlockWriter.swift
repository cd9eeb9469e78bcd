import DiptychViews

/// Writes blocks line by line, inside of quotations and items, with blank lines between.
///
/// Every line of a container starts with what says that it is one: `> `, or spaces as wide as the
/// sign of an item. That sign itself starts the first line, so `nextLine` is not always `prefix`.
struct BlockWriter {
  private let output: RenderOutput
  /// What a line starts with.
  private var prefix: [UInt8] = []
  /// What the next line starts with: containers that were just opened have their signs there.
  private var nextLine: [UInt8] = []
  /// How much of the prefix a blank line takes that has to come before the next one.
  private var separation: Int?
  /// The separation that a list does without, which follows the text of its item.
  private var joint: Int?
  private var lineCount = 0
  private var blankLineCount = 0
  private var depth = 0
  private var isItem = false
  private var list: OpenList?
  /// What the last block was, where another one would be its sibling.
  private var previous: Block?

  /// What the blocks that follow another one have to know of it.
  fileprivate enum Block: Equatable {
    case text
    case list(ListSign)
    case other
  }

  /// The deepest container that is written as one.
  ///
  /// Readers of Markdown give up at some depth, and each level is written in each line.
  private static let depthLimit = 32

  init(output: RenderOutput) {
    self.output = output
  }

  // MARK: Blocks

  /// Writes lines of text.
  mutating func write(text lines: [UInt8]) {
    write(lines)
    previous = .text
  }

  /// Writes lines of another block.
  mutating func write(block lines: [UInt8]) {
    write(lines)
    previous = .other
  }

  private mutating func write(_ lines: [UInt8]) {
    for line in lines.split(separator: 0x0A, omittingEmptySubsequences: false) { write(line: line) }
    separation = prefix.count
  }

  /// Writes a line of a block that goes on.
  mutating func write(line: some Collection<UInt8>) {
    if let separation { writeSeparation(separation) }
    joint = nil
    write(start: nextLine, line)
    lineCount += 1
    nextLine = prefix
  }

  /// Ends a block that was written line by line.
  mutating func endBlock() {
    separation = prefix.count
    previous = .other
  }

  private mutating func write(start: some Collection<UInt8>, _ line: some Collection<UInt8>) {
    let end = start.lastIndexBeforeBlanks
    output.append(line.isEmpty ? Array(start.prefix(end)) : Array(start))
    output.append(Array(line))
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func writeSeparation(_ length: Int) {
    write(start: prefix.prefix(length), [])
    blankLineCount += 1
    separation = nil
  }

  // MARK: Containers

  /// What is needed to close a container.
  struct Container {
    fileprivate let prefixCount: Int
    fileprivate let nextLineCount: Int
    fileprivate let lineCount: Int
    fileprivate let isItem: Bool
    fileprivate let list: OpenList?
    fileprivate let previous: Block?
  }

  private mutating func begin(sign: [UInt8], isItem: Bool) -> Container {
    let container = Container(
      prefixCount: prefix.count,
      nextLineCount: nextLine.count,
      lineCount: lineCount,
      isItem: self.isItem,
      list: list,
      previous: previous
    )
    depth += 1
    if depth <= Self.depthLimit {
      nextLine += sign
      prefix += isItem ? sign.map { _ in UInt8(ascii: " ") } : sign
    }
    self.isItem = isItem
    list = nil
    previous = nil
    return container
  }

  /// Closes a container, a sign of which that started no line is dropped.
  private mutating func end(_ container: Container) {
    let isEmpty = lineCount == container.lineCount
    prefix.removeLast(prefix.count - container.prefixCount)
    if isEmpty {
      nextLine.removeLast(nextLine.count - container.nextLineCount)
      previous = container.previous
    } else {
      nextLine = prefix
      previous = .other
      separation = separation.map { min($0, prefix.count) }
    }
    depth -= 1
    isItem = container.isItem
    list = container.list
  }

  mutating func beginQuote() -> Container {
    begin(sign: Array("> ".utf8), isItem: false)
  }

  mutating func endQuote(_ quote: Container) { end(quote) }

  // MARK: Lists

  /// A list to be closed.
  struct OuterList {
    fileprivate let list: OpenList?
    fileprivate let separation: Int?
    fileprivate let joint: Int?
  }

  /// Whether an item starts here.
  var isAtItemStart: Bool { isItem && nextLine != prefix }

  /// Starts a list; two lists in a row differ in their signs, or they would be one.
  ///
  /// CommonMark 0.31, 5.3: only a list that starts with 1 may follow a text without a blank line.
  mutating func beginList(_ style: ListStyle, start: Int) -> OuterList {
    let outer = OuterList(list: list, separation: separation, joint: joint)
    if isItem && previous == .text && (style == .unordered || start == 1) {
      joint = separation
      separation = nil
    }
    // Signs that share a line differ too: three dashes are a line between blocks.
    let pending = nextLine == prefix ? nil : nextLine.dropLast().last
    let sign =
      ListSign.all(for: style).first { sign in
        previous != .list(sign) && (sign.isNumbered || sign.byte != pending)
      } ?? ListSign.all(for: style)[0]
    list = OpenList(sign: sign, start: min(max(start, 0), 999_999_999))
    return outer
  }

  mutating func endList(_ outer: OuterList) {
    if let list, list.count > 0 {
      previous = .list(list.sign)
      separation = prefix.count
    } else {
      separation = outer.separation
      joint = outer.joint
    }
    list = outer.list
  }

  /// An item to be closed.
  struct Item {
    fileprivate let container: Container
    fileprivate let blankLineCount: Int
  }

  /// Starts an item; only where a list is.
  mutating func beginItem() -> Item {
    if let separation { writeSeparation(separation) }
    list?.count += 1
    let sign = list.map { $0.sign.bytes(number: $0.start + $0.count - 1) } ?? []
    return Item(container: begin(sign: sign, isItem: true), blankLineCount: blankLineCount)
  }

  /// Closes an item; the next one follows without a blank line if there was none in this one.
  mutating func endItem(_ item: Item) {
    if lineCount == item.container.lineCount && nextLine != prefix {
      // Below a text an item without anything would underline it.
      if let joint { writeSeparation(joint) }
      write(line: [])
    }
    end(item.container)
    separation = blankLineCount == item.blankLineCount ? nil : prefix.count
  }
}

/// A list whose items are being written.
private struct OpenList {
  let sign: ListSign
  /// The number of the first item.
  let start: Int
  var count = 0
}

/// What stands before the items of a list.
private struct ListSign: Equatable {
  let byte: UInt8
  let isNumbered: Bool

  /// CommonMark 0.31, 5.3: "Changing the bullet or ordered list delimiter starts a new list".
  static func all(for style: ListStyle) -> [ListSign] {
    switch style {
    case .unordered: "-*+".utf8.map { ListSign(byte: $0, isNumbered: false) }
    case .ordered: ".)".utf8.map { ListSign(byte: $0, isNumbered: true) }
    }
  }

  /// The sign of an item; 5.2: a number has at most nine digits.
  func bytes(number: Int) -> [UInt8] {
    (isNumbered ? Array("\(min(number, 999_999_999))".utf8) : []) + [byte, UInt8(ascii: " ")]
  }
}

extension Collection where Element == UInt8 {
  /// How many bytes there are before the spaces at the end.
  fileprivate var lastIndexBeforeBlanks: Int {
    count - reversed().prefix { $0 == UInt8(ascii: " ") }.count
  }
}

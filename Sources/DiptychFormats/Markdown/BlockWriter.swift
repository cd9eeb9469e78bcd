import DiptychViews

/// A writer of blocks, line by line, inside quotations and list items, with blank lines between
/// them.
///
/// Each line in a container starts with a prefix: `> ` in a quotation, spaces in an item. The first
/// line of an item starts with its list marker instead, so `nextLine` can differ from `prefix`.
struct BlockWriter {
  private let output: RenderOutput
  /// The prefix of a line in the open containers.
  private var prefix: [UInt8] = []
  /// The prefix of the next line, with the list markers of items that have no line yet.
  private var nextLine: [UInt8] = []
  /// The length of the prefix in the blank line before the next line, in bytes; nil for no blank
  /// line.
  private var separation: Int?
  /// The value of `separation` that was omitted between the text of an item and the list below it.
  private var joint: Int?
  private var lineCount = 0
  private var blankLineCount = 0
  private var depth = 0
  private var isItem = false
  private var list: OpenList?
  /// The check box of the open item, until its first block.
  private var checkbox: [UInt8]?
  /// The kind of the last block, or nil if the next block is not its sibling.
  private var previous: Block?

  /// The kind of a block, as far as it affects the next block.
  fileprivate enum Block: Equatable {
    case text
    case list(ListSign)
    case other
  }

  /// The maximum depth of containers.
  ///
  /// At a deeper level, the content of a container is written without the container.
  ///
  /// Markdown parsers limit the depth too, and each line repeats the prefixes of all levels.
  private static let depthLimit = 32

  init(output: RenderOutput) { self.output = output }

  // MARK: Blocks

  /// Writes lines of text, after the pending check box, if any.
  mutating func write(text lines: [UInt8]) {
    let checkbox = checkbox.take()
    write(checkbox.map { $0 + [UInt8(ascii: " ")] + lines } ?? lines)
    previous = .text
  }

  /// Writes the lines of a block that is not text.
  mutating func write(block lines: [UInt8]) {
    endCheckbox()
    write(lines)
    previous = .other
  }

  private mutating func write(_ lines: [UInt8]) {
    for line in lines.split(separator: 0x0A, omittingEmptySubsequences: false) { write(line: line) }
    separation = prefix.count
  }

  /// Writes one line of a block; ``endBlock()`` ends the block.
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

  /// The state outside of a container, restored when it ends.
  struct Container {
    fileprivate let prefixCount: Int
    fileprivate let nextLineCount: Int
    fileprivate let lineCount: Int
    fileprivate let isItem: Bool
    fileprivate let list: OpenList?
    fileprivate let previous: Block?
  }

  private mutating func begin(sign: [UInt8], isItem: Bool) -> Container {
    endCheckbox()
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

  /// Ends a container.
  ///
  /// If the container has no line, its marker is dropped.
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

  mutating func beginQuote() -> Container { begin(sign: Array("> ".utf8), isItem: false) }

  /// Whether the open container is inside another container.
  var isNested: Bool { depth > 1 }

  /// Ends a quotation, which may contain only the line of an alert.
  mutating func endQuote(_ quote: Container) {
    if lineCount > quote.lineCount { separation = separation ?? prefix.count }
    end(quote)
  }

  // MARK: Lists

  /// The state outside of a list, restored when it ends.
  struct OuterList {
    fileprivate let list: OpenList?
    fileprivate let separation: Int?
    fileprivate let joint: Int?
  }

  /// Whether the next line is the first one of an item.
  var isAtItemStart: Bool { isItem && nextLine != prefix && checkbox == nil }

  /// Starts a list.
  ///
  /// If another list directly precedes the list, the two lists have different markers. With the
  /// same marker, the second list would continue the first.
  ///
  /// CommonMark 0.31, 5.3: an ordered list may follow text without a blank line only if it starts
  /// at 1.
  mutating func beginList(_ style: ListStyle, start: Int) -> OuterList {
    endCheckbox()
    let outer = OuterList(list: list, separation: separation, joint: joint)
    if isItem && previous == .text && (style == .unordered || start == 1) {
      joint = separation
      separation = nil
    }
    // Nested markers on one line differ too, because three dashes would be a thematic break.
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

  /// The state outside of an item, restored when it ends.
  struct Item {
    fileprivate let container: Container
    fileprivate let blankLineCount: Int
  }

  /// Starts an item of the open list.
  mutating func beginItem() -> Item {
    if let separation { writeSeparation(separation) }
    list?.count += 1
    let sign = list.map { $0.sign.bytes(number: $0.start + $0.count - 1) } ?? []
    return Item(container: begin(sign: sign, isItem: true), blankLineCount: blankLineCount)
  }

  /// Starts an item with a check box before its text.
  mutating func begin(checkbox: String) { self.checkbox = Array(checkbox.utf8) }

  /// Writes a check box that has no text after it.
  mutating func endCheckbox() {
    guard let box = checkbox.take() else { return }
    write(text: box)
  }

  /// Ends an item.
  ///
  /// If the item contains no blank line, the next item follows without a blank line.
  mutating func endItem(_ item: Item) {
    endCheckbox()
    if lineCount == item.container.lineCount && nextLine != prefix {
      // Directly below text, the marker of an empty item would turn the text into a heading.
      if let joint { writeSeparation(joint) }
      write(line: [])
    }
    end(item.container)
    separation = blankLineCount == item.blankLineCount ? nil : prefix.count
  }
}

/// A list that is being written.
private struct OpenList {
  let sign: ListSign
  /// The number of the first item.
  let start: Int
  var count = 0
}

/// The marker before the items of a list.
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

  /// Returns the marker of an item; by 5.2 a number has at most nine digits.
  func bytes(number: Int) -> [UInt8] {
    (isNumbered ? Array("\(min(number, 999_999_999))".utf8) : []) + [byte, UInt8(ascii: " ")]
  }
}

extension Collection where Element == UInt8 {
  /// The length without the trailing spaces, in bytes.
  fileprivate var lastIndexBeforeBlanks: Int {
    count - reversed().prefix { $0 == UInt8(ascii: " ") }.count
  }
}

/// The lines of some Markdown, for facts that the tree of cmark-gfm does not contain.
struct MarkdownLines {
  private let bytes: ArraySlice<UInt8>
  /// The position of the first byte of each line.
  private lazy var starts =
    [bytes.startIndex]
    + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Returns whether the box of the task on a line is checked.
  ///
  /// The library looks for `[x]` in the whole line, so it takes `[ ] press [x]` for a checked box.
  mutating func hasCross(inBoxOf line: Int) -> Bool {
    guard let box = bracket(in: line) else { return false }
    return bytes[box...].dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
  }

  /// Returns whether the first bracket of a line is markup.
  ///
  /// A bracket after a backslash is text. A character reference such as `&#91;` is text too.
  mutating func hasMarkup(inBracketOf line: Int) -> Bool {
    guard let bracket = bracket(in: line) else { return false }
    return bytes[..<bracket].last != UInt8(ascii: "\\")
  }

  /// Returns the position of the first opening bracket of a line, which is counted from one.
  private mutating func bracket(in line: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = line < starts.count ? starts[line] : bytes.endIndex
    return bytes[starts[line - 1]..<end].firstIndex(of: UInt8(ascii: "["))
  }
}

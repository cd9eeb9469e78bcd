import DiptychSite

/// The front matter and the Markdown of a document.
struct MarkdownSource {
  /// The lines between two fences at the start, or nil.
  private(set) var frontMatter: String?
  /// The number of lines before the Markdown.
  private(set) var linesBefore = 0
  /// The Markdown in UTF-8; each line ends in a line feed.
  private(set) var markdown: ArraySlice<UInt8>

  /// Divides a text, and drops a byte order mark.
  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
      } else if !(byte == UInt8(ascii: "\n") && isAfterReturn) {
        bytes.append(byte)
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    markdown = bytes[...]
    if markdown.starts(with: [0xEF, 0xBB, 0xBF]) { markdown.removeFirst(3) }
    takeFrontMatter()
  }

  private mutating func takeFrontMatter() {
    let lines = markdown.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    func fence(_ line: ArraySlice<UInt8>) -> String {
      String(decoding: line.prefix(while: { $0 != UInt8(ascii: " ") }), as: UTF8.self)
    }
    let fences = ContentSource.fences(after: String(decoding: lines[0], as: UTF8.self)[...])
    guard lines.count > 1, lines[1].contains(where: { $0 != UInt8(ascii: " ") }),
      let end = lines.dropFirst().firstIndex(where: { fences.contains(fence($0)) })
    else { return }
    frontMatter = String(
      decoding: markdown[lines[1].startIndex..<lines[end].startIndex],
      as: UTF8.self
    )
    linesBefore = end + 1
    markdown = markdown[lines[end].endIndex...].dropFirst()
  }
}

/// The lines of some Markdown, for facts that the tree of cmark-gfm does not contain.
struct MarkdownLines {
  private let bytes: ArraySlice<UInt8>
  /// The position of the first byte of each line.
  private lazy var starts =
    [bytes.startIndex]
    + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

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

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
    var rest = markdown
    let fences = Self.fences(after: Self.takeLine(from: &rest))
    guard !fences.isEmpty else { return }
    let start = rest.startIndex
    var count = 1
    while !rest.isEmpty {
      let end = rest.startIndex
      let line = Self.takeLine(from: &rest)
      count += 1
      if fences.contains(where: { Self.isFence(line, $0) }) {
        frontMatter = String(decoding: markdown[start..<end], as: UTF8.self)
        linesBefore = count
        markdown = rest
        return
      }
      if count == 2 && line.allSatisfy({ $0 == UInt8(ascii: " ") }) { return }
    }
  }

  /// Returns the first line without its end, and removes it.
  private static func takeLine(from bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    bytes = bytes[line.endIndex...].dropFirst()
    return line
  }

  /// Returns the possible closing fences of front matter that starts with a line.
  ///
  /// If the line starts no front matter, the result is empty.
  private static func fences(after line: ArraySlice<UInt8>) -> [StaticString] {
    if isFence(line, "+++") { return ["+++"] }
    guard line.starts(with: "---".utf8) else { return [] }
    let rest = line.dropFirst(3).drop { $0 == UInt8(ascii: " ") }
    // A comment of YAML, or the name of the format.
    let isYAML = rest.isEmpty || rest.first == UInt8(ascii: "#") || isFence(rest, "yaml")
    if isYAML { return ["---", "..."] }
    return isFence(rest, "json") || isFence(rest, "toml") ? ["---"] : []
  }

  /// Whether a line is a fence, which spaces may follow.
  private static func isFence(_ line: ArraySlice<UInt8>, _ fence: StaticString) -> Bool {
    let fence = "\(fence)".utf8
    return line.starts(with: fence)
      && line.dropFirst(fence.count).allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

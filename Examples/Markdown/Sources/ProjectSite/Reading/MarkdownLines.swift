/// The lines of a Markdown file.
///
/// Each line knows whether it is in a fenced block of code.
struct MarkdownLines: Sendable {
  /// A line of a text.
  struct Line: Sendable {
    var text: String
    /// The language of the block of code around the line, or nil outside of one.
    let language: String?
    /// Whether the line is the fence before or after a block of code.
    let isFence: Bool

    /// Whether the line is neither code nor a fence.
    var isProse: Bool { language == nil && !isFence }
  }

  /// The path of the file, for messages.
  let file: String
  var lines: [Line] = []

  init(_ text: String, file: String) {
    self.file = file
    // The fence that ends the current block, and the language of that block.
    var open: (fence: Substring, language: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if let block = open {
        let ends = words.hasPrefix(block.fence) && words.allSatisfy { $0 == "`" || $0 == " " }
        lines.append(Line(text: String(line), language: ends ? nil : block.language, isFence: ends))
        if ends { open = nil }
      } else {
        let fence = words.prefix { $0 == "`" }
        let opens = fence.count > 2 && !words.dropFirst(fence.count).contains("`")
        lines.append(Line(text: String(line), language: nil, isFence: opens))
        if opens { open = (fence, String(words.dropFirst(fence.count))) }
      }
    }
  }

  /// The text.
  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// Returns the first block of code in a language that contains a text.
  ///
  /// - Throws: ``CheckoutError/lacks(_:in:)``.
  func code(in language: String, containing part: String) throws(CheckoutError) -> String {
    for block in lines.split(whereSeparator: { $0.language != language }) {
      let code = block.map(\.text).joined(separator: "\n")
      if code.contains(part) { return code }
    }
    throw .lacks("code in \(language) with “\(part)”", in: file)
  }
}

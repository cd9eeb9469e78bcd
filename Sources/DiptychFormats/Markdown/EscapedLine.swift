import DiptychViews

// Only this file escapes text for Markdown. The rules come from CommonMark 0.31.2. The rules for
// tables, strikethrough and autolinks come from GitHub Flavored Markdown (GFM) 0.29:
//
// - 2.4: "Any ASCII punctuation character may be backslash-escaped". These characters are escaped:
//   `\`, `` ` ``, `*`, `[`, `~`, `_` except between letters and digits, and `]` in a link.
// - 6.6 and 2.5: `<` starts a tag and `&` a character reference. Both are written as references,
//   not with a backslash. The reason is that raw markup may have started a block of HTML. In such a
//   block, Markdown has no escapes, but references still work.
// - 4.2, 4.3, 5.1, 5.2 and GFM 4.10: the first characters of a line may start a heading, a
//   quotation or an item, underline a heading, or be the delimiter row of a table. See
//   `blockSign(in:at:)`.
// - 4.8 and 6.7: spaces at the ends of a line are dropped, and two spaces before a newline are a
//   line break. A newline in a text is written as a line break: a backslash, or `<br>` where the
//   text must stay on one line. A run of white space becomes one space, as browsers show it.
// - GFM 6.9: `www.`, `://` and email addresses become links. A backslash prevents the first two.
//   Email addresses are recognized after escapes are resolved, so an empty comment follows `@`. The
//   comment also prevents mentions on GitHub.
// - GitHub, "Autolinked references" and "Using emoji": `#12` and `GH-12` become links to an issue,
//   and `:bug:` becomes a picture. An empty comment prevents this too. The hash of a commit is not
//   changed, because its link leads to that commit.
// - GFM 4.10: `|` in a table cell is escaped, even in code.
// - GitHub, "Writing mathematical expressions": two `$` enclose a formula; "use span tags around
//   the explicit $" to prevent that.
// - 2.3 and `_VisibleControl`: control characters are replaced first.

/// A line of Markdown, or the lines of a paragraph, that is being written.
struct EscapedLine {
  /// The place of a line.
  enum Place {
    case paragraph
    case heading
    case cell
  }

  /// The context of a text.
  enum Kind {
    case plain
    /// The text of a link, which can't contain another link.
    case linked
    /// The alternative text of an image, which has no markup.
    case alternative
  }

  private let place: Place
  private let escapesDollars: Bool
  private var bytes: [UInt8] = []
  /// Whether a space precedes the next character.
  private var hasBlank = false
  /// The number of line breaks before the next character.
  private var breaks = 0
  private var isLineStart = true

  init(place: Place, escapesDollars: Bool = false) {
    self.place = place
    self.escapesDollars = escapesDollars
  }

  /// Returns the bytes of the line.
  consuming func finish() -> [UInt8] {
    // 4.2: "The optional closing sequence of #s must be preceded by spaces or tabs".
    if place == .heading && bytes.last == UInt8(ascii: "#") {
      bytes.insert(UInt8(ascii: "\\"), at: bytes.count - 1)
    }
    return bytes
  }

  // MARK: Text

  /// Appends text; white space at the ends of the line is dropped.
  mutating func append(text: String, _ kind: Kind) {
    let text = Array(text.utf8)
    var sign: Int?
    // A program that reads the file drops a byte order mark, so it parses the line without the
    // mark.
    let hasMark = bytes.isEmpty && text.starts(with: "\u{FEFF}".utf8)
    let start = hasMark ? "\u{FEFF}".utf8.count : 0
    for index in start..<text.count {
      let byte = text[index]
      if byte.isBlank {
        append(blank: byte)
        continue
      }
      if isLineStart && place == .paragraph { sign = Self.blockSign(in: text, at: index) }
      settle()
      if index == sign {
        append(escaped: byte)
      } else {
        append(byte, at: index, in: text, kind)
      }
    }
  }

  private mutating func append(blank: UInt8) {
    guard blank == 0x0A else { return hasBlank = true }
    breaks += 1
    isLineStart = true
  }

  /// Writes the pending white space and line breaks.
  private mutating func settle() {
    defer { isLineStart = false }
    if !bytes.isEmpty {
      for _ in 0..<breaks { append(place == .paragraph ? "\\\n" : "<br>") }
      if hasBlank && breaks == 0 { append(" ") }
    }
    breaks = 0
    hasBlank = false
  }

  private mutating func append(_ string: StaticString) { string.withUTF8Buffer { bytes += $0 } }

  private mutating func append(escaped byte: UInt8) {
    if byte == UInt8(ascii: "<") {
      append("&lt;")
    } else {
      append("\\")
      bytes.append(byte)
    }
  }

  /// Appends a byte of a text, escaped if necessary.
  private mutating func append(_ byte: UInt8, at index: Int, in text: [UInt8], _ kind: Kind) {
    let next = index + 1 < text.count ? text[index + 1] : nil
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "~"), UInt8(ascii: "<"):
      append(escaped: byte)
    case UInt8(ascii: "]") where kind != .plain || Self.endsInCross(text[..<index]),
      UInt8(ascii: "|") where place == .cell,
      UInt8(ascii: "^") where kind == .alternative && index == 0:
      append(escaped: byte)
    case UInt8(ascii: "_"):
      let isInWord =
        index > 0 && text[index - 1].isASCIILetterOrDigit && next?.isASCIILetterOrDigit ?? false
      if isInWord { bytes.append(byte) } else { append(escaped: byte) }
    case UInt8(ascii: "&") where Self.isReference(text[index...]): append("&amp;")
    case UInt8(ascii: "$") where escapesDollars && kind != .alternative: append("<span>$</span>")
    case UInt8(ascii: ":") where kind != .linked && text[index...].starts(with: "://".utf8),
      UInt8(ascii: ".") where kind != .linked && Self.endsInWWW(text[..<index]):
      append(escaped: byte)
    case UInt8(ascii: "@") where kind == .plain && Self.startsName(next): append("@<!-- -->")
    case UInt8(ascii: "#")
    where kind == .plain && next?.isASCIIDigit ?? false && text[..<index].last != UInt8(ascii: "&"),
      UInt8(ascii: "-") where kind == .plain && Self.isIssue(text, at: index),
      UInt8(ascii: ":") where kind != .alternative && Self.isEmojiName(text[(index + 1)...]):
      bytes.append(byte)
      append("<!-- -->")
    default: bytes.append(byte)
    }
  }

  /// Whether a text starts with a character reference (2.5), known or unknown.
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.dropFirst()
    if rest.first == UInt8(ascii: "#") { rest = rest.dropFirst() }
    let name = rest.prefix(while: \.isASCIILetterOrDigit)
    return !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
  }

  /// Whether appending `]` would create a checked task box, `[x]`.
  ///
  /// cmark-gfm looks for the box in the whole line of the task.
  private static func endsInCross(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(2).elementsEqual("[x".utf8) || text.suffix(2).elementsEqual("[X".utf8)
  }

  private static func endsInWWW(_ text: ArraySlice<UInt8>) -> Bool {
    text.count >= 3 && text.suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
  }

  /// Whether a hyphen is in a reference to an issue, `GH-12`.
  private static func isIssue(_ text: [UInt8], at hyphen: Int) -> Bool {
    let word = text[..<hyphen].suffix(3)
    let isStart = word.count < 3 || !(word.first?.isASCIILetterOrDigit ?? true)
    return isStart && word.suffix(2).map { $0 | 0x20 } == Array("gh".utf8)
      && hyphen + 1 < text.count && text[hyphen + 1].isASCIIDigit
  }

  /// Whether the text after a colon is the name of an emoji and a colon.
  ///
  /// The names `100` and `1234` are numbers.
  private static func isEmojiName(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix { $0.isASCIILetterOrDigit || "_+-".utf8.contains($0) }
    guard text.dropFirst(name.count).first == UInt8(ascii: ":") else { return false }
    return name.contains { !$0.isASCIIDigit }
      || ["100", "1234"].contains(String(decoding: name, as: UTF8.self))
  }

  /// Whether a byte after `@` would make it an email address or a mention.
  private static func startsName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte.isASCIILetterOrDigit || ".-_".utf8.contains(byte)
  }

  /// Returns the index of the byte that must be escaped so that the line does not start a block, or
  /// nil.
  private static func blockSign(in text: [UInt8], at start: Int) -> Int? {
    func isBlank(_ index: Int) -> Bool { index >= text.count || text[index].isBlank }
    switch text[start] {
    case UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "="): return start
    case UInt8(ascii: "#"):
      return isBlank(start + 1) || text[start + 1] == UInt8(ascii: "#") ? start : nil
    case UInt8(ascii: "+"): return isBlank(start + 1) ? start : nil
    case UInt8(ascii: "-"), UInt8(ascii: ":"):
      return isBlank(start + 1) || !text[start + 1].isASCIILetterOrDigit ? start : nil
    case let byte where byte.isASCIIDigit:
      let end = text[start...].firstIndex { !$0.isASCIIDigit } ?? text.count
      guard end < text.count, ".)".utf8.contains(text[end]), isBlank(end + 1) else { return nil }
      return end
    default: return nil
    }
  }

  // MARK: Delimiters

  /// Appends a delimiter, such as `**`.
  mutating func append(sign: StaticString) {
    settle()
    append(sign)
  }

  /// Appends markup unescaped, on one line.
  mutating func append(markup: String) {
    settle()
    if place == .paragraph {
      bytes += markup.utf8
    } else {
      for byte in markup.utf8 {
        if byte == UInt8(ascii: "|") && place == .cell { append("\\") }
        bytes.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      }
    }
  }

  /// Starts a link.
  ///
  /// A `!` before the link is escaped, because it would turn the link into an image.
  mutating func openLink() {
    settle()
    if bytes.last == UInt8(ascii: "!") {
      bytes.removeLast()
      append("\\!")
    }
    append("[")
  }

  mutating func closeLink(_ destination: String, title: String?) {
    append("](")
    append(destination: destination)
    if let title, title.utf8.contains(where: { !$0.isBlank }) {
      append(" \"")
      append(title: title)
      append("\"")
    }
    append(")")
  }

  /// Appends an image.
  mutating func append(image source: String, alternative: String, title: String?) {
    settle()
    append("![")
    let text = Array(alternative.utf8)
    for (index, byte) in text.enumerated() {
      if byte.isBlank {
        bytes.append(0x20)
      } else {
        append(byte, at: index, in: text, .alternative)
      }
    }
    closeLink(source, title: title)
  }

  /// Appends a code span (6.1), enclosed in more backticks than it contains in a row.
  mutating func append(code: String, _ kind: Kind) {
    settle()
    let code = code.utf8.map { $0 == 0x0A ? 0x20 : $0 }
    let pipe = UInt8(ascii: "|")
    // The specification does not say whether `\\|` ends a cell, and parsers differ.
    let mayEndCell =
      place == .cell && code.contains(pipe) && code.contains(UInt8(ascii: "\\"))
    // 4.7: a line that begins with `[label]:` is a definition, even if the bracket is in code.
    let mayBeDefinition = kind == .linked && code.contains("]:".utf8)
    if mayEndCell || mayBeDefinition {
      append("<code>")
      append(spaced: code, kind)
      return append("</code>")
    }
    let backtick = UInt8(ascii: "`")
    let fence = [UInt8](repeating: backtick, count: code.longestRun(of: backtick) + 1)
    let space = UInt8(ascii: " ")
    let isStripped =
      code.first == space && code.last == space && code.contains { $0 != space }
    let isPadded = isStripped || code.first == backtick || code.last == backtick
    bytes += fence
    if isPadded { append(" ") }
    for byte in code {
      if byte == pipe && place == .cell { append("\\") }
      bytes.append(byte)
    }
    if isPadded { append(" ") }
    bytes += fence
  }

  /// Appends lines of code as an HTML element, where a fenced code block is not possible.
  mutating func append(preformatted code: String) {
    settle()
    append("<pre>")
    for (index, line) in Array(code.utf8)
      .split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { append("<br>") }
      append(spaced: Array(line), .plain)
    }
    append("</pre>")
  }

  /// Appends text on one line with its white space.
  private mutating func append(spaced text: [UInt8], _ kind: Kind) {
    for (index, byte) in text.enumerated() {
      append(byte, at: index, in: text, kind)
    }
  }

  /// Appends a link destination (6.3), which the link policy allows.
  ///
  /// Characters that are not URL code points are percent-encoded, as in HTML, so that no space,
  /// backslash, bracket or pipe remains. `&` becomes a reference where it could start one.
  private mutating func append(destination: String) {
    let url = Self.percentEncoded(destination)
    let hasParentheses = url.contains { "()".utf8.contains($0) }
    if hasParentheses { append("<") }
    for (index, byte) in url.enumerated() {
      if byte == UInt8(ascii: "&") && Self.isReference(url[index...]) {
        append("&amp;")
      } else {
        bytes.append(byte)
      }
    }
    if hasParentheses { append(">") }
  }

  /// Appends the title of a link on one line, with escapes for characters that would end it (6.3).
  private mutating func append(title: String) {
    let title = Array(title.utf8)
    for (index, byte) in title.enumerated() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"),
        UInt8(ascii: "|") where place == .cell:
        append("\\")
        bytes.append(byte)
      case UInt8(ascii: "&") where Self.isReference(title[index...]): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      default: bytes.append(byte.isBlank ? 0x20 : byte)
      }
    }
  }

  // URL Standard, 4.4: tabs and newlines are removed.
  static func percentEncoded(_ url: String) -> [UInt8] {
    url.unicodeScalars.flatMap { scalar -> [UInt8] in
      if scalar == "\t" || scalar == "\n" || scalar == "\r" { return [] }
      let bytes = Array(String(scalar).utf8)
      let isURLCodePoint =
        scalar.value > 0x20 && !scalar.isMarkdownSpace
        && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
        && _VisibleControl.replacement(for: scalar) == nil
      return isURLCodePoint ? bytes : bytes.flatMap(percentEncoded)
    }
  }

  private static func percentEncoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}

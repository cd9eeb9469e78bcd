import DiptychViews

// The only place where text becomes Markdown. The rules are those of CommonMark 0.31.2, and of
// GitHub Flavored Markdown 0.29 for tables, strikethrough and autolinks:
//
// - 2.4: "Any ASCII punctuation character may be backslash-escaped". So are `\`, `` ` ``, `*`, `[`,
//   `~` and, except between letters where it says nothing, `_`; inside of a link `]` too.
// - 6.6 and 2.5: `<` starts a tag and `&` a character reference. They become references, not
//   escapes: where markup that a caller vouches for has started a block of HTML, in which Markdown
//   knows no escapes, text is still no markup.
// - 4.2, 4.3, 5.1, 5.2 and GFM 4.10: what starts a line may start a heading, underline one, or be a
//   quotation, an item or the second row of a table. See `blockSign(in:at:)`.
// - 4.8 and 6.7: spaces at the ends of a line are dropped, and two before a newline are a line
//   break; a newline in a text is a line break of its own: a backslash, or `<br>` in one line.
//   White space in a line is one space, as every reader of the page will show it.
// - GFM 6.9: `www.`, `://` and addresses become links. A backslash stops the first two. Addresses
//   are looked for when escapes are gone, so an empty comment stands behind `@`; that also keeps
//   GitHub from mentioning somebody.
// - GFM 4.10: in a cell of a table `|` is escaped, in code too.
// - GitHub, "Writing mathematical expressions": between two `$` stands a formula, and "use span
//   tags around the explicit $" if not.
// - 2.3, and `VisibleControl`: what controls a terminal or a page becomes visible, before all else.

/// A line of Markdown, or the lines of a paragraph, while it is written.
struct EscapedLine {
  /// Where a line stands.
  enum Place {
    case paragraph
    case heading
    case cell
  }

  /// What a text is.
  enum Kind {
    case plain
    /// Part of a link, in which nothing becomes another one.
    case linked
    /// What stands for an image: text without markup.
    case alternative
  }

  private let place: Place
  private let escapesDollars: Bool
  private var bytes: [UInt8] = []
  /// Whether a space is written once something follows it.
  private var hasBlank = false
  /// Line breaks that are written once something follows them.
  private var breaks = 0
  private var isLineStart = true

  init(place: Place, escapesDollars: Bool = false) {
    self.place = place
    self.escapesDollars = escapesDollars
  }

  /// What was written.
  consuming func finish() -> [UInt8] {
    // 4.2: "The optional closing sequence of #s must be preceded by spaces or tabs".
    if place == .heading && bytes.last == UInt8(ascii: "#") {
      bytes.insert(UInt8(ascii: "\\"), at: bytes.count - 1)
    }
    return bytes
  }

  // MARK: Text

  /// Appends text, whose white space at both ends of a line is dropped.
  mutating func append(text: String, _ kind: Kind) {
    let text = Array(text.utf8)
    var sign: Int?
    for (index, byte) in text.enumerated() {
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

  /// Writes the white space that something follows.
  private mutating func settle() {
    defer { isLineStart = false }
    if !bytes.isEmpty {
      for _ in 0..<breaks { append(place == .paragraph ? "\\\n" : "<br>") }
      if hasBlank && breaks == 0 { append(" ") }
    }
    breaks = 0
    hasBlank = false
  }

  private mutating func append(_ string: StaticString) {
    string.withUTF8Buffer { bytes += $0 }
  }

  private mutating func append(escaped byte: UInt8) {
    if byte == UInt8(ascii: "<") {
      append("&lt;")
    } else {
      append("\\")
      bytes.append(byte)
    }
  }

  /// Appends a byte of a text, or what stands for it.
  private mutating func append(_ byte: UInt8, at index: Int, in text: [UInt8], _ kind: Kind) {
    let next = index + 1 < text.count ? text[index + 1] : nil
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "~"), UInt8(ascii: "<"):
      append(escaped: byte)
    case UInt8(ascii: "]") where kind != .plain, UInt8(ascii: "|") where place == .cell:
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
    default: bytes.append(byte)
    }
  }

  /// Whether a text starts with a character reference, 2.5, be it known or not.
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.dropFirst()
    if rest.first == UInt8(ascii: "#") { rest = rest.dropFirst() }
    let name = rest.prefix(while: \.isASCIILetterOrDigit)
    return !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
  }

  private static func endsInWWW(_ text: ArraySlice<UInt8>) -> Bool {
    text.count >= 3 && text.suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
  }

  /// Whether a byte behind `@` makes an address or a mention of it.
  private static func startsName(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte.isASCIILetterOrDigit || ".-_".utf8.contains(byte)
  }

  /// Where the byte is that has to be escaped so that a line of a paragraph starts no block.
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

  // MARK: Signs

  /// Appends a sign of a mark.
  mutating func append(sign: StaticString) {
    settle()
    append(sign)
  }

  /// Appends markup as it is, but on one line.
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

  /// Starts a link; `!` before it would make it an image.
  mutating func openLink() {
    settle()
    if bytes.last == UInt8(ascii: "!") {
      bytes.removeLast()
      append("\\!")
    }
    append("[")
  }

  mutating func closeLink(_ destination: String) {
    append("](")
    append(destination: destination)
    append(")")
  }

  /// Appends an image.
  mutating func append(image source: String, alternative: String) {
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
    closeLink(source)
  }

  /// Appends code; 6.1: between backticks more than any in it.
  mutating func append(code: String) {
    settle()
    let code = code.utf8.map { $0 == 0x0A ? 0x20 : $0 }
    let pipe = UInt8(ascii: "|")
    if place == .cell && code.contains(pipe) && code.contains(UInt8(ascii: "\\")) {
      // Whether `\\|` ends a cell is not said, and readers differ.
      append("<code>")
      append(spaced: code)
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

  /// Appends lines of code in an element, for where there can be no fence.
  mutating func append(preformatted code: String) {
    settle()
    append("<pre>")
    for (index, line) in Array(code.utf8)
      .split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { append("<br>") }
      append(spaced: Array(line))
    }
    append("</pre>")
  }

  /// Appends text on one line, white space kept.
  private mutating func append(spaced text: [UInt8]) {
    for (index, byte) in text.enumerated() {
      append(byte, at: index, in: text, .plain)
    }
  }

  /// Appends where a link leads, 6.3, which was asked before whether it may.
  ///
  /// What is no URL code point is percent-encoded, as in HTML, so that no space, backslash, bracket
  /// or pipe is left. `&` becomes a reference where it could start one.
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

  private static func percentEncoded(_ url: String) -> [UInt8] {
    url.unicodeScalars.flatMap { scalar in
      let bytes = Array(String(scalar).utf8)
      let isURLCodePoint =
        scalar.value > 0x20 && !scalar.isMarkdownSpace
        && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
        && VisibleControl.replacement(for: scalar) == nil
      return isURLCodePoint ? bytes : bytes.flatMap(percentEncoded)
    }
  }

  private static func percentEncoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}

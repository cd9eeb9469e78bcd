/// An inline tag in Markdown.
struct InlineTag {
  /// The name of the element, in lower case; empty for a comment or a declaration.
  private let name: String
  private let hasAttributes: Bool

  init(_ html: String) {
    let content = html.utf8.dropFirst().drop { $0 == UInt8(ascii: "/") }
    let name = content.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    self.name = (String(name) ?? "").lowercased()
    hasAttributes = content.dropFirst(name.count).contains { byte in
      byte > UInt8(ascii: " ") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
    }
  }

  /// Whether the tag is `<br>` without attributes, which is the only line break that a table cell
  /// can have.
  var isLineBreak: Bool { name == "br" && !hasAttributes }

  /// Whether the words before and after the tag are separate in a page.
  var separatesWords: Bool { !name.isEmpty && !Self.joining.contains(name) }

  /// The elements that may be inside a word.
  private static let joining: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
    "ins", "kbd", "label", "mark", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "slot",
    "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}

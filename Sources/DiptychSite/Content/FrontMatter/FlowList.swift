/// A list in brackets, as in YAML: `[weather, "C#", 'sea']`.
enum FlowList {
  /// Reads the list at the start of a text.
  ///
  /// Returns the list and the rest of the text, or nil if the list has no closing bracket.
  static func read(_ text: Substring) -> (FrontMatter.Value.Content, rest: Substring)? {
    var rest = text.dropFirst()
    var texts: [String] = []
    var depth = 0
    var isPlain = true
    while true {
      rest = skippingSpace(rest)
      guard let next = rest.first else { return nil }
      switch next {
      case "]" where depth == 0: return (isPlain ? .list(texts) : .other, rest.dropFirst())
      case "]", "}":
        depth -= 1
        rest.removeFirst()
      case ",": rest.removeFirst()
      case "[", "{":
        isPlain = false
        depth += 1
        rest.removeFirst()
      case "\"", "'":
        guard let (value, end) = QuotedText.read(rest) else { return nil }
        texts.append(value)
        rest = end
      default:
        let word = rest.prefix { !",]}\n[{".contains($0) }
        texts.append(String(word.trimmed))
        rest = rest[word.endIndex...]
      }
    }
  }

  /// Reads a list that begins in a line and may continue in the next lines.
  ///
  /// Returns nil if it has no closing bracket.
  static func read(
    _ text: Substring,
    goingOnIn lines: [Substring],
    at index: inout Int
  ) -> FrontMatter.Value.Content? {
    var text = String(text)
    while true {
      if let (list, _) = read(text[...]) { return list }
      guard index < lines.count else { return nil }
      text += "\n" + lines[index]
      index += 1
    }
  }

  /// Returns a text without space and comments at its start.
  private static func skippingSpace(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.first == "#" { rest = rest.drop { $0 != "\n" }.drop(while: \.isWhitespace) }
    return rest
  }
}

/// A text in quotation marks, as in YAML.
enum QuotedText {
  /// Reads the quoted text at the start of a text.
  ///
  /// Returns nil if the text does not begin with a quotation mark, or if the closing quotation mark
  /// is missing.
  static func read(_ text: Substring) -> (String, rest: Substring)? {
    guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
    var result = ""
    var rest = text.dropFirst()
    while let next = rest.popFirst() {
      switch next {
      case quote where quote == "'" && rest.first == "'":
        rest.removeFirst()
        result.append("'")
      case quote: return (result, rest)
      case "\\" where quote == "\"":
        guard let escaped = rest.popFirst() else { return nil }
        result += character(escaped, &rest)
      default: result.append(next)
      }
    }
    return nil
  }

  /// Throws an error if anything except a comment follows a text in quotation marks.
  static func expectEnd(of line: Int, _ rest: Substring) throws(FrontMatterError) {
    let rest = rest.trimmed
    guard rest.isEmpty || rest.first == "#" else {
      let reason = "“\(rest)” follows a text in quotation marks; remove it"
      throw FrontMatterError(line: line, reason: reason)
    }
  }

  /// Returns the character of an escape.
  private static func character(_ letter: Character, _ rest: inout Substring) -> String {
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "0": return "\0"
    case "u", "U", "x":
      let count = letter == "u" ? 4 : letter == "U" ? 8 : 2
      return String(Unicode.Scalar(number(count, &rest)) ?? "\u{FFFD}")
    default: return String(letter)
    }
  }

  private static func number(_ count: Int, _ rest: inout Substring) -> UInt32 {
    let digits = rest.prefix(count).prefix(while: \.isHexDigit)
    rest = rest[digits.endIndex...]
    return UInt32(digits, radix: 16) ?? 0xFFFD
  }
}

extension Substring {
  /// The text without the white space around it.
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

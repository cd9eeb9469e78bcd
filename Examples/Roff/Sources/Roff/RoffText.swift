import Diptych

// Only this file escapes text for roff. The rules come from groff(7), groff_char(7) and tbl(1):
//
// - A backslash starts an escape sequence; `\(rs` prints a backslash.
// - roff prints `-`, `'`, `` ` ``, `^` and `~` as typographic characters. Users copy text into a
//   shell, so the ASCII characters are needed, which are `\-`, `\(aq`, `\(ga`, `\(ha` and `\(ti`.
// - A double quote ends an argument of a macro; `\(dq` does not.
// - A line that starts with `.` or `'` is a request. The escape sequence `\&` prevents this, and
//   prints nothing.
// - Characters beyond ASCII are `\[uXXXX]`, so that a page needs no encoding.
// - In tbl, the entries `_` and `=` draw a line, and `T{` and `T}` delimit a text block.

/// The escaping of text for roff.
enum RoffText {
  /// Returns a scalar that is not white space, escaped.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return #"\(rs"#
    case "-": return #"\-"#
    case "'": return #"\(aq"#
    case "`": return #"\(ga"#
    case "^": return #"\(ha"#
    case "~": return #"\(ti"#
    case "\"": return #"\(dq"#
    case "\u{A0}": return #"\~"#
    case "\u{AD}": return #"\%"#
    case " "..."~", "\t": return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)]"
    }
  }

  /// Returns a string with its white space, escaped.
  static func escaped(_ string: String) -> String {
    string.unicodeScalars.map(escaped).joined()
  }

  /// Returns a line of text that roff does not read as a request.
  static func line(_ escaped: String) -> String {
    escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
  }

  /// Returns a text as an argument of a macro.
  static func argument(_ escaped: String) -> String { "\"\(escaped)\"" }

  /// Returns a URL as an argument of a macro.
  ///
  /// Spaces and newlines are percent-encoded.
  static func url(_ address: String) -> String {
    escaped(address.replacing(" ", with: "%20").replacing("\n", with: "%0A"))
  }

  /// Returns a text as a table entry.
  static func entry(_ escaped: String) -> String {
    let isSign = ["_", "="].contains(escaped) || escaped.hasPrefix("T{") || escaped.hasPrefix("T}")
    return isSign ? #"\&"# + escaped : escaped
  }

  /// Whether roff would take the end of a line for the end of a sentence, and add a space.
  static func endsSentence(_ line: String) -> Bool {
    var rest = line[...]
    while let end = [#"\(dq"#, #"\(aq"#, ")", "]", "*"].first(where: { rest.hasSuffix($0) }) {
      rest.removeLast(end.count)
    }
    return rest.last.map { ".?!".contains($0) } ?? false
  }
}

/// A font of manual pages.
enum RoffFont {
  case roman
  case bold
  case italic
  case boldItalic

  /// The escape sequence that selects the font.
  var sequence: String {
    switch self {
    case .roman: #"\fR"#
    case .bold: #"\fB"#
    case .italic: #"\fI"#
    case .boldItalic: #"\f(BI"#
    }
  }

  /// Creates the font of a style.
  ///
  /// Code is bold, as usual in manual pages. A terminal underlines italic text.
  init(_ style: TextStyle, isBold: Bool) {
    let isBold = isBold || style.contains(.bold) || style.contains(.monospaced)
    let isItalic = style.contains(.italic) || style.contains(.underline)
    self =
      switch (isBold, isItalic) {
      case (false, false): .roman
      case (true, false): .bold
      case (false, true): .italic
      case (true, true): .boldItalic
      }
  }
}

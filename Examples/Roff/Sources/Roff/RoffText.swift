import Diptych

// The only place where text becomes roff. The rules are those of groff(7), groff_char(7) and tbl(1):
//
// - A backslash starts an escape sequence; `\(rs` is one that prints it.
// - `-` is a hyphen and `'`, `` ` ``, `^` and `~` are typographic signs; the characters that a reader
//   copies into a shell are `\-`, `\(aq`, `\(ga`, `\(ha` and `\(ti`.
// - A double quote ends an argument of a macro; `\(dq` does not.
// - A line that starts with `.` or `'` is a request; `\&`, which prints nothing, prevents that.
// - What is not ASCII is `\[uXXXX]`, so that a page needs no encoding.
// - tbl: an entry `_` or `=` is a line, `T{` and `T}` are the ends of a text block.

/// Text that is escaped for roff.
enum RoffText {
  /// A scalar of a text, which is no white space.
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

  /// A string with its white space.
  static func escaped(_ string: String) -> String {
    string.unicodeScalars.map(escaped).joined()
  }

  /// A line of text that is no request.
  static func line(_ escaped: String) -> String {
    escaped.hasPrefix(".") ? #"\&"# + escaped : escaped
  }

  /// An argument of a macro.
  static func argument(_ escaped: String) -> String { "\"\(escaped)\"" }

  /// A URL as an argument, which holds no space.
  static func url(_ address: String) -> String {
    escaped(address.replacing(" ", with: "%20").replacing("\n", with: "%0A"))
  }

  /// An entry of a table.
  static func entry(_ escaped: String) -> String {
    let isSign = ["_", "="].contains(escaped) || escaped.hasPrefix("T{") || escaped.hasPrefix("T}")
    return isSign ? #"\&"# + escaped : escaped
  }

  /// Whether roff would take the end of a line for that of a sentence, and add a space.
  static func endsSentence(_ line: String) -> Bool {
    var rest = line[...]
    while let end = [#"\(dq"#, #"\(aq"#, ")", "]", "*"].first(where: { rest.hasSuffix($0) }) {
      rest.removeLast(end.count)
    }
    return rest.last.map { ".?!".contains($0) } ?? false
  }
}

/// A font that man pages have.
enum RoffFont {
  case roman
  case bold
  case italic
  case boldItalic

  /// The escape sequence that changes to it.
  var sequence: String {
    switch self {
    case .roman: #"\fR"#
    case .bold: #"\fB"#
    case .italic: #"\fI"#
    case .boldItalic: #"\f(BI"#
    }
  }

  /// The font of a style.
  ///
  /// Code is bold, as man pages have it, and a terminal underlines what is italic.
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

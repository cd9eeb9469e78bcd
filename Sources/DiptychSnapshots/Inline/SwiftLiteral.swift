/// A multiline Swift string literal of a text.
///
/// The lines of the text are the lines between the delimiters. If the text ends with a newline, the
/// literal has a blank line at its end:
///
///     """
///     Name  Age
///     Ada   36
///
///     """
///
/// The value of the literal equals the text byte for byte. Characters that are invisible, or that
/// an editor would change, are escaped. These are control characters, spaces at the ends of lines,
/// spaces other than U+0020, direction marks, and combining marks without a letter.
package struct SwiftLiteral: Sendable {
  /// The value of the literal.
  package let text: String

  /// Creates a literal of a text.
  package init(_ text: String) { self.text = text }

  /// Returns the source of the literal, without indentation in front of the first line.
  ///
  /// - Parameters:
  ///   - indentation: The spaces or tabs in front of each other line that is not blank.
  ///   - lineBreak: The line break of the file.
  /// - Returns: The source, from the opening delimiter to the closing one.
  /// - Complexity: O(*n*) in the length of the text.
  package func source(indentation: String, lineBreak: String = "\n") -> String {
    let hashes = String(repeating: "#", count: hashCount)
    var source = hashes + Self.quotes + lineBreak
    if !text.isEmpty {
      for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
        if !line.isEmpty {
          source += indentation
          source.unicodeScalars.append(contentsOf: Self.escaped(line, hashes: hashes))
        }
        source += lineBreak
      }
    }
    return source + indentation + Self.quotes + hashes
  }

  private static let quotes = #"""""#

  /// The smallest number of `#` in the delimiters such that backslashes and quotes in the text need
  /// no escape.
  private var hashCount: Int {
    var count = 0
    var quotes = 0
    // The number of `#` after a backslash or three quotes, or nil elsewhere.
    var run: Int?
    for byte in text.utf8 {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if byte == UInt8(ascii: "\\") || quotes >= 3 {
        run = 0
      } else if byte == UInt8(ascii: "#") {
        run = run.map { $0 + 1 }
      } else {
        run = nil
      }
      if let run { count = max(count, run + 1) }
    }
    return count
  }

  private static func escaped(
    _ line: Substring.UnicodeScalarView,
    hashes: String
  ) -> String.UnicodeScalarView {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var rest = line
    while let scalar = rest.popFirst() {
      if scalar.isVisible(after: previous, isLast: rest.isEmpty) {
        result.append(scalar)
      } else {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: #"\\#(hashes)u{\#(code)}"#.unicodeScalars)
      }
      previous = scalar
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is visible in the source, and editors don't change it.
  fileprivate func isVisible(after previous: Unicode.Scalar?, isLast: Bool) -> Bool {
    if isASCII { return value > 0x20 && value < 0x7F || !isLast && (self == " " || self == "\t") }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: return false
    case .nonspacingMark, .enclosingMark, .spacingMark:
      // An accent or a variation selector belongs to the character before it.
      guard let previous, !previous.properties.isWhitespace else { return false }
      return !properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
    case .format:
      // The zero width joiner joins emoji.
      guard self == "\u{200D}", !isLast, let previous else { return false }
      return !previous.isASCII
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}

/// The line breaks and the indentation of a literal in a trailing closure.
struct InlineLayout: Sendable {
  /// The line break of the file.
  let lineBreak: String

  /// The spaces or tabs in front of the closing brace.
  private let outer: String

  /// The spaces or tabs in front of the literal.
  private let inner: String

  /// Creates the layout of the closure of a call.
  ///
  /// The offset is on the line of the call.
  init(ofLineAt offset: Int, in source: SourceText) {
    lineBreak = source.lineBreak(at: offset)
    outer = source.indentation(ofLineAt: offset)
    inner = outer + Self.unit(of: outer, above: offset, in: source)
  }

  /// The text between the opening brace and the literal.
  var opening: String { lineBreak + inner }

  /// The text between the literal and the closing brace.
  var closing: String { lineBreak + outer }

  func source(of literal: SwiftLiteral) -> String {
    literal.source(indentation: inner, lineBreak: lineBreak)
  }

  /// Returns the indentation of a line that exceeds the indentation of the block around the line.
  private static func unit(of outer: String, above offset: Int, in source: SourceText) -> String {
    let usual = outer.contains("\t") ? "\t" : "  "
    var start = source.lineStart(of: offset)
    while start > 0 {
      start = source.lineStart(of: start - 1)
      let indentation = source.indentation(ofLineAt: start)
      // Blank lines and lines such as `#if` are skipped, because their indentation is arbitrary.
      guard indentation.utf8.count < outer.utf8.count, !source.isBlank(lineAt: start),
        source.bytes[start + indentation.utf8.count] != UInt8(ascii: "#")
      else { continue }
      let unit = outer.dropFirst(indentation.count)
      return outer.hasPrefix(indentation) && unit.count <= 8 ? String(unit) : usual
    }
    return usual
  }
}

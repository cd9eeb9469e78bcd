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

  /// Returns the source of a literal.
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

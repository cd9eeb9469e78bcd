extension String {
  /// Returns the text as a JSON string (RFC 8259), or as a string of a format with the same
  /// escapes.
  ///
  /// - Parameters:
  ///   - isSpecial: A closure that returns whether a character is escaped even though JSON allows
  ///     it.
  ///   - escape: A closure that returns the escape of a character without a short escape.
  /// - Returns: The string.
  package func quotedAsJSON(
    escaping isSpecial: (Unicode.Scalar) -> Bool = { _ in false },
    by escape: (Unicode.Scalar) -> String = { "\\u" + $0.hexadecimal(digits: 4) }
  ) -> String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"":
        result.append("\\")
        result.unicodeScalars.append(scalar)
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isSpecial(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Returns the number with at least this number of digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

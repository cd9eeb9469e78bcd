/// Strings of JSON, RFC 8259, and of formats with the same escapes.
package enum JSONString {
  /// Returns a text in quotation marks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isSpecial: Whether a character that JSON allows is escaped, too.
  ///   - escape: The escape of a character that has none of its own.
  /// - Returns: The string.
  package static func quoted(
    _ text: String,
    escaping isSpecial: (Unicode.Scalar) -> Bool = { _ in false },
    by escape: (Unicode.Scalar) -> String = { "\\u" + JSONString.hexadecimal($0, digits: 4) }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
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

  /// Returns the number of a character in at least as many digits.
  package static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let text = String(scalar.value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

import DiptychFiles

/// The conversion of texts to YAML scalars, with quotes if a text could be read as something else.
enum YAMLScalar {
  /// Returns a text as a key, in single quotes if it needs them.
  static func key(_ text: String) -> String {
    guard needsQuotes(text) else { return text }
    var result = "'"
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "'" { result.append("'") }
    }
    return result + "'"
  }

  /// Returns a text as a value, in double quotes if it needs them.
  static func value(_ text: String) -> String {
    guard needsQuotes(text) else { return text }
    return text.quotedAsJSON(escaping: isC1) { "\\x" + $0.hexadecimal(digits: 2) }
  }

  private static func isC1(_ scalar: Unicode.Scalar) -> Bool { 0x7F...0x9F ~= scalar.value }

  // MARK: Quotes

  private static let words: Set = [
    "y", "n", "yes", "no", "true", "false", "on", "off", "null", "~",
  ]

  private static let indicators = "&*],?!>|@\"'#%-[".unicodeScalars

  private static func needsQuotes(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    if isSpace(first) || isSpace(last) || indicators.contains(first) { return true }
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar.value < 0x20 && scalar != "\t" || isC1(scalar) { return true }
      if scalar == "{" || scalar == "}" || scalar == "`" { return true }
      if let previous, previous == ":" && isSpace(scalar) || isSpace(previous) && scalar == "#" {
        return true
      }
      previous = scalar
    }
    return last == ":" || words.contains(text.lowercased()) || isNumber(text)
  }

  /// Whether a reader of YAML or JavaScript could take a text for a number.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let first = digits.first else { return false }
    let isDecimal = UInt8(ascii: "0")...UInt8(ascii: "9") ~= first || first == UInt8(ascii: ".")
    if isDecimal {
      let prefix = String(decoding: digits.prefix(2), as: UTF8.self).lowercased()
      let radix = ["0b": 2, "0o": 8, "0x": 16][prefix]
      if let radix, digits.count == text.utf8.count {
        let rest = digits.dropFirst(2)
        return !rest.isEmpty
          && rest.allSatisfy {
            Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
          }
      }
      if [".inf", ".nan"].contains(String(decoding: digits, as: UTF8.self).lowercased()) {
        return true
      }
      return Double(text) != nil && !text.contains { $0 == "p" || $0 == "P" || $0 == "x" }
    }
    return String(decoding: digits, as: UTF8.self) == "Infinity"
  }
}

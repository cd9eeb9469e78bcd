/// Text of XML 1.0.
enum XMLText {
  /// Returns a text for an element or an attribute; characters that XML forbids are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}

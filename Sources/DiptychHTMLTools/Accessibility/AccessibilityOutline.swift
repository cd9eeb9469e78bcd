import DiptychFiles

/// An accessibility outline of HTML: roles, names and states in reading order.
///
/// Its text is the aria snapshot of Playwright, a list in YAML.
package struct AccessibilityOutline: CustomStringConvertible, Sendable {
  /// The text, with a newline at the end of each line.
  package let description: String

  /// Creates the outline of a document, or of a part of one.
  package init(html: String) { self.init(AccessibilityTree(MarkupTree(html: html))) }

  /// Creates the outline of a tree.
  package init(_ tree: AccessibilityTree) {
    var lines = ""
    for child in tree.children { Self.write(child, depth: 0, to: &lines) }
    description = lines
  }

  /// The maximum length of a name.
  ///
  /// A longer name is left out, because the content has the same text.
  private static let longestName = 900

  private static func write(_ child: AccessibilityNode.Child, depth: Int, to lines: inout String) {
    let indentation = String(repeating: "  ", count: depth)
    switch child {
    case .text(let text): lines += "\(indentation)- text: \(YAMLScalar.value(text))\n"
    case .node(let node):
      lines += "\(indentation)- \(YAMLScalar.key(key(of: node)))"
      if node.properties.isEmpty, case .text(let text)? = node.children.first,
        node.children.count == 1
      {
        lines += ": \(YAMLScalar.value(text))\n"
        return
      }
      lines += node.properties.isEmpty && node.children.isEmpty ? "\n" : ":\n"
      for property in node.properties {
        lines += "\(indentation)  - /\(property.name): \(YAMLScalar.value(property.value))\n"
      }
      for child in node.children { write(child, depth: depth + 1, to: &lines) }
    }
  }

  private static func key(of node: AccessibilityNode) -> String {
    let name =
      node.name.isEmpty || node.name.utf16.count > longestName
      ? "" : " \(node.name.quotedAsJSON())"
    return node.role.rawValue + name + node.states.map { " [\($0)]" }.joined()
  }
}

/// An element of an accessibility outline, with its role, its name and its content.
package struct AccessibilityNode: Hashable, Sendable {
  /// A part of an element's content: another element or a text.
  package enum Child: Hashable, Sendable {
    case node(AccessibilityNode)
    case text(String)
  }

  package let role: AccessibilityRole
  /// The name, which may be empty.
  package let name: String
  /// The states, such as `checked` or `level=2`.
  package let states: [String]
  /// The properties that are on separate lines of the outline, such as the address of a link.
  package var properties: [Property] = []
  package var children: [Child] = []

  /// A property of an element.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }
}

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

/// Returns a text with collapsed white space, and without soft hyphens and zero-width spaces.
///
/// White space at the ends is removed, and other white space becomes one space.
func collapsed(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var hasSpace = false
  for scalar in text.unicodeScalars where scalar != "\u{AD}" && scalar != "\u{200B}" {
    if isSpace(scalar) {
      hasSpace = true
    } else {
      if hasSpace, !result.isEmpty { result.append(" ") }
      hasSpace = false
      result.append(scalar)
    }
  }
  return String(result)
}

/// Returns whether a scalar is white space in JavaScript.
func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  guard !scalar.isASCII else { return scalar == " " || 0x9...0xD ~= scalar.value }
  return scalar.properties.isWhitespace && scalar != "\u{85}" || scalar == "\u{FEFF}"
}

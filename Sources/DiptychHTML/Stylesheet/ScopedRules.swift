import DiptychViews

/// A converter of CSS rules for a part of a page, which puts the selector of the part before each
/// selector.
///
/// Nested rules would have the same meaning, but some validators can't read them.
struct ScopedRules {
  /// The selector of the part.
  let scope: String

  /// The at-rules that hold rules with selectors.
  private static let groups = Set(names: "@media @supports @container @layer @starting-style")

  /// Returns rules that apply only in the part.
  ///
  /// As in browsers, text outside of a rule is ignored.
  func css(_ rules: String) -> String { css(Self.withoutComments(Array(rules.utf8)[...])) }

  private func css(_ rules: ArraySlice<UInt8>) -> String {
    var result = ""
    var rest = rules
    while let end = Self.index(in: rest, where: { [semicolon, brace].contains($0) && $1 == 0 }) {
      let prelude = Self.string(rest[..<end])
      let isBlock = rest[end] == brace
      rest = rest[(end + 1)...]
      guard isBlock else {
        if prelude.hasPrefix("@") { result += "\(prelude);\n" }
        continue
      }
      let close = Self.index(in: rest) { $0 == closingBrace && $1 == 0 } ?? rest.endIndex
      let block = rest[..<close]
      rest = rest[close...].dropFirst()
      let name = String(prelude.prefix { $0 != " " && $0 != "(" && $0 != "\n" })
      if Self.groups.contains(name.lowercased()) {
        result += "\(prelude) {\n\(css(block))}\n"
      } else {
        let selector = prelude.hasPrefix("@") ? prelude : selectors(prelude)
        result += "\(selector) { \(Self.string(block)) }\n"
      }
    }
    return result
  }

  /// Returns a list of selectors that apply in the part.
  ///
  /// `&` stands for the part itself.
  private func selectors(_ list: String) -> String {
    Self.parts(of: Array(list.utf8)[...]) { $0 == UInt8(ascii: ",") && $1 == 0 }.map { selector in
      let parts = Self.parts(of: selector) { byte, _ in byte == UInt8(ascii: "&") }
      if parts.count > 1 {
        return Self.string(Array(parts.joined(separator: scope.utf8))[...])
      }
      return "\(scope) \(Self.string(selector))"
    }.joined(separator: ", ")
  }

  // MARK: Scanning

  /// Returns the first position of a wanted byte outside of strings, at a depth of brackets.
  private static func index(
    in text: ArraySlice<UInt8>,
    where isWanted: (UInt8, Int) -> Bool
  ) -> Int? {
    var depth = 0
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      if quote != nil {
        if byte == quote { quote = nil }
        continue
      }
      if isWanted(byte, depth) { return index }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["), brace: depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), closingBrace: depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Returns the parts between the wanted bytes.
  private static func parts(
    of text: ArraySlice<UInt8>,
    at isSeparator: (UInt8, Int) -> Bool
  ) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    while let end = index(in: rest, where: isSeparator) {
      parts.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    return parts + [rest]
  }

  private static func withoutComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var rest = text
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    while let start = index(in: rest, where: { byte, _ in byte == slash }) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      guard rest.first == star else {
        result.append(slash)
        continue
      }
      rest = rest.dropFirst()
      while !rest.isEmpty && !rest.starts(with: [star, slash]) { rest = rest.dropFirst() }
      rest = rest.dropFirst(2)
    }
    return (result + rest)[...]
  }

  /// Returns a text without the white space around it.
  private static func string(_ text: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    let end = text.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[..<end].drop(while: isSpace), as: UTF8.self)
  }
}

private let semicolon = UInt8(ascii: ";")
private let brace = UInt8(ascii: "{")
private let closingBrace = UInt8(ascii: "}")

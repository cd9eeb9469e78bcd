import DiptychViews

/// A scanner that finds forbidden text in a value or a rule of a theme.
///
/// It only reads as much of the tokens of CSS Syntax Level 3 as it needs to find the ends of
/// strings, comments and brackets. Backslashes are rejected, because an escape can spell any name.
struct ThemeChecker {
  private let source: ThemeError.Source
  private let text: [Unicode.Scalar]
  private var index = 0
  private var open: [(bracket: Unicode.Scalar, index: Int)] = []

  private static let loading = Set(
    names: """
      url src image image-set -webkit-image-set cross-fade -webkit-cross-fade element expression
      """
  )
  private static let atRules = Set(
    names: """
      media supports container layer keyframes page property starting-style
      """
  )

  /// Checks a property of a page.
  static func check(_ property: Theme.Page.Property, _ value: String) throws(ThemeError) {
    var checker = ThemeChecker(.property(property.name), value)
    let name = property.name.unicodeScalars
    guard let first = name.first, first.properties.isAlphabetic && first.isASCII,
      name.allSatisfy({ isName($0) && $0.isASCII })
    else { throw checker.error(.invalidName, at: 0) }
    guard value.contains(where: { !$0.isWhitespace }) else {
      throw checker.error(.emptyValue, at: 0)
    }
    try checker.run()
  }

  /// Checks the rules of an author.
  static func check(rules: String) throws(ThemeError) {
    var checker = ThemeChecker(.rules, rules)
    try checker.run()
  }

  private init(_ source: ThemeError.Source, _ text: String) {
    self.source = source
    self.text = Array(text.unicodeScalars)
  }

  private mutating func run() throws(ThemeError) {
    while index < text.count {
      let start = index
      let scalar = text[index]
      index += 1
      switch scalar {
      case "\"", "'": try string(scalar, from: start)
      case "/" where peek == "*": try comment(from: start)
      case "<" where source != .rules || peek == "/" || peek == "!": try refuse(from: start)
      case "\\", "\0": try refuse(from: start)
      case ";" where source != .rules: try refuse(from: start)
      case "{" where source != .rules: try refuse(from: start)
      case "(", "[", "{": open.append((scalar, start))
      case ")", "]", "}": try closeBracket(scalar, from: start)
      case "@": try atRule(from: start)
      case _ where Self.isName(scalar): try name(from: start)
      default: break
      }
    }
    if let last = open.last { throw error(.unclosed(String(last.bracket)), at: last.index) }
  }

  private var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: scalar.value >= 0x80
    }
  }

  private mutating func word() -> String {
    let start = index
    while let scalar = peek, Self.isName(scalar) { index += 1 }
    return String(String.UnicodeScalarView(text[start..<index])).lowercased()
  }

  private mutating func name(from start: Int) throws(ThemeError) {
    index = start
    let name = word()
    if peek == "(" && Self.loading.contains(name) { throw error(.loads("\(name)("), at: start) }
  }

  private mutating func atRule(from start: Int) throws(ThemeError) {
    let name = word()
    guard source == .rules else { throw error(.breaksOut("@\(name)"), at: start) }
    if name == "import" || name == "font-face" { throw error(.loads("@\(name)"), at: start) }
    guard Self.atRules.contains(name) else { throw error(.unknownAtRule("@\(name)"), at: start) }
  }

  private mutating func string(_ quote: Unicode.Scalar, from start: Int) throws(ThemeError) {
    while let scalar = peek {
      index += 1
      switch scalar {
      case quote: return
      case "\n", "\r", "\u{C}": throw error(.unclosed(String(quote)), at: start)
      // An HTML parser does not know CSS strings, so `</style>` ends the stylesheet in a string,
      // too.
      case "<" where peek == "/" || peek == "!": try refuse(from: index - 1)
      case "\\", "\0": try refuse(from: index - 1)
      default: break
      }
    }
    throw error(.unclosed(String(quote)), at: start)
  }

  private mutating func comment(from start: Int) throws(ThemeError) {
    guard source == .rules else { throw error(.breaksOut("/*"), at: start) }
    index += 1
    while let scalar = peek {
      index += 1
      if scalar == "*" && peek == "/" {
        index += 1
        return
      }
      if scalar == "<" && (peek == "/" || peek == "!") { try refuse(from: index - 1) }
    }
    throw error(.unclosed("/*"), at: start)
  }

  private mutating func closeBracket(
    _ bracket: Unicode.Scalar,
    from start: Int
  ) throws(ThemeError) {
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
    guard let last = open.popLast(), last.bracket == pairs[bracket] else {
      throw error(.breaksOut(String(bracket)), at: start)
    }
  }

  /// Throws an error for a character, together with the name of the tag that it begins.
  private mutating func refuse(from start: Int) throws(ThemeError) {
    var found = String(text[start])
    index = start + 1
    if found == "<", let scalar = peek, scalar == "/" || scalar == "!" {
      index += 1
      found += String(scalar) + word()
    }
    throw error(.breaksOut(found), at: start)
  }

  private func error(_ reason: ThemeError.Reason, at index: Int) -> ThemeError {
    let before = text[..<index]
    let line = before.count { $0 == "\n" } + 1
    let column = index - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
    return ThemeError(source: source, reason: reason, line: line, column: column)
  }
}

/// An error about a property or a CSS rule that is not allowed in a theme.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of the theme that was rejected.
  public enum Source: Hashable, Sendable {
    /// The property with this name.
    case property(String)
    /// The additional CSS rules.
    case rules
  }

  /// The reason for the rejection.
  public enum Reason: Hashable, Sendable {
    /// The name of a property is empty, or has a character that is not allowed in a name.
    case invalidName
    /// The value is empty.
    case emptyValue
    /// The associated character or word, such as `}`, could end the declaration, the rule or the
    /// stylesheet.
    case breaksOut(String)
    /// The associated function or rule, such as `@import`, could load a resource from a URL.
    case loads(String)
    /// The associated bracket, quotation mark or start of a comment has no counterpart that closes
    /// it.
    case unclosed(String)
    /// The associated at-rule is not allowed in a theme.
    case unknownAtRule(String)
  }

  /// The part of the theme that was rejected: a property or the additional rules.
  public let source: Source
  /// The reason for the rejection.
  public let reason: Reason
  /// The line of the error in the value or in the rules, from 1.
  public let line: Int
  /// The column of the error in characters, from 1.
  public let column: Int

  public var description: String {
    let place = line == 1 ? "column \(column)" : "line \(line), column \(column)"
    let subject =
      switch source {
      case .property(let name): "The property \"\(_VisibleControl.shown(in: name))\" of the theme"
      case .rules: "The rules of the theme"
      }
    let verb = source == .rules ? "contain" : "contains"
    switch reason {
    case .invalidName:
      return "\(subject) has an invalid CSS name: use letters, digits, \"-\" and \"_\", a letter "
        + "first, and leave out the two dashes."
    case .emptyValue:
      return "\(subject) has no value: leave it out to keep the standard one."
    case .breaksOut("\\"):
      return "\(subject) \(verb) \"\\\" at \(place), which can spell any other character: "
        + "write that character itself."
    case .breaksOut(let text):
      return
        "\(subject) \(verb) \(quoted(text)) at \(place), which would end its "
        + "context: " + (source == .rules ? "leave it out." : "give the value alone.")
    case .loads(let text):
      return
        "\(subject) \(verb) \"\(text)\" at \(place), which would load a file: link a stylesheet "
        + "of your own instead, by PageMetadata.stylesheets."
    case .unclosed(let text):
      return "\(subject) \(verb) \(quoted(text)) at \(place), which is never closed: close it."
    case .unknownAtRule(let text):
      return "\(subject) \(verb) \"\(text)\" at \(place), which is not allowed: use @media, "
        + "@supports, @container, @layer, @keyframes, @page or @property."
    }
  }

  /// Returns a text in quotation marks that the text does not contain.
  ///
  /// Visible characters replace control characters.
  private func quoted(_ text: String) -> String {
    let mark = text == "\"" ? "'" : "\""
    return mark + _VisibleControl.shown(in: text) + mark
  }
}

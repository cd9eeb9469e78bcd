/// A stylesheet taken apart, as far as colours need.
struct Sheet {
  /// A rule, and the condition of the `@media` around it.
  struct Rule {
    let media: String
    let selector: String
    let declarations: [(name: String, value: String)]

    /// The value of a property.
    subscript(_ name: String) -> String? { declarations.last { $0.name == name }?.value }
  }

  let rules: [Rule]

  init(_ css: String) {
    var rules: [Rule] = []
    Self.read(css[...], media: "", into: &rules)
    self.rules = rules
  }

  private static func read(_ css: Substring, media: String, into rules: inout [Rule]) {
    var rest = css
    while let brace = rest.firstIndex(of: "{") {
      let selector = rest[..<brace].trimming(\.isWhitespace)
      let body = block(of: rest[brace...])
      rest = rest[body.endIndex...].dropFirst()
      if selector.hasPrefix("@media ") {
        read(body, media: String(selector.dropFirst(7)), into: &rules)
        continue
      }
      let declarations = body.split(separator: ";").compactMap { line in
        line.firstIndex(of: ":").map { colon in
          (
            name: line[..<colon].trimming(\.isWhitespace),
            value: line[colon...].dropFirst().trimming(\.isWhitespace)
          )
        }
      }
      rules.append(Rule(media: media, selector: selector, declarations: declarations))
    }
  }

  /// What stands between a brace and the one that closes it.
  private static func block(of text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[..<index].dropFirst() }
    }
    return text.dropFirst()
  }

  /// The variables of the page in a medium, over those of all media.
  func variables(in media: String) -> [String: String] {
    var values: [String: String] = [:]
    for rule in rules where rule.selector == ":root" && (rule.media.isEmpty || rule.media == media)
    {
      for (name, value) in rule.declarations where name.hasPrefix("--") { values[name] = value }
    }
    return values
  }
}

extension Substring {
  /// The text without the characters at its ends that a predicate holds for.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}

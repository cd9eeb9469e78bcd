import DiptychViews

// The CSS of the differences between a theme and the standard theme.
extension Theme {
  /// The custom properties that differ from the standard theme, by name.
  private var customProperties: [String: String] {
    var properties: [String: String] = [:]
    for role in Role.allCases {
      let (own, standard) = (styles[role], Theme.standardStyles[role])
      let name = "\(role.className)"
      if let color = own?.color, color != standard?.color { properties[name] = color.css }
      if let tint = own?.tint, tint != standard?.tint { properties[name + "-tint"] = tint.css }
      if let weight = own?.weight, weight != standard?.weight {
        properties[name + "-weight"] = "\(min(max(weight, 1), 1000))"
      }
    }
    return properties.merging(page.properties) { $1 }
  }

  /// Whether headings look different than in the standard theme.
  var hasHeadings: Bool {
    // For the standard theme, one comparison is enough.
    self != .standard && customProperties.keys.contains { $0.hasPrefix("heading-") }
  }

  /// Returns the declarations that a part of a page adds to the theme around it.
  ///
  /// Without a theme around it, they are the page's differences from the standard theme.
  private func declarations(inside outer: Theme?) -> [String] {
    let around = outer?.customProperties ?? [:]
    var properties = customProperties
    // A property that only the outer theme sets is reset to the value of the stylesheet.
    for name in around.keys where properties[name] == nil {
      properties[name] = Token.all.first { $0.name == name }?.value ?? "initial"
    }
    let scheme = appearance == outer?.appearance ?? .automatic ? [] : ["color-scheme: \(scheme)"]
    return scheme
      + Array(properties.keys).inAscendingOrder().compactMap { name in
        guard let value = properties[name], value != around[name] else { return nil }
        return "--\(name): \(value)"
      }
  }

  /// The value of `color-scheme`.
  private var scheme: String {
    switch appearance {
    case .automatic: "light dark"
    case .light: "light"
    case .dark: "dark"
    }
  }

  /// The rules that come last: the weights of roles whose classes set no weight, and the rules of
  /// an author.
  private var ruleList: [String] {
    let weights = Role.allCases.filter { role in
      Theme.standardStyles[role]?.weight == nil && styles[role]?.weight != nil
    }
    return weights.map { role in
      ".\(role.className) { font-weight: var(--\(role.className)-weight) }"
    } + (page.rules.isEmpty ? [] : [page.rules])
  }

  /// The rule of a page with the theme, which follows the tokens; empty for the standard theme.
  package var rootRule: String {
    guard self != .standard else { return "" }
    let declarations = declarations(inside: nil)
    return declarations.isEmpty ? "" : ":root { \(declarations.joined(separator: "; ")) }\n"
  }

  /// The rules of a page with the theme that follow all others.
  package var finalRules: String {
    self == .standard ? "" : ruleList.map { $0 + "\n" }.joined()
  }

  /// Returns the rule of a part of a page with the theme, or nil if it looks like the theme around
  /// it.
  func rule(inside outer: Theme) -> ThemeRule? {
    var parts = declarations(inside: outer)
    let outerRules = outer.ruleList
    let rules = ruleList.filter { !outerRules.contains($0) }.joined(separator: "\n")
    guard !parts.isEmpty || !rules.isEmpty else { return nil }
    parts += ["color: var(--ink)", "background: var(--ground)"]
    // Inherited values were computed from the properties outside of the part.
    if parts.contains(where: { $0.hasPrefix("--sans:") }) {
      parts.append("font-family: var(--sans)")
    }
    let declarations = parts.joined(separator: "; ")
    let hash = Self.hash(declarations + rules)
    let name = ClassName("theme-", .hexadecimal(hash))
    return ThemeRule(name: name, declarations: declarations, rules: rules)
  }

  /// Returns 24 bits of a hash value (FNV-1a), which is the same in every run.
  private static func hash(_ string: String) -> UInt32 {
    let hash = string.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return (hash &>> 24 ^ hash) & 0xFF_FFFF
  }
}

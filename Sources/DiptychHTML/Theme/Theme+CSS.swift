public import DiptychViews

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
  package var finalRules: String { self == .standard ? "" : ruleList.map { $0 + "\n" }.joined() }

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

// Methods that change a theme for pages. Each method checks the change, and returns a new theme.
extension Theme {
  /// Returns the theme with a new value for a property of the page, such as a font or a width.
  ///
  /// ```swift
  /// try Theme.standard.property(.sans, "Georgia, serif").property(.pageWidth, "84rem")
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The value in CSS.
  /// - Returns: The theme.
  /// - Throws: A ``ThemeError`` if the name or the value is not allowed, for example because the
  ///   value could end its CSS declaration or load a resource. See ``ThemeError/Reason``.
  /// - Complexity: O(*n*) in the length of the value.
  public func property(_ property: Page.Property, _ value: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(property, value)
    var theme = self
    theme.page.properties[property.name] = value
    return theme
  }

  /// Returns the theme with further CSS rules, which come after the rules of the stylesheet.
  ///
  /// ```swift
  /// try Theme.standard.rules(".brand { letter-spacing: 0.05em }")
  /// ```
  ///
  /// - Throws: A ``ThemeError`` if the rules are not allowed, for example because they could end
  ///   the stylesheet or load a resource. See ``ThemeError/Reason``.
  /// - Complexity: O(*n*) in the length of the rules.
  public func rules(_ css: String) throws(ThemeError) -> Theme {
    try ThemeChecker.check(rules: css)
    var theme = self
    theme.page.rules += theme.page.rules.isEmpty ? css : "\n" + css
    return theme
  }
}

extension Theme.Page {
  /// A CSS custom property of Diptych's stylesheet, or of your own stylesheet.
  public struct Property: Hashable, Sendable {
    /// The name, without the two leading hyphens.
    public let name: String

    /// Creates a property from its name, without the two leading hyphens.
    public init(_ name: String) { self.name = name }

    /// The fonts of text, by default `system-ui, …`.
    public static let sans = Property("sans")
    /// The fonts of code, by default `ui-monospace, …`.
    public static let mono = Property("mono")
    /// The maximum width of a paragraph, by default `66ch`.
    public static let measure = Property("measure")
    /// The maximum width of a page, by default `72rem`.
    public static let pageWidth = Property("page")
    /// The space at both sides of a page, by default `clamp(1rem, 4vw, 2rem)`.
    public static let gutter = Property("gutter")
    /// The radius of the corners of a frame, by default `0.5rem`.
    public static let radius = Property("radius")
  }
}

/// The rules of a part of a page with another theme than the page.
package struct ThemeRule: Sendable {
  /// The class of the part.
  let name: ClassName

  /// The declarations of the part itself.
  let declarations: String

  /// The rules of an author, which apply inside of the part.
  let rules: String

  /// Whether the part has another background than its surroundings, so that it needs padding.
  private var hasGround: Bool {
    declarations.contains("color-scheme:") || declarations.contains("--ground:")
  }

  /// The rules as CSS, one per line.
  package var css: String {
    let selector = ".\(name.string)"
    let padding = "div\(selector) { padding: var(--space-4); border-radius: var(--radius) }\n"
    return "\(selector) { \(declarations) }\n"
      + ":where(\(selector):not(:last-child)) { margin-block-end: var(--space-4) }\n"
      + (hasGround ? padding : "") + ScopedRules(scope: selector).css(rules)
  }
}

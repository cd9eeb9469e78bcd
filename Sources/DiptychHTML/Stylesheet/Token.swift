import DiptychViews

/// A custom property of the stylesheet: a colour, a font or a length that its rules refer to.
struct Token: Sendable {
  /// The name, without the leading dashes.
  let name: String
  /// The value in CSS.
  let value: String

  /// The tokens in the order of the stylesheet.
  ///
  /// The colours come from the standard theme.
  static let all = colors + tints + [here] + fonts + sizes + lengths + series

  /// The colours of the roles without a parent.
  private static let colors = Role.allCases.filter { $0.parent == nil }.map { role in
    Token(name: "\(role.className)", value: Theme.standard.color(role).css)
  }

  /// The colours of the areas behind text of a status.
  private static let tints = Status.allCases.compactMap { status in
    Theme.standard.styles[status.role]?.tint.map {
      Token(name: "\(status.role.className)-tint", value: $0.css)
    }
  }

  /// The background of a marked line and of the current page in a menu: the hue of the accent at a
  /// fixed lightness, so that its contrast is known for every accent.
  private static let here = Token(
    name: "here",
    value: """
      light-dark(oklch(from var(--accent) 95% 0.025 h), oklch(from var(--accent) 27% 0.04 h))
      """
  )

  private static let fonts = [
    Token(
      name: "sans",
      value: """
        system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif
        """
    ),
    Token(
      name: "mono",
      value: """
        ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace
        """
    ),
  ]

  private static let sizes = [
    Token(name: "text-xs", value: "0.8125rem"),
    Token(name: "text-s", value: "0.875rem"),
    Token(name: "text-m", value: "1rem"),
    Token(name: "text-l", value: "1.125rem"),
    Token(name: "text-xl", value: "1.375rem"),
    Token(name: "text-2xl", value: "clamp(1.625rem, 1.4rem + 1.2vw, 2.125rem)"),
  ]

  private static let lengths = [
    Token(name: "space-1", value: "0.25rem"),
    Token(name: "space-2", value: "0.5rem"),
    Token(name: "space-3", value: "0.75rem"),
    Token(name: "space-4", value: "1rem"),
    Token(name: "space-5", value: "1.5rem"),
    Token(name: "space-6", value: "2rem"),
    Token(name: "space-7", value: "3rem"),
    Token(name: "radius", value: "0.5rem"),
    Token(name: "radius-s", value: "0.25rem"),
    Token(name: "measure", value: "66ch"),
    Token(name: "page", value: "72rem"),
    Token(name: "gutter", value: "clamp(1rem, 4vw, 2rem)"),
  ]

  /// Eight colours of series, which people with protan, deutan and tritan vision can distinguish.
  private static let series = [
    ("#0a8fc0", "#5cc3ea"), ("#a24d00", "#c7691f"), ("#3f2a8c", "#8d7df2"), ("#74903a", "#d3f0bd"),
    ("#84345a", "#ee9bbd"), ("#3e68c6", "#3a72bd"), ("#4f3a06", "#e3bb2c"), ("#b9659c", "#96507a"),
  ].enumerated().map { index, colors in
    Token(name: "series-\(index + 1)", value: "light-dark(\(colors.0), \(colors.1))")
  }

  /// The declaration of the token.
  var declaration: String { "--\(name): \(value)" }
}

/// A set of the tokens in ``Token/all``.
struct TokenSet: OptionSet, Sendable {
  let rawValue: UInt64

  /// All tokens.
  static let all = TokenSet(rawValue: UInt64.max &>> UInt64(64 - Token.all.count))

  /// The colours of series, which only charts and the rules of an author need.
  static let series = TokenSet(in: (1...8).map { "--series-\($0) " }.joined())

  /// The set of each name.
  private static let byName = Dictionary(
    uniqueKeysWithValues: Token.all.enumerated().map { index, token in
      (token.name, TokenSet(rawValue: 1 &<< UInt64(index)))
    }
  )

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the set of the tokens that rules refer to.
  init(in css: String) {
    self = []
    var rest = Array(css.utf8)[...]
    while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
      rest = rest[(dash + 1)...]
      guard rest.first == UInt8(ascii: "-") else { continue }
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      rest = rest[name.endIndex...]
      if let token = Self.byName[String(decoding: name, as: UTF8.self)] { formUnion(token) }
    }
  }

  /// The declarations of the tokens in the set.
  var declarations: String {
    Token.all.enumerated()
      .filter { rawValue & 1 &<< UInt64($0.offset) != 0 }
      .map(\.element.declaration)
      .joined(separator: "; ")
  }
}

extension Color {
  /// The colour in CSS.
  fileprivate var css: String { role?.variable ?? hexadecimal }
}

extension AdaptiveColor {
  /// The colour in CSS, by the scheme of the element that uses it.
  var css: String { light == dark ? light.css : "light-dark(\(light.css), \(dark.css))" }
}

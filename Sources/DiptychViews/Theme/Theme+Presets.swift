// Themes, except the standard one, are compiled in the programs that use them.
extension Theme {
  /// The default theme.
  ///
  /// It applies to a view if neither the view nor a view around it sets a theme.
  public static let standard = Theme()

  /// A theme for logs and mail, where colours have no meaning.
  ///
  /// Links, bars and messages have the colour of text. The areas of messages have the background of
  /// the page.
  @_alwaysEmitIntoClient
  public static var plain: Theme {
    standard.drawing(
      inInk: [.accent, .info, .success, .warning, .danger],
      tints: { _ in standard.color(.background) },
      accent: TextStyle()
    )
  }

  /// A theme without gray text and without faint lines.
  ///
  /// Labels and the lines of controls have the colour of the text. Decorative lines look like the
  /// lines of controls in ``standard``. In a terminal, the theme makes no text dim or gray.
  @_alwaysEmitIntoClient
  public static var highContrast: Theme {
    var theme = standard
    theme.styles[.secondary]?.color = standard.color(.text)
    theme.styles[.border]?.color = standard.color(.edge)
    theme.styles[.edge]?.color = standard.color(.text)
    theme.styles[.accent] = Style(
      terminal: .bold.adding(.foreground(.cyan)),
      lightTerminal: .bold.adding(.foreground(.blue)),
      color: standard.color(.accent)
    )
    for role in Role.allCases {
      guard let style = theme.styles[role] else { continue }
      if style.terminal == .dim || style.lightTerminal == Style.grays.light {
        theme.styles[role]?.terminal = TextStyle()
      }
    }
    theme.styles[.heading6]?.terminal = .italic
    theme.styles[.tableHeader]?.terminal = .bold
    theme.page = Page(
      rules: """
        th, td, hr, button, pre, .panel, .scroll, .callout, .badge, .stats { border-width: 2px }
        .callout { border-inline-start-width: 6px }
        :focus-visible { outline-width: 3px }
        """
    )
    return theme
  }

  /// A theme in black, white and gray for text output and HTML, which prints well.
  ///
  /// The series of a chart have different symbols in text output, and different shades of gray in a
  /// page.
  @_alwaysEmitIntoClient
  public static var monochrome: Theme {
    var theme = standard.drawing(
      inInk: [.accent, .info, .success, .warning, .danger],
      tints: { _ in standard.color(.secondaryBackground) },
      accent: .bold
    )
    // Neighbours differ strongly, and each gray has a contrast of at least 3 to the background.
    let grays = [
      ("#333333", "#dddddd"), ("#8c8c8c", "#777777"), ("#595959", "#aaaaaa"),
      ("#000000", "#ffffff"), ("#767676", "#888888"), ("#404040", "#cccccc"),
      ("#808080", "#999999"), ("#666666", "#bbbbbb"),
    ]
    theme.page = Page(
      properties: Dictionary(
        uniqueKeysWithValues: grays.enumerated().map { index, gray in
          ("series-\(index + 1)", "light-dark(\(gray.0), \(gray.1))")
        }
      )
    )
    return theme
  }

  /// Whether a terminal shows a colour for one of the roles.
  package func hasHues(on ground: ColorScheme?) -> Bool {
    Role.allCases.contains { role in
      let style = terminalStyle(role, on: ground)
      return style.foreground != nil || style.background != nil
    }
  }

  /// Returns the theme with some roles in the colour of the text in a page, and without colours in
  /// a terminal.
  @_alwaysEmitIntoClient
  func drawing(inInk roles: [Role], tints: (Role) -> AdaptiveColor, accent: TextStyle) -> Theme {
    var theme = self
    for role in roles {
      theme.styles[role]?.color = color(.text)
      if theme.styles[role]?.tint != nil { theme.styles[role]?.tint = tints(role) }
    }
    theme.styles[.onAccent]?.color = color(.background)
    for role in Role.allCases {
      guard let style = theme.styles[role]?.terminal else { continue }
      theme.styles[role]?.terminal = TextStyle(bits: style.bits & TextStyle.attributeMask)
    }
    theme.styles[.accent]?.terminal = accent
    return theme
  }

  /// The styles of the standard theme.
  ///
  /// In a terminal, the theme uses only colours that are readable on most dark and light
  /// backgrounds. Text that has to be read has the default colour of the terminal, red or magenta.
  /// Yellow is not used, because it can't be read on white. If the background is known, the theme
  /// uses colours that are readable on it. On a light background, blue replaces cyan, and a dark
  /// green from xterm's 256-colour palette replaces green. On a dark background, bright red and
  /// bright yellow are used.
  ///
  /// If the terminal also shows more than 16 colours, the theme uses calm shades of blue, green,
  /// red and amber, with a contrast ratio of at least 4.5:1 to common backgrounds. Lines and the
  /// tracks of bars are gray.
  ///
  /// Text has three levels of emphasis. Values are bold, and ordinary text is plain. Labels and the
  /// titles of columns are gray, or plain if the background is not known.
  public static let standardStyles: [Role: Style] = [
    .text: Style(terminal: TextStyle(), color: .hex(0x15191D, 0xE5EAEE)),
    .secondary: Style(gray: .dim, color: .hex(0x4E5963, 0xA5B0BA)),
    .accent: Style(
      terminal: .foreground(.cyan),
      lightTerminal: .foreground(.blue),
      terminalColor: .terminalBlue,
      color: .hex(0x00617F, 0x68C7E5)
    ),
    .onAccent: Style(terminal: .inverse, color: .hex(0xFFFFFF, 0x06222D)),
    .background: Style(terminal: TextStyle(), color: .hex(0xFFFFFF, 0x0F1418)),
    .secondaryBackground: Style(terminal: TextStyle(), color: .hex(0xF4F6F7, 0x171D22)),
    .border: Style(
      terminal: .dim,
      terminalColor: .grays(250, 240),
      color: .hex(0xDFE4E8, 0x2A333B)
    ),
    .edge: Style(terminal: .dim, terminalColor: .grays(244, 244), color: .hex(0x7F8A94, 0x6D7984)),
    .track: Style(terminal: .dim, terminalColor: .grays(253, 238)),
    .info: Style(
      terminal: .foreground(.cyan),
      lightTerminal: .foreground(.blue),
      terminalColor: .terminalBlue,
      color: .hex(0x1D5CAB, 0x86B6FF),
      tint: .hex(0xEAF2FC, 0x131F30)
    ),
    .success: Style(
      terminal: .foreground(.green),
      // Green of the palette has a contrast of 2.2 to 3.3 on white in most terminals.
      lightTerminal: .foreground(.indexed(22)),
      terminalColor: .terminalGreen,
      color: .hex(0x17693A, 0x62CA8C),
      tint: .hex(0xE6F6EB, 0x0F241A)
    ),
    .warning: Style(
      terminal: .bold.adding(.foreground(.magenta)),
      darkTerminal: .bold.adding(.foreground(.brightYellow)),
      terminalColor: .terminalAmber,
      color: .hex(0x7C5000, 0xE3B04B),
      tint: .hex(0xFDF3DA, 0x2A200E)
    ),
    .danger: Style(
      terminal: .bold.adding(.foreground(.red)),
      darkTerminal: .bold.adding(.foreground(.brightRed)),
      terminalColor: .terminalRed,
      color: .hex(0xB3261E, 0xFF8D83),
      tint: .hex(0xFDECEA, 0x2E1716)
    ),
    // Not bold like a failure, because a removal also has a minus sign and a number.
    .removed: Style(
      terminal: .foreground(.red),
      darkTerminal: .foreground(.brightRed),
      terminalColor: .terminalRed
    ),
    .link: Style(terminal: .underline),
    .code: Style(
      terminal: .foreground(.cyan),
      lightTerminal: .foreground(.blue),
      terminalColor: .terminalBlue
    ),
    // 179 is a soft yellow, because bright yellow would attract the eye first.
    .identifier: Style(
      terminal: .foreground(.magenta),
      darkTerminal: .foreground(.indexed(179)),
      terminalColor: .terminalAmber
    ),
    .person: Style(
      terminal: TextStyle(),
      lightTerminal: .foreground(.blue),
      darkTerminal: .foreground(.cyan),
      terminalColor: .terminalBlue
    ),
    // Plain if the background is not known, because dim letters have half the contrast of others.
    .label: Style(gray: TextStyle()),
    .tableHeader: Style(gray: TextStyle()),
    .value: Style(terminal: .bold, weight: 650),
    .heading1: Style(terminal: .bold, weight: 700),
    .heading2: Style(terminal: .bold, weight: 650),
    .heading3: Style(terminal: .bold, weight: 650),
    .heading4: Style(terminal: .underline, weight: 650),
    .heading5: Style(gray: .dim, weight: 650),
    .heading6: Style(gray: .dim, .italic, weight: 500),
    .keyword: Style(terminal: .bold),
    .type: Style(
      terminal: .foreground(.cyan),
      lightTerminal: .foreground(.blue),
      terminalColor: .terminalBlue
    ),
    .string: Style(
      terminal: .foreground(.red),
      darkTerminal: .foreground(.green),
      terminalColor: .terminalGreen
    ),
    .number: Style(
      terminal: .foreground(.magenta),
      darkTerminal: .foreground(.brightYellow),
      terminalColor: .terminalAmber
    ),
    .comment: Style(gray: .dim),
  ]
}

extension Theme.Page {
  /// Custom properties and CSS rules that need no check.
  @usableFromInline
  init(properties: [String: String] = [:], rules: String = "") {
    self.properties = properties
    self.rules = rules
  }
}

extension Theme.Style {
  /// The gray of labels, by the background of the terminal.
  ///
  /// Its contrast is at least 4.5 to 1 on the backgrounds of common palettes, from black to Nord
  /// and from white to Solarized.
  @usableFromInline
  static let grays: (light: TextStyle, dark: TextStyle) = (
    .foreground(.indexed(242)), .foreground(.indexed(247))
  )

  /// Creates a style that is gray in a terminal with a known background.
  ///
  /// - Parameters:
  ///   - terminal: The style in a terminal whose background is not known.
  ///   - added: A style that is added in every terminal.
  ///   - color: The colour in a page.
  ///   - weight: The weight in a page.
  fileprivate init(
    gray terminal: TextStyle,
    _ added: TextStyle = TextStyle(),
    color: AdaptiveColor? = nil,
    weight: Int? = nil
  ) {
    self.init(
      terminal: terminal.adding(added),
      lightTerminal: Self.grays.light.adding(added),
      darkTerminal: Self.grays.dark.adding(added),
      color: color,
      weight: weight
    )
  }
}

extension AdaptiveColor {
  fileprivate static let terminalBlue = hex(0x0A66BD, 0x53B5F7)
  fileprivate static let terminalGreen = hex(0x12752F, 0x5CCB8B)
  fileprivate static let terminalRed = hex(0xCB2A2F, 0xFF8078)
  fileprivate static let terminalAmber = hex(0x8A5A00, 0xE2B565)

  /// Two of the 24 grays of a terminal.
  fileprivate static func grays(_ light: UInt8, _ dark: UInt8) -> AdaptiveColor {
    AdaptiveColor(light: .indexed(light), dark: .indexed(dark))
  }

  fileprivate static func hex(_ light: UInt32, _ dark: UInt32) -> AdaptiveColor {
    AdaptiveColor(light: Color(hex: light), dark: Color(hex: dark))
  }
}

extension Color {
  /// Creates an exact colour from 24 bits: red, green, blue.
  ///
  /// ```swift
  /// Color(hex: 0x7A2E8E)
  /// ```
  @_alwaysEmitIntoClient
  public init(hex: UInt32) { self.init(bits: 2 << 24 | hex & 0xFF_FFFF) }
}

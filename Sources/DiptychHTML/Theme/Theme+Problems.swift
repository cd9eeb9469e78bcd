public import DiptychViews

extension Theme {
  /// A role whose contrast with its background is too low.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The background that a role is drawn on.
    public enum Background: Hashable, Sendable {
      /// The background in the light scheme of a page.
      ///
      /// The value is the role of the background, such as `.background` for the page. Some roles
      /// have a tinted background of their own, such as the background of a warning. For text on
      /// such a background, the value is the role of the text, such as `.warning`.
      case light(Role)
      /// The background in the dark scheme of a page.
      ///
      /// The value is the role of the background, such as `.background` for the page. Some roles
      /// have a tinted background of their own, such as the background of a warning. For text on
      /// such a background, the value is the role of the text, such as `.warning`.
      case dark(Role)
      /// The background of a terminal.
      ///
      /// Diptych does not know the colour of this background, so the value is the colour of the
      /// text.
      case terminal(Color)
    }

    /// The role whose contrast is too low.
    public let role: Role
    /// The background of the role.
    public let background: Background
    /// The contrast ratio of the role and its background, or 0 for a terminal, because the colour
    /// of its background is unknown.
    public let contrast: Double
    /// The contrast ratio that the role needs: 4.5 for text, 3 for the borders of controls.
    public let needed: Double

    public var description: String {
      switch background {
      case .light(let area): on(area, scheme: "light")
      case .dark(let area): on(area, scheme: "dark")
      case .terminal(let color):
        "The role \(role) is \(color.paletteName) in a terminal, which can't be read on most dark "
          + "or most light backgrounds: use red, green, yellow, magenta or cyan, or no colour."
      }
    }

    private func on(_ area: Role, scheme: String) -> String {
      let tenths = Int(contrast * 10)
      let area = area == role ? "its tint" : "\(area)"
      return "The role \(role) has a contrast of \(tenths / 10).\(tenths % 10) with \(area) in the "
        + "\(scheme) scheme, and needs \(needed)."
    }
  }

  /// Returns the roles whose contrast is too low, in the order of `Role.allCases`.
  ///
  /// Text needs a contrast ratio of 4.5 on each background that it is drawn on, such as the page or
  /// the area of code. Borders of controls need a ratio of 3 (WCAG 2.2, 1.4.3 and 1.4.11). A role
  /// is also reported if its colour in a terminal is blue, gray, black, white or a bright colour,
  /// because at least one common terminal palette makes this colour illegible.
  public func problems() -> [Problem] {
    var problems: [Problem] = []
    for role in Role.allCases {
      for (area, ground) in grounds(of: role) {
        let needed = role == .edge ? 3 : 4.5
        let own = self.color(role)
        for isDark in [false, true] {
          let contrast =
            isDark ? own.dark.contrast(with: ground.dark) : own.light.contrast(with: ground.light)
          if contrast < needed {
            problems.append(
              Problem(
                role: role,
                background: isDark ? .dark(area) : .light(area),
                contrast: contrast,
                needed: needed
              )
            )
          }
        }
      }
      if let color = styles[role]?.terminal?.foreground, color.isHiddenSomewhere {
        problems.append(Problem(role: role, background: .terminal(color), contrast: 0, needed: 4.5))
      }
    }
    return problems
  }

  /// Returns the backgrounds of a role, and their colours.
  private func grounds(of role: Role) -> [(Role, AdaptiveColor)] {
    func area(_ area: Role) -> (Role, AdaptiveColor) { (area, color(area)) }
    switch role {
    case .background, .secondaryBackground, .border, .track: return []
    case .onAccent: return [area(.accent)]
    case .edge, .link, .accent, .added, .removed: return [area(.background)]
    case .info, .success, .warning, .danger:
      let tint = styles[role]?.tint.map { [(role, $0)] } ?? []
      return [area(.background)] + tint
    default: return [area(.background), area(.secondaryBackground)]
    }
  }
}

extension Color {
  /// Whether the colour can't be read on some common palette: blue, gray, black, white and all
  /// bright ones.
  fileprivate var isHiddenSomewhere: Bool {
    guard let index = paletteIndex else { return false }
    return [0, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15].contains(index)
  }

  /// The name of a colour of the palette.
  fileprivate var paletteName: String {
    let names = [
      "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray", "bright red",
      "bright green", "bright yellow", "bright blue", "bright magenta", "bright cyan",
      "bright white",
    ]
    guard let index = paletteIndex, index < names.count else { return "a colour" }
    return names[Int(index)]
  }
}

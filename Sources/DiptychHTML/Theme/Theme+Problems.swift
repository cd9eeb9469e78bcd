public import DiptychViews

extension Theme {
  /// A role that can't be read, or seen, well enough.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The medium and the ground of a problem.
    public enum Ground: Hashable, Sendable {
      /// The light scheme of a page, on the area of a role.
      case light(Role)
      /// The dark scheme of a page, on the area of a role.
      case dark(Role)
      /// A terminal, whose ground is unknown.
      case terminal(Color)
    }

    /// The role.
    public let role: Role
    /// The area behind it.
    public let ground: Ground
    /// The contrast that it has; 0 on a terminal.
    public let contrast: Double
    /// The contrast that it needs: 4.5 for text, 3 for lines and other graphics.
    public let needed: Double

    public var description: String {
      switch ground {
      case .light(let area): on(area, scheme: "light")
      case .dark(let area): on(area, scheme: "dark")
      case .terminal(let color):
        "The role \(role) is \(color.paletteName) in a terminal, which can't be read on most dark "
          + "or most light grounds: use red, green, yellow, magenta or cyan, or no colour."
      }
    }

    private func on(_ area: Role, scheme: String) -> String {
      let tenths = Int(contrast * 10)
      let area = area == role ? "its tint" : "\(area)"
      return "The role \(role) has a contrast of \(tenths / 10).\(tenths % 10) with \(area) in the "
        + "\(scheme) scheme, and needs \(needed)."
    }
  }

  /// The roles whose contrast is too low, in the order of the roles; empty for a theme without
  /// problems.
  ///
  /// Text needs 4.5 on the page and on the area of code, and a status on its tint; lines that have
  /// to be seen need 3 (WCAG 2.2, 1.4.3 and 1.4.11). Of a terminal's colours blue, gray, black,
  /// white and the bright ones are reported, because some common palette hides each.
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
                ground: isDark ? .dark(area) : .light(area),
                contrast: contrast,
                needed: needed
              )
            )
          }
        }
      }
      if let color = styles[role]?.terminal?.foreground, color.isHiddenSomewhere {
        problems.append(Problem(role: role, ground: .terminal(color), contrast: 0, needed: 4.5))
      }
    }
    return problems
  }

  /// Returns the areas that a role stands on, and their colours.
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

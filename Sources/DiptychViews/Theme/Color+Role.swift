extension Color {
  /// Returns the colour of a role, which depends on the theme.
  @_alwaysEmitIntoClient
  public static func role(_ role: Role) -> Color { Color(bits: 3 << 24 | UInt32(role.rawValue)) }

  /// The colour of secondary text, see ``Role/secondary``.
  @_alwaysEmitIntoClient public static var secondary: Color { .role(.secondary) }

  /// The role whose colour this is, or nil for any other colour.
  @_alwaysEmitIntoClient
  package var role: Role? {
    bits &>> 24 == 3 ? Role(rawValue: UInt8(truncatingIfNeeded: bits)) : nil
  }
}

extension TextStyle {
  /// Returns the style of a role, which depends on the theme.
  @_alwaysEmitIntoClient
  public static func role(_ role: Role) -> TextStyle { .foreground(.role(role)) }

  /// Whether a colour of the style depends on the theme.
  @_alwaysEmitIntoClient
  package var hasRole: Bool {
    bits & (3 << 32) == 3 << 32 || bits & (3 << 58) == 3 << 58
  }

  /// Returns the style that a terminal shows with a theme.
  ///
  /// The foreground colour of a style can be a role. Then the attributes of this style are added to
  /// the style of the role.
  package func resolved(
    by theme: borrowing Theme,
    on ground: ColorScheme?,
    hasPaletteOnly: Bool
  ) -> TextStyle {
    guard hasRole else { return self }
    var result = TextStyle(bits: bits & TextStyle.attributeMask)
    if let foreground {
      let style = foreground.role.map {
        theme.terminalStyle($0, on: ground, hasPaletteOnly: hasPaletteOnly)
      }
      result = (style ?? .foreground(foreground)).adding(result)
    }
    if let background {
      let color =
        background.role.map {
          theme.terminalStyle($0, on: ground, hasPaletteOnly: hasPaletteOnly).foreground
        } ?? background
      if let color { result = result.adding(.background(color)) }
    }
    return result
  }
}

extension View {
  /// Gives the style of a role to all text in the view that has no colour of its own.
  ///
  /// ```swift
  /// Text("+214").role(.added)
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func role(_ role: Role) -> _StyledView<Self> { _StyledView(.role(role), self) }
}

extension Text {
  /// Gives the style of a role to all parts of the text that have no colour of their own.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func role(_ role: Role) -> Text { wrapped(in: .role(role)) }
}

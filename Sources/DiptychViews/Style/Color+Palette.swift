extension Color {
  /// The amounts of red, green and blue in a colour.
  package typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  /// Returns a colour of xterm's palette: 16 theme colours, a cube of 6 levels, then 24 grays.
  package static func xterm(_ index: UInt8) -> Components {
    switch index {
    case ..<16: return theme[Int(index)]
    case ..<232:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
  }

  private static let theme: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}

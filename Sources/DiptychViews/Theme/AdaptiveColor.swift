/// A colour of a page, with one value for the light scheme and one for the dark scheme.
public struct AdaptiveColor: Equatable, Sendable {
  /// The colour in the light scheme.
  public var light: Color
  /// The colour in the dark scheme.
  public var dark: Color

  /// Creates a colour from its two values.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both schemes.
  public init(_ color: Color) {
    self.init(light: color, dark: color)
  }
}

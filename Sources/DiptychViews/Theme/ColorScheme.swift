/// A combination of colours: dark text on a light background, or light text on a dark background.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

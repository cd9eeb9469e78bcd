/// A combination of background and text: dark text on a light background, or the reverse.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The ground that something is drawn on: a light one with dark letters, or a dark one.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

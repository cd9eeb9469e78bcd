/// The properties of nested elements.
public enum Levels {
  /// The number of levels.
  public static let depth = 200

  /// The text of each level, a constant for Diptych and for the floor.
  @inlinable public static var label: String { "level & more" }
}

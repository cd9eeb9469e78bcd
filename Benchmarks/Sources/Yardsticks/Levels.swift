/// The properties of nested elements.
public enum Levels {
  /// The number of levels.
  public static let depth = 200

  /// The text of each level; a constant, so that Diptych and the floor can both use it as one.
  @inlinable public static var label: String { "level & more" }
}

/// Elements that stand in each other.
public enum Levels {
  /// How many there are.
  public static let depth = 200

  /// What each says before the next one; a constant, for those by hand and those of the kit alike.
  @inlinable public static var label: String { "level & more" }
}

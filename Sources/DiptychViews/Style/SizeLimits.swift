/// The minimum and maximum size of a frame; a limit that is nil is that of its content.
public struct SizeLimits: Hashable, Sendable {
  /// The minimum width in cells.
  public var minWidth: Int?
  /// The width in cells that the frame takes if there is room; `Int.max` takes all the room.
  public var maxWidth: Int?
  /// The minimum height in lines.
  public var minHeight: Int?

  /// Creates limits; a negative limit counts as 0.
  @inlinable
  public init(minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil) {
    self.minWidth = minWidth.map { max($0, 0) }
    self.maxWidth = maxWidth.map { max($0, 0) }
    self.minHeight = minHeight.map { max($0, 0) }
  }
}

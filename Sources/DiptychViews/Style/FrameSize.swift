/// The size of a frame, or limits for the size.
///
/// If a length is nil, the content determines it.
public struct _FrameSize: Hashable, Sendable {
  /// The width in cells.
  public let width: Int?
  /// The height in lines.
  public let height: Int?
  /// The minimum width in cells.
  public let minWidth: Int?
  /// The maximum width in cells, which the frame takes if there is room.
  ///
  /// `Int.max` stands for all of the available width.
  public let maxWidth: Int?
  /// The minimum height in lines.
  public let minHeight: Int?

  /// Creates a size; a negative length counts as 0.
  @_alwaysEmitIntoClient
  public init(width: Int?, height: Int?) {
    self.width = width.map { max($0, 0) }
    self.height = height.map { max($0, 0) }
    (minWidth, maxWidth, minHeight) = (nil, nil, nil)
  }

  /// Creates limits; a negative limit counts as 0.
  @_alwaysEmitIntoClient
  public init(minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil) {
    self.minWidth = minWidth.map { max($0, 0) }
    self.maxWidth = maxWidth.map { max($0, 0) }
    self.minHeight = minHeight.map { max($0, 0) }
    (width, height) = (nil, nil)
  }

  /// Whether the size is given by limits, instead of a width and a height.
  public var isLimited: Bool { minWidth != nil || maxWidth != nil || minHeight != nil }
}

/// How small and how large a frame may be; nil is as its content.
public struct SizeLimits: Hashable, Sendable {
  /// The fewest cells across.
  public var minWidth: Int?
  /// The cells across that the frame takes where there is room; `Int.max` is as many as there are.
  public var maxWidth: Int?
  /// The fewest lines.
  public var minHeight: Int?

  /// Creates limits; a negative one counts as none at all.
  @inlinable
  public init(minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil) {
    self.minWidth = minWidth.map { max($0, 0) }
    self.maxWidth = maxWidth.map { max($0, 0) }
    self.minHeight = minHeight.map { max($0, 0) }
  }
}

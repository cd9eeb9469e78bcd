/// A thematic break: a line across, `<hr>` in HTML.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a thematic break.
  @inlinable
  public init() {}

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider()
  }
}

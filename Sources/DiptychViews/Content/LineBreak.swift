/// A new line in a text, in every format: `<br>` in HTML.
public struct LineBreak: PrimitiveView, Sendable {
  /// Creates a new line.
  @inlinable
  public init() {}

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.lineBreak()
  }

  @inlinable
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}

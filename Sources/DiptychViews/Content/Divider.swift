/// A thematic break between blocks.
///
/// ```swift
/// VStack {
///   Text("above")
///   Divider()
///   Text("below")
/// }
/// ```
///
/// ```text
/// above
/// ────────────────────
/// below
/// ```
///
/// The line is as long as the output is wide; HTML is `<hr>`.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a thematic break.
  @inlinable
  public init() {}

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text?.none)
  }
}

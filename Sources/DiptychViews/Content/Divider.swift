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
/// In text output, the line takes the available width. If the width of the output is not limited,
/// the line is as long as the content around it, or 40 cells outside of a container. HTML is
/// `<hr>`.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a thematic break.
  @_alwaysEmitIntoClient
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text?.none)
  }
}

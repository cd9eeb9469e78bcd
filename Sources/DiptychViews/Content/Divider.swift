/// A horizontal line between blocks.
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
/// In text output, the line fills the available width. If the width of the output is unlimited, the
/// line is as wide as the container of the divider, or 40 cells wide outside of a container. HTML
/// is `<hr>`.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a horizontal line.
  @_alwaysEmitIntoClient
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text?.none)
  }
}

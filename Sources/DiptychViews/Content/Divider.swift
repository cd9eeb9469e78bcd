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
/// line is as long as the other content of its container. A divider without a container is then 40
/// cells long. HTML is `<hr>`.
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

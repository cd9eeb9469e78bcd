/// A line break inside of a paragraph.
///
/// ```swift
/// Paragraph {
///   Text("12 Main Street")
///   LineBreak()
///   Text("Springfield")
/// }
/// ```
///
/// ```text
/// 12 Main Street
/// Springfield
/// ```
///
/// HTML is `<p>12 Main Street<br>Springfield</p>`.
public struct LineBreak: PrimitiveView, Sendable {
  /// Creates a line break.
  @_alwaysEmitIntoClient
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.lineBreak()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

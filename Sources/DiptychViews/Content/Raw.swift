/// Markup that goes to the page as it is.
///
/// ```swift
/// Raw(html: "<b>trusted</b>")
/// ```
///
/// HTML is `<b>trusted</b>`. This is the only way around escaping: its author is responsible for
/// its content. Only HTML draws it.
public struct Raw: PrimitiveView, Sendable {
  @usableFromInline let html: String

  /// Creates trusted markup.
  @inlinable
  @inline(__always)
  public init(html: String) {
    self.html = html
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.raw(view.html)
  }

  @inlinable
  @inline(__always)
  public static var _inliningCost: Int { 1 }
}

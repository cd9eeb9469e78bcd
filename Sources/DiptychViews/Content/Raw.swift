/// HTML markup that is written to a page unchanged.
///
/// ```swift
/// Raw(html: "<b>trusted</b>")
/// ```
///
/// HTML is `<b>trusted</b>`. Only this view bypasses escaping, so pass only markup that you trust.
/// Markdown output contains the markup too; text output and plain text leave it out.
public struct Raw: PrimitiveView, Sendable {
  @usableFromInline let html: String

  /// Creates a view of trusted HTML markup.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(html: String) {
    self.html = html
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.raw(view.html)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }
}

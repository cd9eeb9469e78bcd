public import DiptychViews

/// The tag of an element where browsers ignore a newline at the start of the content: `pre` or
/// `textarea`.
///
/// Diptych begins the content with an additional newline, so no newline of the content is lost.
public protocol PreformattedTag: HTMLTag {}

extension PreformattedTag {
  @inlinable
  @inline(__always)
  public static func _render<A: Attributes, C: View, R: Renderer>(
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  ) {
    renderer.element(name, attributes, PreformattedContent(content))
  }
}

/// The content of an element where browsers ignore a newline at the start.
@usableFromInline
struct PreformattedContent<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: consuming Content) {
    self.content = content
  }

  @inlinable
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.preformatted(view.content)
  }
}

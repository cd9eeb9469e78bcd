public import DiptychViews

extension HTML {
  /// An element with content.
  ///
  /// Functions such as `HTML.div` return an element.
  public struct Element<Tag: HTMLTag, A: Attributes, Content: View>: PrimitiveView {
    @usableFromInline let attributes: A
    @usableFromInline let content: Content

    /// Creates an element from its attributes and its content.
    @inlinable
    @inline(__always)
    public init(_ attributes: consuming A, _ content: consuming Content) {
      self.attributes = attributes
      self.content = content
    }

    @inlinable
    @inline(__always)
    public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      Tag._render(view.attributes, view.content, into: &renderer)
    }

    @inlinable
    @inline(__always)
    public static var _inliningCost: Int { 1 &+ Content._inliningCost }
  }
}

extension HTML.Element: Sendable where A: Sendable, Content: Sendable {}

public import DiptychViews

extension HTML {
  /// An element without content and without an end tag, such as `br`.
  public struct VoidElement<Tag: HTMLTag, A: Attributes>: PrimitiveView {
    @usableFromInline let attributes: A

    /// Creates an element from its attributes.
    @inlinable
    @inline(__always)
    public init(_ attributes: consuming A) {
      self.attributes = attributes
    }

    @inlinable
    @inline(__always)
    public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      renderer.voidElement(Tag.name, view.attributes)
    }

    @inlinable
    @inline(__always)
    public static var _inliningCost: Int { 1 }
  }
}

extension HTML.VoidElement: Sendable where A: Sendable {}

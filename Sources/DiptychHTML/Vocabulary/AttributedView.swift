public import DiptychViews

extension HTML {
  /// A tag that stands for any element.
  ///
  /// It allows only global attributes, such as `class`, because every element has them.
  public enum AnyTag: HTMLTag {
    /// The empty string, because the tag stands for no particular element.
    @inlinable public static var name: StaticString { "" }
  }
}

/// A view that adds attributes to the first element of its content in HTML.
public struct _AttributedView<Content: View>: PrimitiveView {
  @usableFromInline let attributes: HTML._AttributeList<HTML.AnyTag>
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ attributes: HTML._AttributeList<HTML.AnyTag>, _ content: consuming Content) {
    self.attributes = attributes
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.attributed(view.attributes, view.content)
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels).inElement
  }
}

extension _AttributedView: Sendable where Content: Sendable {}

extension View {
  /// Adds global attributes to the first HTML element of the view.
  ///
  /// ```swift
  /// Table(rows) { TableColumn("Size", value: \.size) }
  ///   .htmlAttributes(.class("wide"), .data("sort", "size"))
  /// ```
  ///
  /// If the view writes no element, the attributes are dropped. Other formats ignore them.
  @inlinable
  @inline(__always)
  public consuming func htmlAttributes(
    _ attributes: HTML.Attribute<HTML.AnyTag>...
  ) -> _AttributedView<Self> {
    _AttributedView(HTML._AttributeList(attributes), self)
  }
}

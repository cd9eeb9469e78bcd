public import DiptychViews

extension HTML {
  /// The name of an element with an end tag but no content.
  ///
  /// Call the name like a function to create the element.
  ///
  /// ```swift
  /// HTML.iframe(.src("/map.html"), .title("Map"))
  /// ```
  ///
  /// The call takes no view, because browsers do not parse the content of this element as markup.
  public struct EmptyElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element.
    @inlinable
    @inline(__always)
    public init() {}

    /// Creates an element without attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction() -> Element<Tag, _NoAttributes, EmptyView> {
      Element(_NoAttributes(), EmptyView())
    }

    /// Creates an element with one attribute.
    @inlinable
    @inline(__always)
    public func callAsFunction(
      _ attribute: consuming Attribute<Tag>
    ) -> Element<Tag, Attribute<Tag>, EmptyView> {
      Element(attribute, EmptyView())
    }

    /// Creates an element with two attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>
    ) -> Element<Tag, _TwoAttributes<Tag>, EmptyView> {
      Element(_TwoAttributes(first, second.following(first)), EmptyView())
    }

    /// Creates an element with three or more attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      _ third: consuming Attribute<Tag>,
      _ fourth: consuming Attribute<Tag> = .none,
      _ others: Attribute<Tag>...
    ) -> Element<Tag, _ManyAttributes<Tag>, EmptyView> {
      Element(_ManyAttributes(first, second, third, fourth, others), EmptyView())
    }
  }
}

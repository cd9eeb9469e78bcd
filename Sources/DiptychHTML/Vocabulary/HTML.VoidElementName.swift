public import DiptychViews

extension HTML {
  /// The name of an element without content and without an end tag.
  ///
  /// Call the name like a function to create the element.
  ///
  /// ```swift
  /// HTML.input(.type("search"), .placeholder("Find"))
  /// ```
  public struct VoidElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element.
    @inlinable
    @inline(__always)
    public init() {}

    /// Creates an element without attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction() -> VoidElement<Tag, _NoAttributes> {
      VoidElement(_NoAttributes())
    }

    /// Creates an element with one attribute.
    @inlinable
    @inline(__always)
    public func callAsFunction(
      _ attribute: consuming Attribute<Tag>
    ) -> VoidElement<Tag, Attribute<Tag>> {
      VoidElement(attribute)
    }

    /// Creates an element with two attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>
    ) -> VoidElement<Tag, _TwoAttributes<Tag>> {
      VoidElement(_TwoAttributes(first, second.following(first)))
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
    ) -> VoidElement<Tag, _ManyAttributes<Tag>> {
      VoidElement(_ManyAttributes(first, second, third, fourth, others))
    }
  }
}

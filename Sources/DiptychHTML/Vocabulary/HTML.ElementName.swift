public import DiptychViews

extension HTML {
  /// The name of an element.
  ///
  /// To create the element, call the name like a function with attributes and content.
  ///
  /// ```swift
  /// HTML.section(.class("news"), .id("today")) { HTML.p { Text("Nothing.") } }
  /// ```
  ///
  /// The HTML contains the attributes in the order of the call. Several classes become a single
  /// attribute `class`, at the position of the first.
  // There is one overload for each number of attributes. The type checker tells them apart by the
  // count alone, before anything else; overloads that differ in type would multiply its work at
  // each level of nesting. A single variadic call would allocate an array for each element.
  public struct ElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element, for example of a custom element whose tag you declare.
    @inlinable
    @inline(__always)
    public init() {}

    /// Creates an element without attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      @ViewBuilder content: () -> Content
    ) -> Element<Tag, _NoAttributes, Content> {
      Element(_NoAttributes(), content())
    }

    /// Creates an element with one attribute.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      _ attribute: consuming Attribute<Tag>,
      @ViewBuilder content: () -> Content
    ) -> Element<Tag, Attribute<Tag>, Content> {
      Element(attribute, content())
    }

    /// Creates an element with two attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      @ViewBuilder content: () -> Content
    ) -> Element<Tag, _TwoAttributes<Tag>, Content> {
      Element(_TwoAttributes(first, second.following(first)), content())
    }

    /// Creates an element with three or more attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      _ third: consuming Attribute<Tag>,
      _ fourth: consuming Attribute<Tag> = .none,
      _ others: Attribute<Tag>...,
      @ViewBuilder content: () -> Content
    ) -> Element<Tag, _ManyAttributes<Tag>, Content> {
      Element(_ManyAttributes(first, second, third, fourth, others), content())
    }
  }
}

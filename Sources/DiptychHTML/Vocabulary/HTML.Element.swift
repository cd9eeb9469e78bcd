public import DiptychViews

extension HTML {
  /// The name of an element with content.
  ///
  /// To create the element, call the name like a function with attributes and content.
  ///
  /// ```swift
  /// HTML.section(.class("news"), .id("today")) { HTML.p { Text("Nothing.") } }
  /// ```
  ///
  /// The HTML contains the attributes in the order of the call. Several classes become a single
  /// attribute `class`, at the position of the first.
  ///
  /// Diptych has no functions for the elements in an ``HTML/svg`` or an ``HTML/math``. Declare
  /// their names, and set their attributes by name, see ``HTML/Attribute/attribute(_:_:)``. You can
  /// also write the content as markup, with ``/DiptychViews/Raw``.
  ///
  /// ```swift
  /// let circle = HTML.ElementName("circle")
  /// HTML.svg(.viewBox("0 0 10 10"), .aria("hidden", "true")) {
  ///   circle(.attribute("cx", "5"), .attribute("cy", "5"), .attribute("r", "4")) {}
  /// }
  /// ```
  // There is one overload for each number of attributes. The type checker tells them apart by the
  // count alone, before anything else; overloads that differ in type would multiply its work at
  // each level of nesting. Only elements with more than four attributes allocate an array.
  public struct ElementName<Tag: HTMLTag>: Sendable {
    @usableFromInline let name: StaticString

    @inlinable
    @inline(__always)
    init(name: StaticString) { self.name = name }

    /// Creates an element without attributes.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      @ViewBuilder content: () -> Content = { EmptyView() }
    ) -> Element<Tag, _NoAttributes, Content> {
      Element(name, _NoAttributes(), content())
    }

    /// Creates an element with one attribute.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      _ attribute: consuming Attribute<Tag>,
      @ViewBuilder content: () -> Content = { EmptyView() }
    ) -> Element<Tag, Attribute<Tag>, Content> {
      Element(name, attribute, content())
    }

    /// Creates an element with two attributes.
    // Without this overload, the tests for several classes would keep the optimizer from inlining
    // the content, and the benchmark `html/table` would take twice as long.
    @inlinable
    @inline(__always)
    public func callAsFunction<Content: View>(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      @ViewBuilder content: () -> Content = { EmptyView() }
    ) -> Element<Tag, _AttributePair<Attribute<Tag>, Attribute<Tag>>, Content> {
      Element(name, _AttributePair(first, second.following(first)), content())
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
      @ViewBuilder content: () -> Content = { EmptyView() }
    ) -> Element<Tag, _Attributes<Tag>, Content> {
      Element(name, _Attributes(first, second, third, fourth, others), content())
    }

    @available(*, unavailable, message: "a string is not content; write { Text(string) }")
    public func callAsFunction(_ string: String) -> EmptyView { EmptyView() }
  }

  /// An element with content.
  ///
  /// Functions such as `HTML.div` return an element.
  public struct Element<Tag: HTMLTag, A: Attributes, Content: View>: _PrimitiveView {
    @usableFromInline let name: StaticString
    @usableFromInline let attributes: A
    @usableFromInline let content: Content

    @inlinable
    @inline(__always)
    init(_ name: StaticString, _ attributes: consuming A, _ content: consuming Content) {
      self.name = name
      self.attributes = attributes
      self.content = content
    }

    @inlinable
    @inline(__always)
    public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      Tag._render(view.name, view.attributes, view.content, into: &renderer)
    }

    @inlinable
    @inline(__always)
    public static var _inliningCost: Int { 1 &+ Content._inliningCost }
  }

  /// An element without content and without an end tag, such as `br`.
  ///
  /// To add attributes, call the element like a function.
  ///
  /// ```swift
  /// HTML.img(.src("/plan.png"), .alt("The plan of the house"))
  /// ```
  public struct VoidElement<Tag: HTMLTag, A: Attributes>: _PrimitiveView {
    @usableFromInline let name: StaticString
    @usableFromInline let attributes: A

    @inlinable
    @inline(__always)
    init(_ name: StaticString, _ attributes: consuming A) {
      self.name = name
      self.attributes = attributes
    }

    @inlinable
    @inline(__always)
    public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      renderer.voidElement(view.name, view.attributes)
    }

    @inlinable
    public static var _inliningCost: Int { 1 }
  }
}

extension HTML.VoidElement where A == _NoAttributes {
  /// Returns the element with up to two attributes.
  @inlinable
  @inline(__always)
  public func callAsFunction(
    _ first: consuming HTML.Attribute<Tag> = .none,
    _ second: consuming HTML.Attribute<Tag> = .none
  ) -> HTML.VoidElement<Tag, _AttributePair<HTML.Attribute<Tag>, HTML.Attribute<Tag>>> {
    HTML.VoidElement<Tag, _>(name, _AttributePair(first, second.following(first)))
  }

  /// Returns the element with three or more attributes.
  @inlinable
  @inline(__always)
  public func callAsFunction(
    _ first: HTML.Attribute<Tag>,
    _ second: HTML.Attribute<Tag>,
    _ third: HTML.Attribute<Tag>,
    _ fourth: HTML.Attribute<Tag> = .none,
    _ others: HTML.Attribute<Tag>...
  ) -> HTML.VoidElement<Tag, HTML._Attributes<Tag>> {
    HTML.VoidElement<Tag, _>(name, HTML._Attributes(first, second, third, fourth, others))
  }
}

extension HTML.ElementName where Tag == HTML.AnyTag {
  /// Creates the name of an element of another vocabulary, such as SVG.
  ///
  /// The name is not checked. For a custom element, use ``HTML/element(_:_:content:)``.
  @inlinable
  public init(_ name: StaticString) { self.init(name: name) }
}

extension HTML.Element: Sendable where A: Sendable, Content: Sendable {}

extension HTML.VoidElement: Sendable where A: Sendable {}

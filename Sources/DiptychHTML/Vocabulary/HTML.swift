public import DiptychViews

/// The vocabulary of HTML, with a member for each element of the HTML Living Standard.
///
/// ```swift
/// HTML.div(.class("card"), .data("user", "ada")) {
///   HTML.label(.for("name")) { Text("Name") }
///   HTML.input(.id("name"), .value("Ada"), .required)
/// }
/// ```
///
/// For any other elements and attributes, use ``element(_:_:content:)`` and
/// ``Attribute/attribute(_:_:)``.
public enum HTML {
  /// The tags of the elements that have attributes of their own.
  public enum Tag {}

  /// The tag of the elements that only have global attributes, such as `class`.
  public enum AnyTag: HTMLTag {}
}

/// The type of an HTML element, which determines its attributes.
///
/// A tag is a type without values. It conforms to protocols of ``HTMLTraits``, so an attribute of
/// another element does not compile. Elements without attributes of their own share
/// ``HTML/AnyTag``.
public protocol HTMLTag {
  /// The type that determines the attributes, which is the tag itself.
  // Members with the condition `Tag._Owner: HTMLTraits.Link` are available to the same tags as with
  // `Tag: HTMLTraits.Link`. But only with the former, the compiler says for an attribute of another
  // element "requires that 'HTML.AnyTag' conform to 'HTMLTraits.Link'".
  associatedtype _Owner: HTMLTag = Self

  /// Renders an element of this type.
  ///
  /// By default, writes its name, its attributes and its content.
  static func _render<A: Attributes, C: View, R: _Renderer>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  )
}

extension HTMLTag {
  @inlinable
  @inline(__always)
  public static func _render<A: Attributes, C: View, R: _Renderer>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  ) {
    renderer.element(name, attributes, content)
  }
}

/// The tag of an element where browsers ignore a newline at the start of the content: `pre` or
/// `textarea`.
///
/// Diptych begins the content with an additional newline, so no newline of the content is lost.
public protocol _PreformattedTag: HTMLTag {}

extension _PreformattedTag {
  @inlinable
  @inline(__always)
  public static func _render<A: Attributes, C: View, R: _Renderer>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  ) {
    renderer.element(name, attributes, PreformattedContent(content))
  }
}

/// The content of an element where browsers ignore a newline at the start.
@usableFromInline
struct PreformattedContent<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  init(_ content: consuming Content) { self.content = content }

  @inlinable
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.preformatted(view.content)
  }
}

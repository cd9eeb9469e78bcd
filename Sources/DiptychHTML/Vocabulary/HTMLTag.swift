public import DiptychViews

/// The type of an element of HTML: its name, and the attributes it takes.
///
/// A tag is a type without values. It conforms to the protocols of ``HTMLTraits`` whose attributes
/// it has, so an attribute in the wrong place does not compile. For a custom element use
/// ``HTML/element(_:_:content:)``. Declare a tag if the custom element is to have a type of its
/// own. The name of such a tag is not checked:
///
/// ```swift
/// enum UserCard: HTMLTag { static var name: StaticString { "user-card" } }
/// let userCard = HTML.ElementName<UserCard>()
/// userCard(.class("wide")) { Text("Ada") }
/// ```
public protocol HTMLTag {
  /// The name of the element, in lower case.
  static var name: StaticString { get }

  /// Renders an element of this type. Default: its name, its attributes and its content.
  static func _render<A: Attributes, C: View, R: Renderer>(
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  )
}

extension HTMLTag {
  @inlinable
  @inline(__always)
  public static func _render<A: Attributes, C: View, R: Renderer>(
    _ attributes: consuming A,
    _ content: consuming C,
    into renderer: inout R
  ) {
    renderer.element(name, attributes, content)
  }
}

public import DiptychViews

/// The type of an HTML element, with its name and its attributes.
///
/// A tag is a type without values. It conforms to protocols of ``HTMLTraits``, which determine its
/// attributes, so an attribute of another element does not compile. To write a custom element, use
/// ``HTML/element(_:_:content:)``. You can also declare a tag, but its name is not checked:
///
/// ```swift
/// enum UserCard: HTMLTag { static var name: StaticString { "user-card" } }
/// let userCard = HTML.ElementName<UserCard>()
/// userCard(.class("wide")) { Text("Ada") }
/// ```
public protocol HTMLTag {
  /// The name of the element, in lower case.
  static var name: StaticString { get }

  /// Renders an element of this type.
  ///
  /// By default, writes its name, its attributes and its content.
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

public import DiptychViews

/// The type of an element of HTML: what its name is, and which attributes it takes.
///
/// A tag has no values. It conforms to the protocol in ``HTMLTraits`` of each attribute that is not
/// for every element, so that an attribute in the wrong place does not compile. A custom element is
/// ``HTML/element(_:_:content:)``, or, if it has attributes of its own type, a tag of your own, whose
/// name nothing checks:
///
/// ```swift
/// enum UserCard: HTMLTag { static var name: StaticString { "user-card" } }
/// let userCard = HTML.ElementName<UserCard>()
/// userCard(.class("wide")) { Text("Ada") }
/// ```
public protocol HTMLTag {
  /// The name of the element, in lower case.
  static var name: StaticString { get }

  /// Calls an element of this type on a renderer. Default: its name, its attributes, its content.
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

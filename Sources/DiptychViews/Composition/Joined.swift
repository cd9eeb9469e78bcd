/// Two views, one after the other.
///
/// A renderer uses it to combine the parts of one view, such as an icon and its title. Don't use a
/// ``ViewBuilder`` closure for this purpose. The closure would add the position of the title to the
/// identity of the components (views with state) in the title. But a component needs the same
/// identity in every renderer.
///
/// ```swift
/// mutating func label<C: View>(icon: String, _ title: consuming C) {
///   inline(_Joined(Text(verbatim: icon + " "), title))
/// }
/// ```
public struct _Joined<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a view from two views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    First._render(view.first, into: &renderer)
    Second._render(view.second, into: &renderer)
  }
}

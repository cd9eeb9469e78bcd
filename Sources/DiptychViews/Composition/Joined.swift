/// Two views one after the other, neither of them entered.
///
/// A renderer puts together with it what it draws for one view, such as an icon and its title. With a
/// ``Pair`` a component in the view would have another identity than in other renderers.
///
/// ```swift
/// mutating func label<C: View>(icon: String, _ title: consuming C) {
///   inline(Joined(Text(verbatim: icon + " "), title))
/// }
/// ```
public struct Joined<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a view of two others.
  @inlinable
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    First._render(view.first, into: &renderer)
    Second._render(view.second, into: &renderer)
  }
}

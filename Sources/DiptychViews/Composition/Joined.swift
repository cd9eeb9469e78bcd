/// Two views one after the other, neither of which is entered.
///
/// A renderer puts together with it what it draws for one view: a ``Pair`` would give a component
/// in it another identity than it has in the renderers that do without.
@usableFromInline
package struct Joined<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  @inline(__always)
  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  @inline(__always)
  package static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    First._render(view.first, into: &renderer)
    Second._render(view.second, into: &renderer)
  }
}

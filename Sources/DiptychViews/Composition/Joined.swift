/// Two views one after the other, neither of them entered.
///
/// A renderer uses it to draw two views in place of one. A ``Pair`` would give the components
/// inside other identities than they have with the renderers that draw only one view there.
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

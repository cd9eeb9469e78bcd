/// A view of 2 siblings, which ``ViewBuilder`` creates.
public struct _Pair<First: View, Second: View>: _PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a view of two siblings.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(0)
    First._render(view.first, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._render(view.second, into: &renderer)
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { First._inliningCost &+ Second._inliningCost }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(0)
    First._renderChildren(view.first, into: &renderer)
    renderer.leave()
    renderer.enter(1)
    Second._renderChildren(view.second, into: &renderer)
    renderer.leave()
  }
}

extension _Pair: Sendable where First: Sendable, Second: Sendable {}

/// A view of more than eight siblings, which ``ViewBuilder`` creates.
///
/// Each sibling is drawn by a separate call, so the compile time of a long body is proportional to
/// the number of views in it. At run time, each sibling takes a few nanoseconds more than it would
/// in a short body.
public struct _ManySiblings<each Child: View>: _PrimitiveView {
  @usableFromInline let children: (repeat each Child)

  init(_ children: repeat each Child) { self.children = (repeat each children) }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), WholeView.self, at: &position, into: &renderer)
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var position = 0
    repeat render((each view.children), ChildrenOfView.self, at: &position, into: &renderer)
  }

  // Never inlined, because the optimizer's time for a single function would grow with the square of
  // the number of siblings.
  @inlinable
  @inline(never)
  static func render<V: View, Part: RenderedPart, R: _Renderer>(
    _ child: V,
    _ part: Part.Type,
    at position: inout Int,
    into renderer: inout R
  ) {
    renderer.enter(position)
    Part.render(child, into: &renderer)
    renderer.leave()
    position &+= 1
  }
}

extension _ManySiblings: Sendable where repeat each Child: Sendable {}

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
public struct _Joined<First: View, Second: View>: _PrimitiveView {
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
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    First._render(view.first, into: &renderer)
    Second._render(view.second, into: &renderer)
  }
}

/// The content of one part of a view, such as the footer of a section.
///
/// A view wraps each of its parts in a slot and gives each slot a number, its position. The
/// position keeps the state of components (views with state) apart: for example, a component in the
/// header never gets the state of a component in the footer. This also works if a renderer draws
/// the parts in another order, or omits one.
public struct _Slot<Content: View>: _PrimitiveView {
  @usableFromInline let position: Int
  /// Whether the content stays readable when the view is redacted.
  // A property, because wrapping the content in a `_RedactedView` would cost one more type lookup
  // for each name.
  @usableFromInline let isReadable: Bool
  @usableFromInline let content: Content

  /// Creates the slot at a position.
  ///
  /// Each slot of a view needs a different position.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ position: Int, _ content: Content) {
    self.position = position
    self.content = content
    isReadable = false
  }

  /// Creates a slot whose content, such as a name, stays readable when the view is redacted.
  @_alwaysEmitIntoClient
  @inline(__always)
  init(readable position: Int, _ content: Content) {
    self.position = position
    self.content = content
    isReadable = true
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    if view.isReadable {
      renderer.redacted(false, isPlaceholder: false, view.content)
    } else {
      Content._render(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.enter(view.position)
    if view.isReadable {
      renderer.redacted(false, isPlaceholder: false, _Children(view.content))
    } else {
      Content._renderChildren(view.content, into: &renderer)
    }
    renderer.leave()
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension _Slot: Sendable where Content: Sendable {}

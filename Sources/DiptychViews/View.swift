/// A value that describes a piece of a document.
///
/// A composed view returns other views from ``body``:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View {
///     Heading("Hello, \(name)", level: 1)
///     Text("One view, ") + Text("two media").bold()
///   }
/// }
/// ```
///
/// A primitive view (see `_PrimitiveView`) calls a `_Renderer` instead. Rendering a view only
/// reads the value, so several threads can render views at the same time.
///
/// A composed view draws only its body. So you can move a part of a long body into a new view
/// without changing the output. If a `body` has several views, each of them becomes a separate
/// child of the stack or list around the composed view.
///
/// A view may contain itself in its own `body`, as long as a conditional or a loop ends the
/// recursion. On a stack of 8 MiB, at least 2,000 levels are drawn. A note replaces deeper levels.
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Draws a view by calling a renderer.
  ///
  /// Composed views inherit this method; primitive views implement it.
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R)

  /// The cost of drawing a view as a part of the calling function, in elements and texts.
  ///
  /// A loop such as ``ForEach`` draws the body of its view in place if the cost of the body is low.
  /// A composed view costs 1, because it is compiled once. A view that may contain a loop costs too
  /// much for any loop. Otherwise the compiler would never finish two loops that draw each other in
  /// place.
  static var _inliningCost: Int { get }

  /// Calls `_Renderer.child(_:)` once for each child that this view adds to a stack or a list.
  ///
  /// A primitive view is one child. A composed view has the children of its body. A group, a loop
  /// or a conditional has the children of its content. The empty view has no children.
  static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R)

  /// Returns the kind of content that a view is to its container: a block, or a part of a line.
  ///
  /// A composed view returns the kind of its body. A modifier returns the kind of its content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - levels: The number of nested modifiers and branches to look through. Content at a deeper
  ///     level counts as a block. The limit exists because a recursive view can have any depth.
  /// - Returns: The kind of content.
  static func _kind(of view: Self, levels: Int) -> _ContentKind
}

// A composed view is compiled once and never inlined. So the time to build a program depends on the
// amount of its code, and not on the shape of its view trees. A view may also contain itself.
extension View {
  @inlinable
  @inline(never)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._render(body(of: view), into: &renderer)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @inlinable
  @inline(never)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._renderChildren(body(of: view), into: &renderer)
  }

  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    Body._kind(of: view.body, levels: levels)
  }

  /// Returns the body of a view and ends the view's life.
  // Without this function, a view would live until its body is drawn, and would be copied for this.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func body(of view: consuming Self) -> Body { view.body }
}

/// A view that has no body and calls the methods of a renderer directly.
///
/// Only views of the kit are primitive: other views are made of them, or of elements of HTML.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { noBody() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { InliningCost.unlimited }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.child(view)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .block }
}

/// Ends the program.
// This is a separate function, because each primitive view has a copy of `body`, and the copies
// should be small.
@inline(never)
private func noBody() -> Never { fatalError("a primitive view has no body") }

extension Never: View {
  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { InliningCost.unlimited }

  public var body: Never { fatalError("there is no value of type Never") }
}

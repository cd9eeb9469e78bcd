/// A piece of a document, described by value.
///
/// A composed view returns its parts from ``body``:
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
/// A primitive view (see ``PrimitiveView``) calls a ``Renderer`` instead. Views are plain values:
/// rendering a view only reads it, so views render in parallel.
///
/// Moving views into a view of their own does not change the output: a composed view draws its
/// body, in every container and every format. A `body` of several views adds several children to a
/// stack or a list.
///
/// A view may hold itself in its own `body` as long as a conditional or a loop ends the recursion;
/// such a tree renders at any depth.
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Draws a view by calling a renderer.
  ///
  /// Composed views inherit this method; primitive views implement it.
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R)

  /// The cost of drawing a view as a part of the calling function, in elements and texts.
  ///
  /// A loop draws the body of its view in place if this cost of the body is low. A composed view
  /// counts as one, because it is compiled once. A view that may hold a loop costs too much for any
  /// loop: two loops that draw each other in place would never be compiled.
  static var _inliningCost: Int { get }

  /// Calls ``Renderer/child(_:)`` once for each child that a stack or a list sees in this view.
  ///
  /// A primitive view is one child, and a composed view has the children of its body. The views
  /// that a builder makes (siblings, branches, loops, groups, the empty view) have any number of
  /// children.
  static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R)

  /// Returns the kind of content that a view is to its container: a block, or a part of a line.
  ///
  /// A composed view returns the kind of its body, and a modifier the kind of its content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - levels: The number of modifiers and branches to look through. A tree can be as deep as its
  ///     data; a view below this many levels counts as a block.
  /// - Returns: The kind of content.
  static func _kind(of view: Self, levels: Int) -> ContentKind
}

// A composed view is compiled once and never inlined. So the time to build a program grows with the
// code of its author and not with the shape of its trees, and a view may hold itself.
extension View {
  @inlinable
  @inline(never)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._render(body(of: view), into: &renderer)
  }

  @inlinable
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @inlinable
  @inline(never)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._renderChildren(body(of: view), into: &renderer)
  }

  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    Body._kind(of: view.body, levels: levels)
  }

  /// Returns the body of a view and ends the view's life.
  // Without this function a view would live until its body is drawn, and would be copied for that.
  @inlinable
  @inline(__always)
  static func body(of view: consuming Self) -> Body { view.body }
}

/// A piece of a document, described by value.
///
/// A composed view says in ``body`` what it is made of:
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
/// A primitive view, see ``PrimitiveView``, calls a ``Renderer`` instead. Views are plain values:
/// rendering one reads it and nothing else, so views render in parallel.
///
/// Extracting views into a view of their own changes nothing: a composed view is its body, in every
/// container and every format. A `body` of several views stands for as many children of a stack or
/// a list.
///
/// A view may hold itself in its own `body` as long as a conditional or a loop ends the recursion; such a
/// tree renders at any depth.
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Calls what a view means on a renderer. Composed views inherit it; primitive views write it.
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R)

  /// Calls ``Renderer/child(_:)`` once for each child that a stack or a list sees in this view.
  ///
  /// A primitive view is one child, and a composed view has the children of its body. What a builder
  /// puts together (siblings, branches, loops, groups and nothing at all) stands for any number.
  static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R)

  /// The kind of content that the view is to its container: a block, or a part of a line.
  ///
  /// A composed view answers for its body, and a modifier for what it modifies.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - levels: How many modifiers and branches the answer may look through. A tree can be as deep
  ///     as its data, and below that the answer is a block.
  /// - Returns: The kind of content.
  static func _kind(of view: Self, levels: Int) -> ContentKind
}

// A composed view is where the optimizer stops: it is compiled once, and inlined nowhere. So what a
// program costs to build grows with the code of its author and not with the shape of its trees, and
// a view may hold itself.
extension View {
  @inlinable
  @inline(never)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._render(body(of: view), into: &renderer)
  }

  @inlinable
  @inline(never)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._renderChildren(body(of: view), into: &renderer)
  }

  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    Body._kind(of: view.body, levels: levels)
  }

  /// The body of a view whose life ends with that.
  // Without it a view lives until its body is drawn, and is copied to do so.
  @inlinable
  @inline(__always)
  static func body(of view: consuming Self) -> Body { view.body }
}

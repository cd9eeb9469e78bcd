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
/// A view may hold itself in its own `body` as long as a conditional or a loop ends the recursion; such a
/// tree renders at any depth. With more than a few direct occurrences of itself in one body, wrap
/// the recursion in ``AnyView``: the compiler unfolds each occurrence otherwise.
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Calls what a view means on a renderer. Composed views inherit it; primitive views write it.
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R)

  /// Calls ``Renderer/child(_:)`` once for each child that a stack or a list sees in this view.
  ///
  /// A view is one child. Only what a builder puts together (siblings, branches, loops, groups and
  /// nothing at all) stands for any other number of them.
  static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R)
}

extension View {
  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    Body._render(body(of: view), into: &renderer)
  }

  /// The body of a view whose life ends with that.
  // Without it a view lives until its body is drawn, and is copied to do so.
  @inlinable
  @inline(__always)
  static func body(of view: consuming Self) -> Body { view.body }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.child(view)
  }
}

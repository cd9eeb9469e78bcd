/// A view that has no body and calls the methods of a renderer directly.
///
/// Conform to this protocol to draw something that no existing view can draw:
///
/// ```swift
/// struct Keyboard: PrimitiveView {
///   let key: String
///   static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
///     renderer.element("kbd", NoAttributes(), Text(verbatim: view.key))
///   }
/// }
/// ```
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { noBody() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { InliningCost.unlimited }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
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

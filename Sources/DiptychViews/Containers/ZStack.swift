/// A stack of overlapping views, with the first view at the back.
///
/// ```swift
/// ZStack {
///   Text("~~~~~~~~~~~~")
///   Text("Hello").padding(.horizontal)
/// }
/// ```
///
/// ```text
/// ~~ Hello ~~~
/// ```
///
/// The stack is as wide as its widest child and as high as its highest child. In text output, each
/// line of a child hides everything behind it, from the first cell of the line to the last. Spaces
/// and padding within the line hide it, too. HTML is a CSS grid whose children share one cell.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the children. It affects children that are smaller than the
  ///     stack.
  ///   - content: The children, from the back to the front.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.layers(alignment: view.alignment, view.content)
  }
}

extension ZStack: Sendable where Content: Sendable {}

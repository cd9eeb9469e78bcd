/// A view with a border around it.
public struct _BorderedView<Content: View>: PrimitiveView {
  @usableFromInline let border: BorderStyle
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ border: BorderStyle, _ content: Content) {
    self.border = border
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.bordered(view.border, view.content)
  }
}

extension _BorderedView: Sendable where Content: Sendable {}

extension View {
  /// Draws a border around the view.
  ///
  /// ```swift
  /// Text("Hello").border(.rounded)
  /// ```
  ///
  /// ```text
  /// ╭───────╮
  /// │ Hello │
  /// ╰───────╯
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func border(_ style: BorderStyle = .square) -> _BorderedView<Self> {
    _BorderedView(style, self)
  }
}

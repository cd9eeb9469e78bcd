/// A view with padding around it.
public struct _PaddedView<Content: View>: PrimitiveView {
  @usableFromInline let insets: EdgeInsets
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ insets: EdgeInsets, _ content: Content) {
    self.insets = insets
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.padded(view.insets, view.content)
  }
}

extension _PaddedView: Sendable where Content: Sendable {}

extension View {
  /// Adds padding on some sides, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> _PaddedView<Self> {
    _PaddedView(EdgeInsets(edges, length), self)
  }

  /// Adds the same padding on every side, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ length: Int) -> _PaddedView<Self> {
    _PaddedView(EdgeInsets(.all, length), self)
  }

  /// Adds padding around the view, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ insets: EdgeInsets) -> _PaddedView<Self> {
    _PaddedView(insets, self)
  }
}

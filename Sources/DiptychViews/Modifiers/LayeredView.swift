/// A view with another view in front of it or behind it.
public struct _LayeredView<Content: View, Layer: View>: _PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let layer: Layer
  @usableFromInline let position: _LayerPosition
  @usableFromInline let alignment: Alignment

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ content: Content, _ layer: Layer, _ position: _LayerPosition, _ alignment: Alignment) {
    self.content = content
    self.layer = layer
    self.position = position
    self.alignment = alignment
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.layered(
      _Slot(0, view.content),
      _Slot(1, view.layer),
      view.position,
      alignment: view.alignment
    )
  }
}

extension _LayeredView: Sendable where Content: Sendable, Layer: Sendable {}

extension View {
  /// Draws another view in front of this one.
  ///
  /// ```swift
  /// Text("................").overlay(alignment: .trailing) { Text("12 kB").padding(.leading) }
  /// ```
  ///
  /// ```text
  /// .......... 12 kB
  /// ```
  ///
  /// The overlay is laid out in the width of this view. In text output, each line of the overlay
  /// hides the content behind it, from the first cell of the line to the last, including padding.
  /// If the overlay has more lines than this view, the additional lines are below this view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func overlay<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> _LayeredView<Self, Layer> {
    _LayeredView(self, content(), .inFront, alignment)
  }

  /// Draws another view behind this one.
  ///
  /// ```swift
  /// Text("Results").padding(.horizontal).frame(width: 17).background { Divider() }
  /// ```
  ///
  /// ```text
  /// ──── Results ────
  /// ```
  ///
  /// To set a background colour, use ``background(_:)``.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func background<Layer: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Layer
  ) -> _LayeredView<Self, Layer> {
    _LayeredView(self, content(), .behind, alignment)
  }
}

/// The position of a layer, such as an overlay or a background, relative to its content.
public enum _LayerPosition: Hashable, Sendable {
  /// The layer hides the content behind it.
  case inFront
  /// The content hides the layer.
  case behind
}

/// A view in a frame of fixed size.
public struct FramedView<Content: View>: PrimitiveView {
  @usableFromInline let width: Int?
  @usableFromInline let height: Int?
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ width: Int?, _ height: Int?, _ alignment: Alignment, _ content: Content) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.framed(
      width: view.width,
      height: view.height,
      alignment: view.alignment,
      view.content
    )
  }
}

extension FramedView: Sendable where Content: Sendable {}

extension View {
  /// Places the view in a frame of a width in cells and a height in lines; nil is the size of the
  /// view.
  ///
  /// In text output, a width that does not fit gives way, and content higher than the frame is
  /// drawn whole.
  @inlinable
  @inline(__always)
  public consuming func frame(
    width: Int? = nil,
    height: Int? = nil,
    alignment: Alignment = .center
  ) -> FramedView<Self> {
    FramedView(width.map { max($0, 0) }, height.map { max($0, 0) }, alignment, self)
  }
}

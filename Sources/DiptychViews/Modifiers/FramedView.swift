/// A view in a frame.
public struct _FramedView<Content: View>: PrimitiveView {
  @usableFromInline let size: FrameSize
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ size: FrameSize, _ alignment: Alignment, _ content: Content) {
    self.size = size
    self.alignment = alignment
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.framed(view.size, alignment: view.alignment, view.content)
  }
}

extension _FramedView: Sendable where Content: Sendable {}

extension View {
  /// Places the view in a frame with a width in cells and a height in lines; if a length is nil,
  /// the view determines it.
  ///
  /// In text output, a width that does not fit gives way, and content higher than the frame is
  /// drawn whole.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func frame(
    width: Int? = nil,
    height: Int? = nil,
    alignment: Alignment = .center
  ) -> _FramedView<Self> {
    _FramedView(FrameSize(width: width, height: height), alignment, self)
  }

  /// Places the view in a frame whose size has limits, in cells and lines.
  ///
  /// ```swift
  /// Text("Total").frame(maxWidth: .max, alignment: .trailing)
  /// ```
  ///
  /// At 20 cells:
  ///
  /// ```text
  ///                Total
  /// ```
  ///
  /// The frame is as wide as the view, but at least as wide as the minimum. With a maximum, the
  /// frame takes the available width up to the maximum; `.max` takes all of it.
  ///
  /// In text output, a frame is never wider than the available width, even if the minimum is.
  /// Limits above 1,021 cells or 254 lines count as these numbers, except `.max`. In output of
  /// unlimited width, a frame with a maximum is at most as wide as its container.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in cells.
  ///   - maxWidth: The width in cells to take if there is room.
  ///   - minHeight: The minimum height in lines.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in its frame.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func frame(
    minWidth: Int? = nil,
    maxWidth: Int? = nil,
    minHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> _FramedView<Self> {
    let limits = FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight)
    return _FramedView(limits, alignment, self)
  }
}

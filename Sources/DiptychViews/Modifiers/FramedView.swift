/// A view in a frame.
public struct _FramedView<Content: View>: PrimitiveView {
  @usableFromInline let size: _FrameSize
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ size: _FrameSize, _ alignment: Alignment, _ content: Content) {
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
  /// Places the view in a frame with a width in cells and a height in lines.
  ///
  /// If the width is nil, the frame is as wide as the view. If the height is nil, the frame is as
  /// high as the view. A negative number counts as 0.
  ///
  /// In text output, a frame is never wider than the available width. Content that is higher than
  /// the frame is not cut.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func frame(
    width: Int? = nil,
    height: Int? = nil,
    alignment: Alignment = .center
  ) -> _FramedView<Self> {
    _FramedView(_FrameSize(width: width, height: height), alignment, self)
  }

  /// Places the view in a frame with a minimum and a maximum width, in cells, and a minimum height,
  /// in lines.
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
  /// Without a maximum width, the frame is as wide as the view, or as wide as the minimum if the
  /// view is narrower. With a maximum width, the frame takes the available width up to the maximum.
  /// If the maximum is `.max`, the frame takes all of the available width.
  ///
  /// In text output, a frame is never wider than the available width, even if the minimum width is
  /// larger. In output of unlimited width, a frame with a maximum width is at most as wide as its
  /// container.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in cells.
  ///   - maxWidth: The maximum width in cells. The frame takes this width if it is available.
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
    let limits = _FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight)
    return _FramedView(limits, alignment, self)
  }
}

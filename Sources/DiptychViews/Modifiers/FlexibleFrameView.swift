/// A view in a frame whose size has limits.
public struct FlexibleFrameView<Content: View>: PrimitiveView {
  @usableFromInline let limits: SizeLimits
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ limits: SizeLimits, _ alignment: Alignment, _ content: Content) {
    self.limits = limits
    self.alignment = alignment
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.framed(within: view.limits, alignment: view.alignment, view.content)
  }
}

extension FlexibleFrameView: Sendable where Content: Sendable {}

extension View {
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
  /// The frame is as wide as the view, but at least the minimum. With a maximum it takes the
  /// available width up to that; `.max` takes all of it. In text output, even a minimum gives way
  /// if it does not fit; lengths are limited to 1,021 cells and 254 lines; and in output of
  /// unlimited width a frame grows no further than its container.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in cells.
  ///   - maxWidth: The width in cells to take if there is room.
  ///   - minHeight: The minimum height in lines.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in its frame.
  @inlinable
  @inline(__always)
  public consuming func frame(
    minWidth: Int? = nil,
    maxWidth: Int? = nil,
    minHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> FlexibleFrameView<Self> {
    FlexibleFrameView(
      SizeLimits(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight),
      alignment,
      self
    )
  }
}

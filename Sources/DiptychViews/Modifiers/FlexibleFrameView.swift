/// A view in a rectangle whose size has limits.
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
  /// Places the view in a rectangle whose size has limits, in cells and lines.
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
  /// The frame is as wide as the view, but at least the minimum; with a maximum it takes what there
  /// is up to that, and `.max` is all there is. In text output even a minimum gives way where it
  /// does not fit, lengths end at 1,021 cells and 254 lines, and where nothing limits the width a
  /// frame grows no further than what it stands in.
  ///
  /// - Parameters:
  ///   - minWidth: The fewest cells across.
  ///   - maxWidth: The cells across where there is room.
  ///   - minHeight: The fewest lines.
  ///   - alignment: Where the view stands.
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

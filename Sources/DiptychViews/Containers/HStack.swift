/// Views side by side.
///
/// ```swift
/// HStack(spacing: 3) {
///   Text("left")
///   Text("right")
/// }
/// ```
///
/// ```text
/// left   right
/// ```
///
/// In text output, children that do not fit side by side get less width, the widest first: down to
/// their longest word, then less than that. With less than six cells for each, they stand below
/// each other.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of children that are lower than the stack.
  ///   - spacing: The number of cells between two children.
  ///   - content: The children.
  @inlinable
  @inline(__always)
  public init(
    alignment: VerticalAlignment = .top,
    spacing: Int = 1,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(spacing, 0)
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.stack(
      .horizontal,
      alignment: Alignment(horizontal: .leading, vertical: view.alignment),
      spacing: view.spacing,
      view.content
    )
  }
}

extension HStack: Sendable where Content: Sendable {}

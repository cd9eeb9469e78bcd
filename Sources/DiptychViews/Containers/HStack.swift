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
/// In text output, if the children do not fit side by side, the widest ones become narrower, down
/// to the width of their longest word. If they are still too wide, words are broken. If a child
/// would get fewer than six cells, text output draws the children below each other instead.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the children. It affects children with fewer lines
  ///     than the tallest child.
  ///   - spacing: The number of cells between two children. A negative number counts as 0.
  ///   - content: The children.
  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
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

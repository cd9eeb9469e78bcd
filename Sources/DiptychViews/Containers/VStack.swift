/// Views below each other.
///
/// ```swift
/// VStack(spacing: 1) {
///   Text("first")
///   Text("second")
/// }
/// ```
///
/// ```text
/// first
///
/// second
/// ```
///
/// The spacing decides how far the children are apart. Without one, they follow each other, but
/// headings and figures, such as tables and callouts, keep an empty line. Views without a stack
/// around them are apart as in a page.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of children that are narrower than the stack.
  ///   - spacing: The number of lines between two children.
  ///   - content: The children.
  @inlinable
  @inline(__always)
  public init(
    alignment: HorizontalAlignment = .leading,
    spacing: Int = 0,
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
      .vertical,
      alignment: Alignment(horizontal: view.alignment, vertical: .top),
      spacing: view.spacing,
      view.content
    )
  }
}

extension VStack: Sendable where Content: Sendable {}

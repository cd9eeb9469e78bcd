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
/// The spacing is the number of empty lines between two children. If it is 0, there is still an
/// empty line before and after a heading, and between two figures, such as tables or callouts.
/// Outside of a stack, there is an empty line wherever a web page would have a margin, for example
/// between two paragraphs.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the children. It affects children that are narrower
  ///     than the stack.
  ///   - spacing: The number of empty lines between two children. A negative number counts as 0.
  ///   - content: The children.
  @_alwaysEmitIntoClient
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

  @_alwaysEmitIntoClient
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

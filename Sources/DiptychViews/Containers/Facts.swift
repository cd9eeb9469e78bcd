/// Values with their names, aligned in two columns.
///
/// ```swift
/// Facts {
///   LabeledContent("Branch", value: "main")
///   LabeledContent("Commits", value: "20,431")
/// }
/// ```
///
/// ```text
/// Branch   main
/// Commits  20,431
/// ```
///
/// Neighbours are aligned without this view too; it holds those together that other views separate.
/// HTML is a `<dl class="facts">`.
public struct Facts<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group of values; each child is a ``LabeledContent``.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.facts(view.content)
  }
}

extension Facts: Sendable where Content: Sendable {}

/// A title with a decorative icon before it.
///
/// ```swift
/// Label("Passed", icon: "✓")
/// ```
///
/// Text output is `✓ Passed`; HTML hides the icon from assistive technology.
public struct Label<Title: View>: PrimitiveView {
  @usableFromInline let icon: String
  @usableFromInline let title: Title

  /// Creates a label with an inline title.
  @inlinable
  public init(icon: String, @ViewBuilder title: () -> Title) {
    self.icon = icon
    self.title = title()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.label(icon: view.icon, view.title)
  }

  @inlinable
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}

extension Label where Title == Text {
  /// Creates a label from a title.
  @inlinable
  public init(_ title: String, icon: String) {
    self.icon = icon
    self.title = Text(verbatim: title)
  }
}

extension Label: Sendable where Title: Sendable {}

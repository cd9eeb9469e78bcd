/// A path to the current page: the pages above it, from the outermost to the nearest.
///
/// ```swift
/// Breadcrumbs {
///   Link("Components", destination: "../index.html")
///   Text("States")
/// }
/// ```
///
/// Text output is `Components › States`; HTML is a `<nav class="crumbs">`.
public struct Breadcrumbs<Content: View>: PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  /// Creates a path; each child is a step, and the label is for assistive technology.
  @_alwaysEmitIntoClient
  public init(_ label: String = "Breadcrumbs", @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.breadcrumbs(label: view.label, view.content)
  }
}

extension Breadcrumbs: Sendable where Content: Sendable {}

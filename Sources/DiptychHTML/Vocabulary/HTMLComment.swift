public import DiptychViews

/// A comment in the markup of a page.
///
/// ```swift
/// HTMLComment("made by report --all")
/// ```
///
/// becomes `<!-- made by report - -all -->`: hyphens could end a comment, so that two never stand
/// next to each other. Other media draw nothing.
public struct HTMLComment: PrimitiveView, Sendable {
  let text: String

  /// Creates a comment.
  public init(_ text: String) {
    self.text = text
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.raw(RawText.comment(view.text))
  }
}

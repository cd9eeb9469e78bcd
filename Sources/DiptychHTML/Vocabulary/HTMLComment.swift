public import DiptychViews

/// A comment in the markup of a page.
///
/// ```swift
/// HTMLComment("made by report --all")
/// ```
///
/// becomes `<!-- made by report - -all -->`. A space separates adjacent hyphens, because they could
/// end the comment. A space also separates `<` from `/`, because an end tag in the comment could
/// end an element that can't contain comments, such as a `noscript`. Other formats render nothing.
public struct HTMLComment: PrimitiveView, Sendable {
  let text: String

  /// Creates a comment.
  public init(_ text: String) {
    self.text = text
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard R.self is any HTMLPageRenderer.Type else { return }
    renderer.raw(RawText.comment(view.text))
  }
}

/// A renderer whose output is HTML, and not another format that may contain HTML.
protocol HTMLPageRenderer {}

extension HTMLRenderer: HTMLPageRenderer {}

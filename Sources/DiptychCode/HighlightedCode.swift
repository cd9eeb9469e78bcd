import DiptychViews

/// Some code as inline text, each part in the style of its role.
struct HighlightedCode: PrimitiveView {
  private let code: String
  private let highlighter: SyntaxHighlighter

  init(_ code: String, _ highlighter: SyntaxHighlighter) {
    self.code = code
    self.highlighter = highlighter
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for run in view.highlighter.runs(of: view.code) {
      let text = Text(verbatim: String(run.code))
      Text._render(run.role.map { text.role($0) } ?? text, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}

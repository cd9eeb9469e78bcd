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
    CodeRuns._render(CodeRuns(runs: view.highlighter.runs(of: view.code)), into: &renderer)
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

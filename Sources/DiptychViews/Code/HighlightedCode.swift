/// The runs of some code, each in the style of its role.
package struct HighlightedCode: PrimitiveView {
  private let runs: [SyntaxRun]

  package init(_ runs: [SyntaxRun]) {
    self.runs = runs
  }

  package static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for run in view.runs {
      let text = Text(verbatim: String(run.code))
      Text._render(run.role.map { text.role($0) } ?? text, into: &renderer)
    }
  }

  package static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}

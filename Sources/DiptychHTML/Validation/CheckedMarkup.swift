package import DiptychViews

/// A recorded problem, and its position in the output.
package struct Replacement {
  package let position: Int
  package let problem: HTMLProblem.Kind
}

/// A rendered page, with the problems that the writer has noted.
package struct CheckedMarkup {
  package let html: String
  /// The problems of content that the writer has replaced, in order.
  package let replacements: [Replacement]
  /// The rules that the page uses and the stylesheet file lacks, by their classes.
  package let missingRules: [String: String]
}

/// A format that renders a page, and records its problems.
package struct CheckedMarkupFormat: RenderingFormat {
  private let stylesheet: StylesheetSource

  package init(stylesheet: StylesheetSource) {
    self.stylesheet = stylesheet
  }

  package func render<V: View, H: RenderHost>(
    _ view: consuming V,
    host: inout H
  ) -> CheckedMarkup {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    renderer.writer.state.replacements = []
    renderer.writer.setStylesheet(stylesheet)
    V._render(view, into: &renderer)
    host = renderer.host
    return CheckedMarkup(
      html: renderer.writer.out.string(),
      replacements: renderer.writer.state.replacements ?? [],
      missingRules: renderer.writer.missingRules
    )
  }

  package func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host).html)
  }
}

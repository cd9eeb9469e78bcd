package import DiptychViews

/// A format that renders a page of a site.
@usableFromInline
package struct PageMarkupFormat: RenderingFormat {
  @usableFromInline let stylesheet: String?

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The address of the stylesheet that is made from this and other pages;
  ///   nil if the page embeds its own.
  @usableFromInline
  package init(stylesheet: String?) {
    self.stylesheet = stylesheet
  }

  @inlinable
  package func render<V: View, H: RenderHost>(
    _ view: consuming V,
    host: inout H
  ) -> PageMarkup {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    if let stylesheet { renderer.writer.setSharedStylesheet(stylesheet) }
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.writer.pageMarkup()
  }

  @usableFromInline
  package func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host).html)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func setSharedStylesheet(_ address: String) {
    state.stylesheet = .file(url: address)
    state.sharesStylesheet = true
  }

  @usableFromInline
  func pageMarkup() -> PageMarkup {
    let theme = usedState.flatMap { $0.sharesStylesheet ? $0.documentTheme : nil }
    return PageMarkup(
      html: finish(),
      style: theme.map { theme in
        StylesheetUse(
          elements: ElementSet(rawValue: usedElements),
          rules: usedRules,
          rootRule: theme.rootRule,
          finalRules: theme.finalRules
        )
      }
    )
  }
}

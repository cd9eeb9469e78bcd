package import DiptychViews

/// A format that renders a page of a site.
@usableFromInline
package struct PageMarkupFormat: RenderingFormat {
  @usableFromInline let stylesheet: String?
  @usableFromInline let isValidated: Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - stylesheet: The address of the stylesheet file that is created from this and other pages,
  ///     or nil if the page embeds its rules.
  ///   - isValidated: Whether to return the page for validation, too.
  @usableFromInline
  package init(stylesheet: String?, isValidated: Bool) {
    self.stylesheet = stylesheet
    self.isValidated = isValidated
  }

  @inlinable
  package func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> PageMarkup {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .chunks))
    defer { renderer.writer.free() }
    renderer.writer.beginPage(stylesheet: stylesheet)
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.writer.pageMarkup(isValidated: isValidated)
  }

  @usableFromInline
  package func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host).html)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func beginPage(stylesheet address: String?) {
    state.replacements = []
    state.isFinished = true
    guard let address else { return }
    state.stylesheet = .file(url: address)
    state.sharesStylesheet = true
  }

  @usableFromInline
  func pageMarkup(isValidated: Bool) -> PageMarkup {
    let replacements = usedState?.replacements ?? []
    let theme = usedState.flatMap { $0.sharesStylesheet ? $0.documentTheme : nil }
    let page = out.string()
    return PageMarkup(
      html: finish(page),
      style: theme.map { theme in
        StylesheetUse(
          elements: usedElements(in: page),
          rules: usedRules,
          rootRule: theme.rootRule,
          finalRules: theme.finalRules
        )
      },
      checked: isValidated || !replacements.isEmpty
        ? CheckedMarkup(html: page, replacements: replacements, missingRules: [:]) : nil
    )
  }
}

/// A rendered page of a site.
///
/// Its stylesheet may be a file that is created from all pages.
@usableFromInline
package struct PageMarkup: Sendable {
  /// The HTML of the page.
  package let html: String

  /// The rules that the page needs from this file, or nil if the page embeds its rules or is no
  /// `Document`.
  package let style: StylesheetUse?

  /// The page for validation, or nil if validation was not requested and the writer has replaced
  /// nothing.
  package let checked: CheckedMarkup?
}

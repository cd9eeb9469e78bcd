public import DiptychViews

/// GitHub Flavored Markdown, for READMEs, job summaries and comments.
///
/// ```swift
/// VStack {
///   Heading("Tests", level: 2)
///   Text("\(Text("212").bold()) passed, see ") + Text("report.html").monospaced()
///   Table(suites) {
///     TableColumn("Suite") { Text($0.name) }
///     TableColumn("Time", alignment: .trailing) { Text("\($0.seconds) s") }
///   }
/// }
/// .rendered(as: .markdown)
/// ```
///
/// ```markdown
/// ## Tests
///
/// **212** passed, see `report.html`
///
/// | Suite | Time |
/// | --- | ---: |
/// | Layout | 12 s |
/// ```
///
/// A program that prints its output can write the summary of a GitHub Actions job:
///
/// ```sh
/// swift run report >> "$GITHUB_STEP_SUMMARY"
/// ```
///
/// The output follows CommonMark 0.31. Tables, task lists and strikethrough follow GitHub Flavored
/// Markdown. Styles that Markdown cannot express become HTML elements that GitHub allows, such as
/// `<ins>` for underlined text. Colours, alignment outside of tables, frames and padding are
/// dropped. Lists and quotes can be nested 32 levels deep. Below that level, the content of a list
/// or a quote is written without markers such as `-` or `>`.
///
/// Strings are escaped, so that they stay plain text on GitHub. For example, `*` is not markup, a
/// URL does not become a link, a mention does not notify a user, and `:tada:` and `#12` stay as
/// they are. ``/DiptychViews/Raw`` is written unescaped.
///
/// - Complexity: Rendering is linear in the size of the view.
public struct MarkdownFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in host = draw(view, for: host, onto: output) }
  }

  /// Renders a view, and writes the Markdown to a sink in chunks of about 16 KiB.
  ///
  /// In addition to the chunk, the current paragraph or row is kept in memory. A table that is
  /// built from HTML elements is kept as a whole, because the number of its columns is not known in
  /// advance.
  public func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try RenderOutput.stream(to: &sink) { output in host = draw(view, for: host, onto: output) }
  }

  /// Draws a view and returns the host with its changes.
  // The host is not `inout`: an empty host has no address of its own, so the thread sanitizer would
  // report a data race between threads.
  private func draw<V: View, H: RenderHost>(
    _ view: consuming V,
    for host: H,
    onto output: RenderOutput
  ) -> H {
    var renderer = MarkdownRenderer(host: _AnyRenderHost(host), page: MarkdownPage(output: output))
    V._render(view, into: &renderer)
    renderer.page.endLine()
    return renderer.host.base(as: H.self)
  }
}

extension RenderingFormat where Self == MarkdownFormat {
  /// GitHub Flavored Markdown, for READMEs, job summaries and comments.
  public static var markdown: MarkdownFormat { MarkdownFormat() }
}

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
/// The output follows CommonMark 0.31, and GitHub Flavored Markdown for tables, task lists and
/// strikethrough. Styles that Markdown cannot express are HTML elements that GitHub allows, such as
/// `<ins>` for underlined text. Colours, alignment outside of tables, frames and padding are
/// dropped. Below 32 levels of nested containers, such as lists and quotes, only the content of
/// further containers is written.
///
/// Text in a string stays text: no character is markup, no URL becomes a link, and no mention
/// notifies a user. GitHub's extensions of rendered text still apply: emoji codes such as `:tada:`,
/// and references such as `#12`. ``/DiptychViews/Raw`` is written unescaped.
///
/// - Complexity: Rendering is linear in the size of the view.
public struct MarkdownFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in host = draw(view, for: host, onto: output) }
  }

  /// Renders a view in chunks of about 16 KiB.
  ///
  /// Memory also holds the current paragraph or row. For a table of HTML elements it holds all
  /// rows, because the number of columns is not known in advance.
  public func write<V: View, H: RenderHost, S: ByteSink>(
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
    var renderer = MarkdownRenderer(host: AnyRenderHost(host), page: MarkdownPage(output: output))
    V._render(view, into: &renderer)
    renderer.page.endLine()
    return renderer.host.base(as: H.self)
  }
}

extension RenderingFormat where Self == MarkdownFormat {
  /// GitHub Flavored Markdown, for READMEs, job summaries and comments.
  public static var markdown: MarkdownFormat { MarkdownFormat() }
}

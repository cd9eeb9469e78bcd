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
/// A program that prints it fills in the summary of a job of GitHub Actions:
///
/// ```sh
/// swift run report >> "$GITHUB_STEP_SUMMARY"
/// ```
///
/// The rules are those of CommonMark 0.31 and of GitHub Flavored Markdown for tables, task lists
/// and strikethrough. Where they have no sign for something, an inline element of HTML stands: one
/// that GitHub lets through, such as `<ins>` for underlined text. Colours, alignment outside of
/// tables, frames and padding are dropped. Containers deeper than 32 levels are drawn as their
/// content.
///
/// Whatever a string holds stays text: no character of it is a sign, no address in it becomes a
/// link, and nobody is mentioned. Not prevented is what GitHub reads into finished text beyond its
/// specification: emoji codes such as `:tada:`, and references such as `#12`. ``/DiptychViews/Raw`` goes through
/// as it is.
///
/// Rendering is linear in the size of the view.
public struct MarkdownFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in host = draw(view, for: host, onto: output) }
  }

  /// Renders a view through a window of 16 KiB.
  ///
  /// What is kept besides is one paragraph or one row; of a table made of elements of HTML, which
  /// does not say how many columns it has, all rows.
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try RenderOutput.stream(to: &sink) { output in host = draw(view, for: host, onto: output) }
  }

  /// Draws a view; the host after that.
  // The host is not `inout`: an empty one has no address, and the thread sanitizer takes whatever is
  // passed for one that threads share.
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

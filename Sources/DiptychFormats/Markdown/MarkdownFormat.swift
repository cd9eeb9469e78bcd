import DiptychContent
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

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    let tree = ContentTree(view, host: &host, .rowByRow)
    return RenderOutput.string { write(tree, to: $0) }
  }

  /// Renders a view, and writes the Markdown to a sink in chunks of about 16 KiB.
  ///
  /// In addition to the chunk, what the view says is kept in memory, except for the rows of a
  /// ``/DiptychViews/Table``, which are read one by one.
  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let tree = ContentTree(view, host: &host, .rowByRow)
    try RenderOutput.stream(to: &sink) { write(tree, to: $0) }
  }

  private func write(_ tree: ContentTree, to output: RenderOutput) {
    var page = MarkdownPage(output: output)
    page.write(partsOf: tree.root)
    page.endLine()
  }
}

extension RenderingFormat where Self == MarkdownFormat {
  /// GitHub Flavored Markdown, for READMEs, job summaries and comments.
  public static var markdown: MarkdownFormat { MarkdownFormat() }
}

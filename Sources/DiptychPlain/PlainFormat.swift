public import DiptychViews

/// A format that writes the words of a view in reading order, for a screen reader, a log or a diff.
///
/// Each block is on its own line, but texts in an `HStack` share a line. The format draws no lines
/// or pictures, only words:
///
/// - a paragraph is one line, however long
/// - a heading has an empty line before it
/// - a list has bullets (`- `) or numbers (`1. `), and its items are indented
/// - each row of a table is several lines of the form `Header: value`, with an empty line between
///   rows
/// - a link has its destination after it
/// - a bar is a percentage
/// - each line of a quotation starts with `> `
/// - decorative icons are left out
/// - redacted text is `…`
///
/// ```swift
/// Table(files) {
///   TableColumn("Name") { Link($0.name, destination: $0.url) }
///   TableColumn("Copied") { ProgressView(value: $0.share) }
/// }
/// .rendered(as: .plain)
/// ```
///
/// ```text
/// Name: a.txt (/files/a.txt)
/// Copied: 75%
///
/// Name: b.txt (/files/b.txt)
/// Copied: in progress
/// ```
///
/// Each line ends with a newline and has no spaces at its end. Content more than 32 levels deep is
/// indented like the 32nd level.
///
/// - Complexity: O(*n*) in the size of the view.
public struct PlainFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = PlainRenderer(host: AnyRenderHost(host), out: .pieces)
    V._render(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    return renderer.finish()
  }

  /// Renders a view and writes the output in chunks of about 16 KiB, so that memory does not grow
  /// with the length of the document.
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = PlainRenderer(host: AnyRenderHost(host), out: stream)
      V._render(view, into: &renderer)
      host = renderer.host.base(as: H.self)
      stream = renderer.endLines()
    }
  }
}

extension RenderingFormat where Self == PlainFormat {
  /// The format of the words of a view in reading order, for a screen reader, a log or a diff.
  public static var plain: PlainFormat { PlainFormat() }
}

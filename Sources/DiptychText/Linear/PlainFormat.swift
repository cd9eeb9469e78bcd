public import DiptychViews

/// The words of a view in reading order, for a screen reader, a log or a diff.
///
/// Nothing stands beside anything else but short texts, no line is drawn, and what a picture would
/// show is said:
///
/// - a paragraph is one line, however long; a heading has an empty line before it
/// - a list has its bullets (`- `) and numbers (`1. `), what is in it is indented
/// - each row of a table is lines of `Header: value`, with an empty line between rows
/// - a link has its destination after it, a bar is its percentage, a quotation has `> ` before each
///   line; icons that decorate are left out, and what may not be read is `…`
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
/// Every line ends with a newline and has no spaces at its end. Rendering is linear in the size of
/// the view; indentation ends at 32 levels.
public struct PlainFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = PlainRenderer(host: ErasedHost(host), out: .pieces)
    V._render(view, into: &renderer)
    host = renderer.host.host(as: H.self)
    return renderer.finish()
  }

  /// Renders a view through a window of 16 KiB, in memory that does not depend on the document.
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = PlainRenderer(host: ErasedHost(host), out: stream)
      V._render(view, into: &renderer)
      host = renderer.host.host(as: H.self)
      stream = renderer.endLines()
    }
  }
}

extension RenderingFormat where Self == PlainFormat {
  /// The words of a view in reading order, for a screen reader, a log or a diff.
  public static var plain: PlainFormat { PlainFormat() }
}

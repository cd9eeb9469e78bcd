import DiptychContent
@_exported public import DiptychViews

/// A format that writes the words of a view in reading order, for a screen reader, a log or a diff.
///
/// Each block is on a line of its own, except that the texts of a horizontal stack share a line.
/// The format draws no borders and no pictures:
///
/// - a paragraph is one line, however long it is
/// - an empty line precedes a heading
/// - a list has bullets (`- `) or numbers (`1. `), and its items are indented
/// - each cell of a table is a line of the form `Header: value`, and an empty line separates the
///   rows
/// - the destination of a link follows the label of the link
/// - a bar is a percentage, such as `75%`
/// - each line of a quotation starts with `> `
/// - decorative icons are left out, and `…` replaces redacted text
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

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    let tree = ContentTree(view, host: &host, [.rowByRow, .expanded, .spoken])
    var page = PlainPage(out: .chunks)
    page.write(partsOf: tree.root)
    let out = page.endLines()
    defer { out.free() }
    return out.string()
  }

  /// Renders a view and writes the output in chunks of about 16 KiB, so that the memory in use does
  /// not grow with the length of the document.
  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let tree = ContentTree(view, host: &host, [.rowByRow, .expanded, .spoken])
    try ByteBuffer.withStream(to: &sink) { stream in
      var page = PlainPage(out: stream)
      page.write(partsOf: tree.root)
      stream = page.endLines()
    }
  }
}

extension RenderingFormat where Self == PlainFormat {
  /// A format that writes the words of a view in reading order, for a screen reader, a log or a
  /// diff.
  public static var plain: PlainFormat { PlainFormat() }
}

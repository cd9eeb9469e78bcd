public import DiptychViews

/// A format that renders a view as HTML: a fragment, or a whole page for a ``Document``.
///
/// The output has no white space between elements, unless `pretty` asks for output that people
/// read:
///
/// ```swift
/// view.rendered(as: .html)
/// view.rendered(as: .html(stylesheet: .file(url: "/kit.css")))
/// view.rendered(as: .html(pretty: true))
/// ```
public struct HTMLFormat: RenderingFormat {
  @usableFromInline let stylesheet: StylesheetSource
  @usableFromInline let isPretty: Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - stylesheet: The place of Diptych's CSS rules in a document.
  ///   - isPretty: Whether the output has line breaks and indentation where they do not change its
  ///     meaning. They are added at the end, so that a stream, too, is rendered as a whole first.
  @inlinable
  public init(stylesheet: StylesheetSource = .embedded, pretty isPretty: Bool = false) {
    self.stylesheet = stylesheet
    self.isPretty = isPretty
  }

  @inlinable
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    if case .file = stylesheet { renderer.writer.setStylesheet(stylesheet) }
    V._render(view, into: &renderer)
    host = renderer.host
    let output = renderer.writer.finish()
    return isPretty ? PrettyMarkup.text(of: output) : output
  }

  /// Renders a view through a window of 16 KiB; memory does not grow with the length of the
  /// document.
  ///
  /// A streamed ``Document`` holds the whole standard stylesheet, because its head is written
  /// before its body shows which rules it uses.
  @inlinable
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    if isPretty {
      let output = render(view, host: &host)
      return try sink.write(output)
    }
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: stream))
      if case .file = stylesheet { renderer.writer.setStylesheet(stylesheet) }
      V._render(view, into: &renderer)
      host = renderer.host
      stream = renderer.writer.out
    }
  }
}

extension RenderingFormat where Self == HTMLFormat {
  /// The format for HTML: a fragment, or a whole page for a `Document`.
  public static var html: HTMLFormat { HTMLFormat() }

  /// Returns the format for HTML with options; see ``HTMLFormat/init(stylesheet:pretty:)``.
  public static func html(
    stylesheet: StylesheetSource = .embedded,
    pretty isPretty: Bool = false
  ) -> HTMLFormat {
    HTMLFormat(stylesheet: stylesheet, pretty: isPretty)
  }
}

extension HTMLWriter {
  @usableFromInline
  func free() { out.free() }
}

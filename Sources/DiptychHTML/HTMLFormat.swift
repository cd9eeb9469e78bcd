public import DiptychViews

/// HTML: a fragment, or a whole page for a ``Document``.
///
/// Elements stand next to each other without white space between them, unless the output is for
/// reading:
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
  ///   - stylesheet: Where a document has the rules of the kit from.
  ///   - isPretty: Whether there are line breaks and indentation where they mean nothing. They are
  ///     put in afterwards, so that even a stream is rendered whole first.
  @inlinable
  public init(stylesheet: StylesheetSource = .embedded, pretty isPretty: Bool = false) {
    self.stylesheet = stylesheet
    self.isPretty = isPretty
  }

  @inlinable
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    if stylesheet != .embedded { renderer.writer.setStylesheet(stylesheet) }
    V._render(view, into: &renderer)
    host = renderer.host
    let output = renderer.writer.finish()
    return isPretty ? PrettyMarkup.text(of: output) : output
  }

  /// Renders a view through a window of 16 KiB, in memory that does not depend on the document.
  ///
  /// A ``Document`` holds the standard stylesheet then: its head leaves before it is known which
  /// rules its body uses.
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
      if stylesheet != .embedded { renderer.writer.setStylesheet(stylesheet) }
      V._render(view, into: &renderer)
      host = renderer.host
      stream = renderer.writer.out
    }
  }
}

extension RenderingFormat where Self == HTMLFormat {
  /// HTML: a fragment, or a whole page for a `Document`.
  public static var html: HTMLFormat { HTMLFormat() }

  /// HTML with options, see ``HTMLFormat/init(stylesheet:pretty:)``.
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

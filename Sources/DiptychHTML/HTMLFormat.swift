public import DiptychViews

/// A format that renders a view as HTML: a fragment, or a whole page for a ``Document``.
///
/// The output has no white space between elements:
///
/// ```swift
/// view.rendered(as: .html)
/// view.rendered(as: .html(stylesheet: .file(url: "/kit.css")))
/// ```
public struct HTMLFormat: RenderingFormat {
  @usableFromInline let stylesheet: StylesheetSource

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The place of Diptych's CSS rules in a document.
  @inlinable
  public init(stylesheet: StylesheetSource = .embedded) {
    self.stylesheet = stylesheet
  }

  @inlinable
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    if case .file = stylesheet { renderer.writer.setStylesheet(stylesheet) }
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.writer.finish()
  }

  /// Renders a view in chunks of about 16 KiB, so memory does not grow with the length of the
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

  /// Returns the format for HTML with Diptych's CSS rules in a given place.
  public static func html(stylesheet: StylesheetSource) -> HTMLFormat {
    HTMLFormat(stylesheet: stylesheet)
  }
}

extension HTMLWriter {
  @usableFromInline
  func free() { out.free() }
}

@_exported public import DiptychViews

/// A format that renders a view as HTML: a complete page for a ``Document``, otherwise a fragment.
///
/// The format adds no white space between elements.
///
/// ```swift
/// view.rendered(as: .html)
/// view.rendered(as: .html(stylesheet: .file(url: "/kit.css")))
/// ```
public struct HTMLFormat: RenderingFormat {
  @usableFromInline let stylesheet: StylesheetSource

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  @inlinable
  public init(stylesheet: StylesheetSource = .embedded) { self.stylesheet = stylesheet }

  @inlinable
  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .chunks))
    defer { renderer.writer.free() }
    if case .file = stylesheet { renderer.writer.setStylesheet(stylesheet) }
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.writer.finish()
  }
}

extension RenderingFormat where Self == HTMLFormat {
  /// The format for HTML: a complete page for a `Document`, otherwise a fragment.
  public static var html: HTMLFormat { HTMLFormat() }

  /// Returns the format for HTML, with a choice between CSS rules in the page and in a file.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  /// - Returns: The format.
  public static func html(stylesheet: StylesheetSource) -> HTMLFormat {
    HTMLFormat(stylesheet: stylesheet)
  }
}

extension HTMLWriter {
  @usableFromInline
  func free() { out.free() }
}

/// A view as the response of a server: a status, headers and a page.
///
/// ```swift
/// let response = HTMLResponse(page)
/// response.body   // "<!DOCTYPE html>..."
/// ```
///
/// To send the response, pass the status, the headers and the body to the response type of your web
/// framework.
public struct HTMLResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int

  /// The HTTP header fields, by name.
  public var headers: [String: String]

  /// The rendered view.
  public let body: String

  /// Creates a response with the header `Content-Type: text/html; charset=utf-8`.
  ///
  /// - Parameters:
  ///   - view: The view, such as a ``Document``.
  ///   - status: The HTTP status code.
  ///   - stylesheet: The location of Diptych's CSS rules.
  public init(_ view: some View, status: Int = 200, stylesheet: StylesheetSource = .embedded) {
    self.status = status
    body = view.rendered(as: .html(stylesheet: stylesheet))
    headers = ["Content-Type": "text/html; charset=utf-8"]
  }
}

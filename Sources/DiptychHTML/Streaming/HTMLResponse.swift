public import DiptychViews

/// A view as the response of a server: a status, headers, and bytes that are rendered while they
/// are sent.
///
/// ```swift
/// let response = HTMLResponse(page, stylesheet: .file(url: "/kit.css"))
/// for await chunk in response.body { try await connection.write(chunk) }
/// ```
///
/// To send the response, pass the status, the headers and the body to the response type of your web
/// framework. The view is rendered when the body is read, once for each reader. Rendering waits for
/// the reader, so memory does not grow with the length of the document. A reader can stop early,
/// see ``RenderedChunks``.
public struct HTMLResponse: Sendable {
  /// The status of HTTP.
  public var status: Int

  /// The HTTP header fields, by their names.
  public var headers: [String: String]

  /// The bytes of the rendered view.
  public let body: RenderedChunks

  /// Creates a response with the content type of HTML in UTF-8.
  ///
  /// - Parameters:
  ///   - view: The view, such as a ``Document``.
  ///   - status: The status of HTTP.
  ///   - stylesheet: The place of Diptych's CSS rules in a document.
  public init(
    _ view: some View & Sendable,
    status: Int = 200,
    stylesheet: StylesheetSource = .embedded
  ) {
    self.status = status
    headers = ["Content-Type": "text/html; charset=utf-8"]
    body = view.chunks(as: .html(stylesheet: stylesheet))
  }
}

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
/// framework. Each iteration over the body renders the view. Rendering waits until each chunk is
/// read, so the use of memory does not depend on the length of the document. The iteration can stop
/// early, see ``RenderedChunks``.
public struct HTMLResponse: Sendable {
  /// The HTTP status code.
  public var status: Int

  /// The HTTP header fields, by name.
  public var headers: [String: String]

  /// The bytes of the rendered view.
  public let body: RenderedChunks

  /// Creates a response with the header `Content-Type: text/html; charset=utf-8`.
  ///
  /// - Parameters:
  ///   - view: The view, such as a ``Document``.
  ///   - status: The HTTP status code.
  ///   - stylesheet: The location of Diptych's CSS rules.
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

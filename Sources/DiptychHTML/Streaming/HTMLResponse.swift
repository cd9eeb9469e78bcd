public import DiptychViews

/// A view as the answer of a server: a status, fields, and bytes that are rendered while they are
/// sent.
///
/// ```swift
/// let response = HTMLResponse(page, stylesheet: .file(url: "/kit.css"))
/// for await chunk in response.body { try await connection.write(chunk) }
/// ```
///
/// A framework takes its parts; an adapter is a few lines. The view is rendered when the body is
/// read, once for each reader. Rendering waits for the reader, so memory does not grow with the
/// length. Cancelling the reader ends it; see ``RenderedChunks``.
public struct HTMLResponse: Sendable {
  /// The status of HTTP.
  public var status: Int

  /// The fields of the head, by their names.
  public var headers: [String: String]

  /// The bytes of the view.
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

public import DiptychViews

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
  public init(
    _ view: some View,
    status: Int = 200,
    stylesheet: StylesheetSource = .embedded
  ) {
    self.status = status
    body = view.rendered(as: .html(stylesheet: stylesheet))
    headers = ["Content-Type": "text/html; charset=utf-8"]
  }
}

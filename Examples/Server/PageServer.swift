import Diptych
import DiptychSite

/// A server whose pages are rendered for each request.
struct PageServer: Sendable {
  let port: UInt16

  /// Responds to requests until the task is cancelled.
  func run(onStart: @Sendable (UInt16) -> Void) async throws(PreviewError) {
    try await HTTPServer(port: port) { request in try response(to: request) }
      .run(onStart: onStart)
  }

  private func response(to request: HTTPRequest) throws -> HTTPResponse {
    switch request.path {
    case "/": page(home)
    case "/table": page(table)
    case "/error": throw Failure()
    default: page(missing, status: 404)
    }
  }

  /// An error, such as a database might throw.
  private struct Failure: Error {}

  private func page(_ view: some View, status: Int = 200) -> HTTPResponse {
    var response = HTMLResponse(view, status: status)
    response.headers["Content-Security-Policy"] = ContentSecurityPolicy.strict(for: response.body)
    return HTTPResponse(
      status: response.status,
      headers: response.headers.map { ($0.key, $0.value) },
      body: .bytes(Array(response.body.utf8))
    )
  }

  // MARK: Pages

  private var home: some View {
    ServerPage(title: "Pages of a server") {
      List {
        Link("A long table", destination: "/table")
        Link("An error", destination: "/error")
      }
    }
  }

  private var table: some View {
    ServerPage(title: "A long table") {
      SquareTable()
    }
  }

  private var missing: some View {
    ServerPage(title: "Not found") {
      Text("The server has no page at this address.")
    }
  }
}

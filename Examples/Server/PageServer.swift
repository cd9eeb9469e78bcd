import Diptych
import DiptychHTTP

/// A server whose pages are rendered for each request.
struct PageServer: Sendable {
  let port: UInt16
  let clock: any Clock<Duration>
  /// A function that receives a line for the log.
  let log: @Sendable (String) -> Void

  /// Responds to requests until the task is cancelled.
  func run(onStart: @Sendable (UInt16) -> Void) async throws(HTTPServerError) {
    try await HTTPServer(port: port) { request in try response(to: request) }
      .run(onStart: onStart)
  }

  private func response(to request: HTTPRequest) throws -> HTTPResponse {
    switch request.path {
    case "/": page(home)
    case "/ticks": page(ticks)
    case "/table": page(table)
    case "/error": throw Failure()
    case "/kit.css":
      HTTPResponse(
        headers: [HTTPHeader("Content-Type", "text/css; charset=utf-8")],
        body: .bytes(Array(Stylesheet.standard.utf8))
      )
    default: page(missing, status: 404)
    }
  }

  /// An error, such as a database might throw.
  private struct Failure: Error {}

  private func page(_ view: some View & Sendable, status: Int = 200) -> HTTPResponse {
    var response = HTMLResponse(view, status: status, stylesheet: .file(url: "/kit.css"))
    response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'self'"
    return HTTPResponse(response)
  }

  // MARK: Pages

  private var home: some View & Sendable {
    ServerPage(title: "Pages of a server") {
      List {
        Link("A line in each second, until you leave", destination: "/ticks")
        Link("A long table", destination: "/table")
        Link("An error before the first byte", destination: "/error")
      }
    }
  }

  private var ticks: some View & Sendable {
    let ticks = Ticks(clock: clock) { log("the reader of /ticks has gone after \($0) lines") }
    return ServerPage(title: "A line in each second") {
      AsyncForEach(ticks) { Text("\($0)") }
    }
  }

  private var table: some View & Sendable {
    ServerPage(title: "A long table") {
      SquareTable()
    }
  }

  private var missing: some View & Sendable {
    ServerPage(title: "Not found") {
      Text("The server has no page at this address.")
    }
  }
}

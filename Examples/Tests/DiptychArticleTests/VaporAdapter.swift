import Diptych

// The code of the article about rendering in a server that stands in a program with Vapor. The
// types have the signatures of Vapor 4 and of what it imports, which can't be fetched here.

struct VaporAdapter {
  func response(of page: HTMLResponse) -> Response {
    Response(
      status: .init(statusCode: page.status),
      headers: HTTPHeaders(page.headers.map { ($0.key, $0.value) }),
      body: Response.Body(string: page.body)
    )
  }

  struct Response: Sendable {
    struct Body: Sendable {
      let string: String
    }

    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: Body
  }

  struct HTTPResponseStatus: Sendable {
    let statusCode: Int
  }

  struct HTTPHeaders: Sendable {
    let fields: [(String, String)]
    init(_ fields: [(String, String)]) { self.fields = fields }
  }
}

import Diptych

// The code of the article about rendering in a server.

func respond(to name: String) -> (headers: [String: String], body: String) {
  let page = GreetingPage(name: name).rendered(as: .html)
  let headers = [
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": ContentSecurityPolicy.strict(for: page),
  ]
  return (headers, page)
}

func stream(_ names: AsyncStream<String>, to response: Response) async throws {
  let page = GuestBook(names: names)
  for await chunk in page.chunks(as: .html(stylesheet: .file(url: "/kit.css"))) {
    try await response.write(chunk)
  }
}

struct GuestBook: View, Sendable {
  let names: AsyncStream<String>

  var body: some View {
    Document(title: "Guests", language: "en") {
      AsyncForEach(names) { Text($0) }
    }
  }
}

func greeting(for name: String) -> HTMLResponse {
  var response = HTMLResponse(GreetingPage(name: name), stylesheet: .file(url: "/kit.css"))
  response.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'self'"
  return response
}

struct GreetingPage: View {
  let name: String

  var body: some View {
    Document(title: "Greeting", language: "en") { Text("Hello, \(name)") }
  }
}

/// The sink that the server of the article writes to.
actor Response {
  private(set) var text = ""

  func write(_ chunk: [UInt8]) throws { text += String(decoding: chunk, as: UTF8.self) }
}

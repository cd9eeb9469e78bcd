import Diptych
import DiptychHTTPTesting
import Testing

@testable import diptych_server

@Suite("The server of pages") struct ServerTests {
  @Test("A page is rendered for each request, with its fields") func page() async throws {
    let server = PageServer(port: 0)
    try await serving({ try await server.run(onStart: $0) }) { port in
      let reply = try #require(try await HTTPReply.get("/missing", port: port))
      #expect(reply.statusLine == "HTTP/1.1 404 Not Found")
      let page = Document(title: "Not found", language: "en") {
        Heading("Not found")
        Text("The server has no page at this address.")
      }
      let text = page.rendered(as: .html)
      #expect(reply.text == text)
      #expect(
        reply.headers == [
          "content-type": "text/html; charset=utf-8", "content-length": "\(text.utf8.count)",
          "content-security-policy": ContentSecurityPolicy.strict(for: text), "connection": "close",
        ]
      )
      for (path, status) in [("/", 200), ("/table", 200), ("/error", 500)] {
        #expect(try await HTTPReply.get(path, port: port)?.status == status, "\(path)")
      }
    }
  }
}

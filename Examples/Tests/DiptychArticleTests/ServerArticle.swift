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

func greeting(for name: String) -> HTMLResponse {
  var response = HTMLResponse(GreetingPage(name: name))
  response.headers["Content-Security-Policy"] = ContentSecurityPolicy.strict(for: response.body)
  return response
}

struct GreetingPage: View {
  let name: String

  var body: some View {
    Document(title: "Greeting", language: "en") { Text("Hello, \(name)") }
  }
}

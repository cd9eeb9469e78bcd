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

struct Inbox: View {
  var body: some View {
    Document(title: "Inbox", language: "en") {
      HTML.div(.attribute("hx-get", "/warning")) { Text("No warnings.") }
      HTML.template { StormWarning(text: "") }
    }
  }
}

struct StormWarning: View {
  let text: String

  var body: some View {
    Callout(text, status: .warning)
  }
}

func warning() -> HTMLResponse {
  HTMLResponse(StormWarning(text: "A storm comes."))
}

struct GreetingPage: View {
  let name: String

  var body: some View {
    Document(title: "Greeting", language: "en") { Text("Hello, \(name)") }
  }
}

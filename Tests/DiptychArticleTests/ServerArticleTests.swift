import Diptych
import Testing

@Suite("The article about rendering in a server")
struct ServerArticleTests {
  @Test("A page is answered from any isolation, with a policy that names its sheet")
  func wholePage() async {
    let page = GreetingPage(name: "<Ada>").rendered(as: .html)
    let onMainActor = await MainActor.run { respond(to: "<Ada>").body }
    let inTask = await Task.detached { respond(to: "<Ada>") }.value
    #expect(onMainActor == page)
    #expect(inTask.body == page)
    #expect(
      inTask.headers == [
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": ContentSecurityPolicy.strict(for: page),
      ]
    )
  }

  @Test("A page in chunks is the page")
  func chunks() async throws {
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    for name in ["Ada", "Grace"] { continuation.yield(name) }
    continuation.finish()
    let response = Response()
    try await stream(names, to: response)
    let page = Document(title: "Guests", language: "en") {
      Text("Ada")
      Text("Grace")
    }
    let text = await response.text
    #expect(text == page.rendered(as: .html(stylesheet: .file(url: "/kit.css"))))
  }
}

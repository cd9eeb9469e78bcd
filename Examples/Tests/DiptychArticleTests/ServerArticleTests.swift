import Diptych
import Testing

@Suite("The article about rendering in a server")
struct ServerArticleTests {
  @Test("A page can be served from any isolation, with a policy that names its stylesheet")
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

  @Test("A page has the rules of the fragments that come later")
  func fragments() {
    #expect(Inbox().rendered(as: .html).contains(".callout"))
    #expect(warning().body.contains("class=\"callout"))
  }

  @Test("A response of Hummingbird and one of Vapor are the page")
  func frameworks() {
    let page = GreetingPage(name: "Ada").rendered(as: .html)
    let fields = [
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": ContentSecurityPolicy.strict(for: page),
    ]

    let hummingbird = HummingbirdAdapter().response(of: greeting(for: "Ada"))
    #expect(hummingbird.status.code == 200)
    let headers = hummingbird.headers.values.map { ($0.key.text, $0.value) }
    #expect(Dictionary(uniqueKeysWithValues: headers) == fields)
    #expect(hummingbird.body.byteBuffer.string == page)

    let vapor = VaporAdapter().response(of: greeting(for: "Ada"))
    #expect(vapor.status.statusCode == 200)
    #expect(Dictionary(uniqueKeysWithValues: vapor.headers.fields) == fields)
    #expect(vapor.body.string == page)
  }
}

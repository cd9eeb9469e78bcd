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

  @Test("A response of Hummingbird and one of Vapor are the page")
  func frameworks() async throws {
    let page = Document(title: "Greeting", language: "en") { Text("Hello, Ada") }
      .rendered(as: .html(stylesheet: .file(url: "/kit.css")))
    let fields = [
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'self'",
    ]

    let hummingbird = HummingbirdAdapter().response(of: greeting(for: "Ada"))
    #expect(hummingbird.status.code == 200)
    let headers = hummingbird.headers.values.map { ($0.key.text, $0.value) }
    #expect(Dictionary(uniqueKeysWithValues: headers) == fields)
    let first = SentBody()
    var writer: any HummingbirdAdapter.ResponseBodyWriter = first
    try await hummingbird.body.write(&writer)
    #expect(await first.text == page)

    let vapor = VaporAdapter().response(of: greeting(for: "Ada"))
    #expect(vapor.status.statusCode == 200)
    #expect(Dictionary(uniqueKeysWithValues: vapor.headers.fields) == fields)
    let second = SentBody()
    try await vapor.body.write(second)
    #expect(await second.text == page)
  }
}

/// The parts of a response that a framework has sent.
private actor SentBody: HummingbirdAdapter.ResponseBodyWriter, VaporAdapter.AsyncBodyStreamWriter {
  private(set) var text = ""

  func write(_ buffer: HummingbirdAdapter.ByteBuffer) async throws {
    text += String(decoding: buffer.bytes, as: UTF8.self)
  }

  func write(_ result: VaporAdapter.BodyStreamResult) async throws {
    switch result {
    case .buffer(let buffer): text += String(decoding: buffer.bytes, as: UTF8.self)
    }
  }
}

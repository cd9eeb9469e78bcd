import Diptych

// The code of the article about rendering in a server that stands in a program with Hummingbird.
// The types have the signatures of Hummingbird 2 and of what it imports, which can't be fetched
// here.

struct HummingbirdAdapter {
  func response(of page: HTMLResponse) -> Response {
    var fields = HTTPFields()
    for (name, value) in page.headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    return Response(
      status: .init(code: page.status),
      headers: fields,
      body: ResponseBody(byteBuffer: ByteBuffer(string: page.body))
    )
  }

  struct Response: Sendable {
    let status: Status
    let headers: HTTPFields
    let body: ResponseBody
  }

  struct Status: Sendable {
    let code: Int
  }

  enum HTTPField {
    struct Name: Hashable, Sendable {
      let text: String
      init?(_ text: String) { self.text = text }
    }
  }

  struct HTTPFields: Sendable {
    private(set) var values: [HTTPField.Name: String] = [:]

    subscript(name: HTTPField.Name) -> String? {
      get { values[name] }
      set { values[name] = newValue }
    }
  }

  struct ByteBuffer: Sendable {
    let string: String
  }

  struct ResponseBody: Sendable {
    let byteBuffer: ByteBuffer
  }
}

import Diptych
import DiptychHTTP

extension HTTPResponse {
  /// Creates a response whose body is rendered as it is sent.
  init(_ response: HTMLResponse) {
    self.init(
      status: HTTPStatus(response.status),
      headers: response.headers.map { HTTPHeader($0.key, $0.value) },
      body: .stream { writer in
        for await chunk in response.body { try await writer.write(chunk) }
      }
    )
  }
}

@testable import DiptychHTML
import DiptychViews
import Testing

@Suite("Content security policy")
struct ContentSecurityPolicyTests {
  @Test(
    "SHA-256, in base64, of the examples of FIPS 180 and of lengths around a block",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    ]
  )
  func sha256(_ message: String, _ hash: String) {
    #expect(base64(SHA256.hash(message.utf8)) == hash)
  }

  @Test("A policy names the hash of each style and script, once")
  func strict() {
    let page = Group {
      HTML.style(text: "abc")
      HTML.script(text: "abc")
      HTML.style(text: "abc")
      HTML.script(.src("/a.js"))
      Text("<style>x</style>")
    }.rendered(as: .html)
    #expect(
      ContentSecurityPolicy.strict(for: page) == """
        default-src 'none'; style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; \
        script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='
        """
    )
    #expect(ContentSecurityPolicy.strict(for: "<p>a</p>") == "default-src 'none'")
  }

  @Test("A page with its sheet in a file embeds nothing")
  func file() {
    let page = Document(title: "A", language: "en") { Text("red").foregroundStyle(.red) }
      .rendered(as: .html(stylesheet: .file(url: "/kit.css")))
    #expect(ContentSecurityPolicy.strict(for: page) == "default-src 'none'")
  }
}

@testable import DiptychHTML
import DiptychHTMLTools
import DiptychViews
import Testing

@Suite("Content security policy") struct ContentSecurityPolicyTests {
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

  @Test("A policy names the hash of each style and script, once") func strict() {
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

  @Test("A page with a stylesheet file embeds nothing") func file() {
    let page = Document(title: "A", language: "en") { Text("red").foregroundStyle(.red) }
      .rendered(as: .html(stylesheet: .file(url: "/kit.css")))
    #expect(ContentSecurityPolicy.strict(for: page) == "default-src 'none'")
  }

  @Test("A response has the rules that it uses, also in a fragment in a template")
  func fragments() {
    let page = { (isTold: Bool) in
      Document(title: "A", language: "en") {
        Text("a")
        if isTold { HTML.template { Callout("x", status: .warning) } }
      }
    }
    let rules = [false, true].map { HTMLResponse(page($0)).body.contains(".callout") }
    #expect(rules == [false, true])
    #expect(HTMLResponse(page(false)).body.utf8.count < 4_000)
  }

  @Test("A document without a policy has the policy of its environment") func environment() {
    let page = { (policy: ContentSecurityPolicy?) in
      Document(title: "A", language: "en", policy: policy) { Text("a") }
        .environment(\.contentSecurityPolicy, "default-src 'none'; form-action 'self'")
        .rendered(as: .html)
    }
    #expect(page(nil) == page("default-src 'none'; form-action 'self'"))
    #expect(page("img-src 'self'").contains(#"content="img-src 'self'">"#))
    #expect(Text("a").environment(\.contentSecurityPolicy, "x").rendered(as: .html) == "<p>a</p>")
  }

  // MARK: Policies in pages

  private static let sheetHash =
    "'sha256-\(base64(SHA256.hash(("\n" + Stylesheet.stylesheet()).utf8)))'"

  private func page(_ policy: ContentSecurityPolicy) -> some View {
    Document(title: "A", language: "en", policy: policy) {
      Text("a")
    } head: {
      HTML.script(text: "abc")
    }
  }

  private func meta(_ policy: ContentSecurityPolicy, as format: HTMLFormat = .html) -> String {
    let page = page(policy).rendered(as: format)
    let start = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">"
    let meta = start + "<meta http-equiv=\"Content-Security-Policy\" content=\""
    #expect(page.hasPrefix(meta))
    return String(page.dropFirst(meta.count).prefix { $0 != "\"" })
  }

  private static let script = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"

  @Test("A page has its policy right after its encoding, with the hashes of embedded text")
  func inPage() {
    #expect(
      page("default-src 'none'; img-src 'self'").rendered(as: .html) == """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; \
        style-src \(Self.sheetHash); script-src \(Self.script)">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>A</title><style>
        \(Stylesheet.stylesheet())</style><script>abc</script></head>\
        <body><main id="content"><p>a</p></main></body></html>

        """
    )
  }

  @Test("Each hash stands in the directives that need it") func places() {
    let hash = Self.sheetHash
    let script = Self.script
    #expect(
      meta("default-src 'self'") == """
        default-src 'self'; style-src 'self' \(hash); script-src 'self' \(script)
        """
    )
    #expect(
      meta("style-src 'none'; script-src-elem /a.js; script-src 'none'") == """
        style-src \(hash); script-src-elem /a.js \(script); script-src 'none'
        """
    )
    #expect(meta("img-src  'self' ;; IMG-SRC *;\n") == "img-src 'self'")
    #expect(meta("") == "")
    #expect(
      meta("default-src 'unsafe-inline'; style-src \(hash) \"<") == """
        default-src 'unsafe-inline'; style-src \(hash) &quot;&lt;
        """
    )
  }

  @Test(
    "The stylesheet file is allowed by its origin",
    arguments: [
      ("/kit.css", "'self'"), ("kit.css", "'self'"), ("a/b//kit.css", "'self'"),
      ("https://a.b:8/c/kit.css", "https://a.b:8"), ("//a.b/kit.css", "a.b"),
      ("https://a.b;script-src *;/kit.css", "'self'"),
    ]
  )
  func sheetFile(url: String, source: String) {
    #expect(
      meta("default-src 'none'", as: .html(stylesheet: .file(url: url))) == """
        default-src 'none'; style-src \(source); script-src \(Self.script)
        """
    )
  }

  @Test("A directive that a meta can't carry is left out and reported") func headerDirectives() {
    let policy: ContentSecurityPolicy =
      "frame-ancestors 'none'; img-src 'self'; report-uri /r; sandbox"
    #expect(meta(policy) == "img-src 'self'")
    #expect(policy.value(for: "") == policy.description)
    let problems = ["frame-ancestors", "report-uri", "sandbox"].map { name in
      """
      html > head > meta:nth-of-type(2): the directive \(name) was left out, because browsers \
      ignore it in a meta. Send it in the header Content-Security-Policy.
      """
    }
    #expect(page(policy).rendered(as: .htmlProblems).map(\.description) == problems)
    #expect(page("default-src 'none'").rendered(as: .htmlProblems) == [])
  }
}

import DiptychHTML
import Testing

@testable import DiptychSite

@Suite("The script that loads a page again") struct ReloadScriptTests {
  /// Returns a page as it is sent, with `[script]` for the text of the script.
  private func sent(_ page: String, host: String = "localhost:8080") -> String {
    let bytes = ReloadScript.added(
      to: Array(page.utf8),
      path: "/docs/.diptych-reload",
      host: host,
      version: "a-1"
    )
    let text = String(decoding: bytes, as: UTF8.self)
    let script = /<script data-path="\/docs\/\.diptych-reload" data-version="a-1">[^<]*<\/script>/
    return text.replacing(script, with: "[script]").replacing(/sha256-[A-Za-z0-9+\/=]+/, with: "…")
  }

  @Test(
    "A page has the script at its end",
    arguments: ["", "<p>a", "<!DOCTYPE html><meta charset=\"utf-8\"><p>a</p></body></html>\n"]
  )
  func end(page: String) { #expect(sent(page) == page + "[script]") }

  @Test("A policy of the kit allows the script and its connection, and nothing else")
  func policy() {
    let start = "<meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\""
    let connection = "http://localhost:8080/docs/.diptych-reload"
    let policies = [
      "default-src 'none'":
        "default-src 'none'; script-src '…'; connect-src \(connection)",
      "script-src 'self' 'none'; connect-src 'none'":
        "script-src 'self' '…'; connect-src \(connection)",
      "default-src 'self'; script-src 'unsafe-inline'; connect-src https://a.example":
        "default-src 'self'; script-src 'unsafe-inline'; connect-src https://a.example \(connection)",
      "img-src 'self'": "img-src 'self'",
    ]
    for (policy, allowed) in policies {
      let rest = "\"><p>&lt;meta http-equiv=\"Content-Security-Policy\"&gt;"
      #expect(sent(start + policy + rest) == start + allowed + rest + "[script]")
    }
  }

  @Test("A page of the kit with a policy gets the script") func document() {
    let page = Document(title: "a", language: "en", policy: "default-src 'none'") { Text("b") }
    let text = page.rendered(as: .html)
    let result = sent(text)
    #expect(result.hasSuffix("[script]"))
    #expect(result.contains("; connect-src http://localhost:8080/docs/.diptych-reload\">"))
  }

  @Test(
    "A page with a policy that was not written by the kit has no script",
    arguments: [
      "<meta content=\"default-src 'none'\" http-equiv=content-security-policy>",
      "<META HTTP-EQUIV='Content-Security-Policy' CONTENT=\"default-src 'none'\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\" />",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"img-src &quot;\">",
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'">\
      <meta http-equiv="Content-Security-Policy" content="img-src 'none'">
      """,
    ]
  )
  func other(meta: String) { #expect(sent("\(meta)<p>a") == "\(meta)<p>a") }
}

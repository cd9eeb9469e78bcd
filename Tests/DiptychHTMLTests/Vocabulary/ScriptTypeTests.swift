@testable import DiptychHTML
import DiptychHTMLTools
import DiptychViews
import Testing

@Suite("Types of scripts") struct ScriptTypeTests {
  private static let hostile = "document.documentElement.id = 'PWNED'"

  @Test("JSON without a type is a data block") func json() {
    let view = HTML.script(.id("a"), json: Self.hostile)
    #expect(
      view.rendered(as: .html)
        == "<script type=\"application/json\" id=\"a\">\(Self.hostile)</script>"
    )
    #expect(view.rendered(as: .htmlProblems) == [])
    #expect(
      HTML.script(.type("module").when(false), json: "1").rendered(as: .html)
        == "<script type=\"application/json\">1</script>"
    )
  }

  @Test(
    "JSON never becomes code, whatever its type",
    arguments: [
      ("module", "module"), (" MODULE\n", "module"), ("", ""), ("  ", ""),
      ("text/javascript", "text/javascript"), ("\tText/JavaScript ", "text/javascript"),
      ("text/javascript;charset=utf-8", "text/javascript"), ("text/jscript", "text/jscript"),
      ("text/javascript1.5", "text/javascript1.5"), ("text/babel", "text/babel"),
      ("application/x-ecmascript", "application/x-ecmascript"), ("json", "json"), ("a=b", "a"),
      ("a/b/c", "a/b/c"), ("/json", "/json"), ("text/ json", "text/ json"),
    ]
  )
  func code(type: String, reported: String) {
    let problems = [HTMLProblem.Kind.refusedScriptType(type: reported)]
    for view in [
      AnyView(HTML.script(.type(type), json: Self.hostile)),
      AnyView(HTML.script(.attribute("TYPE", type), .type("module"), json: Self.hostile)),
      AnyView(HTML.script(json: Self.hostile).htmlAttributes(.attribute("type", type))),
    ] {
      #expect(
        view.rendered(as: .html) == "<script type=\"application/json\">\(Self.hostile)</script>"
      )
      #expect(view.rendered(as: .htmlProblems).map(\.kind) == problems)
    }
  }

  @Test(
    "Types of data stay",
    arguments: [
      "application/ld+json", "importmap", "speculationrules", "text/plain", "Application/JSON",
      "application/json; charset=utf-8",
    ]
  )
  func data(type: String) {
    let view = HTML.script(.type(type), json: "{}")
    #expect(view.rendered(as: .html) == "<script type=\"\(type)\">{}</script>")
    #expect(view.rendered(as: .htmlProblems) == [])
    let outer = HTML.script(json: "{}").htmlAttributes(.attribute("type", type))
    #expect(outer.rendered(as: .html) == "<script type=\"\(type)\">{}</script>")
  }

  @Test("A refused type is reported with the remedy") func message() {
    #expect(
      HTML.div { HTML.script(.type("module"), json: "1") }.rendered(as: .htmlProblems)
        .map(\.description) == [
          """
          div > script: the type "module" became "application/json", because the script holds \
          JSON, not code. Use importmap, speculationrules or a MIME type of data, such as \
          application/ld+json; write code as a literal: HTML.script(text: "...").
          """
        ]
    )
  }

  @Test("Code keeps the type that is given, from inside and from outside") func texts() {
    #expect(
      HTML.script(.type("text/javascript"), text: "a()")
        .htmlAttributes(.attribute("type", "module")).rendered(as: .html)
        == "<script type=\"module\">a()</script>"
    )
  }

  @Test(
    "A policy has the hash of the requested scripts",
    arguments: [
      ("", true), (" type", true), (" type=\"\"", true), (" type=\"module\"", true),
      (" type=\" Text/JavaScript \"", true), (" type=\"importmap\"", true),
      (" type=\"speculationrules\"", true), (" type=\"application/json\"", false),
      (" TYPE='application/ld+json'", false), (" type=\"text/template\"", false),
      (" type=\"unknown\"", false),
    ]
  )
  func policy(attributes: String, isNamed: Bool) {
    let hash = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"
    let policy = ContentSecurityPolicy.strict(for: "<script\(attributes)>abc</script>")
    #expect(policy == "default-src 'none'" + (isNamed ? "; script-src \(hash)" : ""))
  }

  @Test("A policy has no hash of data blocks") func hostilePolicy() {
    let page = Document(title: "A", language: "en") { HTML.script(json: Self.hostile) }
      .rendered(as: .html(stylesheet: .file(url: "/a.css")))
    #expect(ContentSecurityPolicy.strict(for: page) == "default-src 'none'")
    #expect(ContentSecurityPolicy("script-src 'self'").value(for: page) == "script-src 'self'")
  }
}

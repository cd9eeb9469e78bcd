import Diptych

/// The inline elements, and the elements of edits.
struct TextElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Text") }
      HTML.p { links }
      HTML.p { meanings }
      HTML.p { code }
      HTML.p { voices }
      HTML.p { directions }
      HTML.p {
        HTML.del(.cite("index.html"), .datetime("2026-01-01")) { Text("removed") }
        HTML.ins(.cite("index.html"), .datetime("2026-01-02")) { Text("added") }
      }
    }
  }

  @ViewBuilder private var links: some View {
    HTML.a(
      .href("cat.svg"),
      .download("cat.svg"),
      .type("image/svg+xml"),
      .referrerpolicy("no-referrer")
    ) {
      Text("a picture")
    }
    HTML.br()
    HTML.a(
      .href("index.html"),
      .hreflang("en"),
      .rel("next"),
      .target("_self"),
      .ping("https://example.org/a https://example.org/b")
    ) {
      Text("a page")
    }
  }

  @ViewBuilder private var meanings: some View {
    HTML.em { Text("stressed") }
    Text(", ")
    HTML.strong { Text("important") }
    Text(", ")
    HTML.small { Text("beside") }
    Text(", ")
    HTML.s { Text("out of date") }
    Text(", ")
    HTML.cite { Text("a title") }
    Text(", ")
    HTML.q(.cite("https://example.org/q")) { Text("quoted") }
    Text(", ")
    HTML.dfn { Text("defined") }
    Text(", ")
    HTML.abbr(.title("HyperText Markup Language")) { Text("HTML") }
    Text(", ")
    HTML.data(.value("42")) { Text("forty-two") }
    Text(", ")
    HTML.time(.datetime("2026-01-01")) { Text("New Year") }
  }

  @ViewBuilder private var code: some View {
    HTML.code { Text("let x") }
    Text(", ")
    HTML.var { Text("x") }
    Text(", ")
    HTML.samp { Text("42") }
    Text(", ")
    HTML.kbd { Text("Enter") }
    Text(", H")
    HTML.sub { Text("2") }
    Text("O, m")
    HTML.sup { Text("2") }
  }

  @ViewBuilder private var voices: some View {
    HTML.i { Text("another voice") }
    Text(", ")
    HTML.b { Text("keyword") }
    Text(", ")
    HTML.u { Text("annotated") }
    Text(", ")
    HTML.mark { Text("marked") }
    Text(", ")
    HTML.span { Text("plain") }
    Text(", un")
    HTML.wbr()
    Text("breakable")
  }

  @ViewBuilder private var directions: some View {
    HTML.ruby {
      Text("漢")
      HTML.rp { Text("(") }
      HTML.rt { Text("kan") }
      HTML.rp { Text(")") }
    }
    HTML.bdi { Text("ada") }
    HTML.bdo(.dir("rtl")) { Text("ada") }
  }
}

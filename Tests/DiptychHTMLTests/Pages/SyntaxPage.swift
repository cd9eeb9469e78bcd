import Diptych
import DiptychHTML

/// A page of strings in contexts with a syntax: keywords, numbers, keys, SVG.
///
/// The page is not valid, because the strings do not follow the syntax.
struct SyntaxPage: View {
  let strings: [String]

  var body: some View {
    Document(title: "Syntax", language: "en") {
      ForEach(strings, id: \.self) { string in
        HTML.div(.class("item")) {
          HTML.p(
            .data("holds", "id lang dir inputmode role"),
            .id(string),
            .lang(string),
            .dir(string),
            .inputmode(string),
            .role(string)
          ) {
            Text("a")
          }
          HTML.input(
            .data("holds", "type min max step pattern"),
            .type(string),
            .min(string),
            .max(string),
            .step(string),
            .pattern(string)
          )
          HTML.a(
            .data("holds", "target rel download"),
            .target(string),
            .rel(string),
            .download(string)
          ) {}
          // A newline starts the content of a `textarea`, so a combining mark gets no base.
          HTML.textarea(.data("holds", "characters")) { Text(verbatim: string) }
          HTML.p(.data(string, "v"), .aria(string, "v")) { Text("key") }
          Drawing(string: string)
        }
      }
    }
  }
}

private struct Drawing: View {
  let string: String

  var body: some View {
    let anchor = HTML.ElementName("a")
    let animation = HTML.ElementName("animate")
    HTML.svg(.data("holds", "viewBox"), .viewBox(string)) {
      anchor(.attribute("xlink:href", string), .attribute("fill", string), .data("holds", "fill")) {
        animation(.attribute("attributeName", "href"), .attribute("values", string)) {}
        animation(.attribute("attributeName", "xlink:href"), .attribute("to", string)) {}
      }
      anchor(.attribute("href", string)) {}
    }
  }
}

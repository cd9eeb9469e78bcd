package import Diptych

/// A page with every element of HTML in a valid place, and each of its attributes once.
///
/// The page uses only the HTML vocabulary, beginning with `html`. Elements that would load or run
/// something are in templates.
package struct VocabularyPage: View {
  package init() {}

  package var body: some View {
    Raw(html: "<!DOCTYPE html>")
    HTML.html(.lang("en")) {
      HTML.head { VocabularyHead() }
      HTML.body {
        HTML.header {
          HTML.hgroup {
            HTML.h1 { Text("Every element") }
            HTML.p {
              Text(
                """
                The vocabulary of HTML, each element with its attributes, as a browser draws it \
                without a stylesheet.
                """
              )
            }
          }
          HTML.nav(.aria("label", "Main")) {
            // The focus keeps the top of the page in sight.
            HTML.a(.href("index.html"), .autofocus) { Text("All components") }
          }
        }
        HTML.main {
          SectionElements()
          TextElements()
          GroupingElements()
          TableElements()
          FormElements()
          EmbeddedElements()
          InteractiveElements()
          ScriptingElements()
          GlobalAttributes()
        }
        HTML.aside(.aria("label", "Aside")) { HTML.p { Text("Beside the main content.") } }
        HTML.footer {
          HTML.address { HTML.a(.href("mailto:ada@example.org")) { Text("Ada") } }
        }
      }
    }
  }
}

/// The metadata of the page.
private struct VocabularyHead: View {
  var body: some View {
    HTML.meta(.charset("utf-8"))
    HTML.base(.target("_self"))
    HTML.title { Text("Every element · Diptych") }
    HTML.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
    HTML.meta(.name("color-scheme"), .content("light dark"))
    HTML.meta(
      .name("theme-color"),
      .content("#ffffff"),
      .media("(prefers-color-scheme: light)")
    )
    HTML.link(.rel("icon"), .href("cat.svg"), .sizes("any"), .type("image/svg+xml"))
    HTML.link(.rel("mask-icon"), .href("cat.svg"), .color("#808080"))
    HTML.link(.rel("alternate"), .href("index.html"), .hreflang("en-GB"), .media("print"))
    HTML.style(
      .media("screen"),
      .blocking("render"),
      text: """
        :root { background: light-dark(#fff, #111); color: light-dark(#111, #eee) }
        fieldset { min-width: 0 }
        :any-link { color: light-dark(#00c, #9cf) }
        """
    )
  }
}

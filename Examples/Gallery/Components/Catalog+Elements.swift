import Diptych

extension Catalog {
  /// The views that are elements of HTML.
  static let elements = CatalogGroup(
    "HTML",
    "Elements and attributes of HTML.",
    [htmlElements, htmlAttributes, raw]
  )

  private static let htmlElements = CatalogEntry(
    "Elements",
    "The elements of HTML, which a terminal shows too.",
    card: .sample {
      HTML.h2 { Text("Title") }
      HTML.p {
        Text("A "); HTML.strong { Text("strong") }; Text(" word.")
      }
      HTML.ul {
        HTML.li { Text("one") }
        HTML.li { Text("two") }
      }
    },
    [
      Component("html-elements") {
        HTML.article(.class("card"), .id("a1"), .data("kind", "x&y")) {
          HTML.h2 { Text("Title") }
          HTML.p {
            Text("A "); HTML.strong { Text("strong") }; Text(" word.")
          }
          HTML.ul {
            HTML.li { Text("one") }
            HTML.li { Text("two") }
          }
          HTML.table {
            HTML.tr {
              HTML.th(.scope("row"), .colspan(1)) { Text("a") }
              HTML.td { Text("b") }
            }
          }
          HTML.br()
          HTML.input(.value("\"quoted\" <value>"), .aria("label", "Value"), .disabled)
        }
      }
    ]
  )

  private static let htmlAttributes = CatalogEntry(
    "Attributes",
    "Attributes for the HTML element of a view.",
    card: .sample {
      CodeBlock(Text("text").htmlAttributes(.id("t")).rendered(as: .html))
      CodeBlock(Text("texte").htmlAttributes(.lang("fr")).rendered(as: .html))
    },
    [
      Component("html-attributes") {
        Text("text").htmlAttributes(.id("t"))
        VStack { Text("stack") }.htmlAttributes(.class("mine"), .id("s"))
        HTML.div(.class("own"), .id("inner")) { Text("element") }
          .htmlAttributes(.class("joined"), .id("outer"))
      }
    ]
  )

  private static let raw = CatalogEntry(
    "Raw",
    "Markup that is not escaped.",
    card: .sample {
      CodeBlock(Raw(html: "<b>trusted</b>").rendered(as: .html))
    },
    [
      Component("raw") { Raw(html: "<b>trusted</b>") }
    ]
  )
}

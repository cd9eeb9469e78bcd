import Diptych

/// The elements that group content.
struct GroupingElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Groups") }
      HTML.div { HTML.p { Text("A paragraph.") } }
      HTML.hr()
      HTML.pre { Text("\n  kept as it is") }
      HTML.blockquote(.cite("https://example.org/quote")) { HTML.p { Text("A quotation.") } }
      lists
      HTML.dl {
        HTML.dt { Text("Term") }
        HTML.dd { Text("What is said about it.") }
      }
      HTML.figure {
        HTML.img(.src("cat.svg"), .alt("A cat asleep"))
        HTML.figcaption { Text("A cat") }
      }
    }
  }

  @ViewBuilder private var lists: some View {
    HTML.ol(.start(9), .reversed, .type("1")) {
      HTML.li { Text("nine") }
      HTML.li(.value(4)) { Text("four") }
    }
    HTML.ul { HTML.li { Text("an item") } }
    HTML.menu { HTML.li { HTML.button(.type("button")) { Text("Copy") } } }
  }
}

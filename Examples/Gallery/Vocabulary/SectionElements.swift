import Diptych

/// The elements of sections, and headings of every level.
struct SectionElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Sections") }
      HTML.article {
        HTML.h3 { Text("An article") }
        HTML.h4 { Text("Level four") }
        HTML.h5 { Text("Level five") }
        HTML.h6 { Text("Level six") }
      }
      HTML.search {
        HTML.form(.role("none")) {
          HTML.label(.for("query")) { Text("Find ") }
          HTML.input(.type("search"), .id("query"))
        }
      }
    }
  }
}

import Diptych

/// The elements of tables.
struct TableElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Tables") }
      HTML.table {
        HTML.caption { Text("People") }
        HTML.colgroup(.span(1)) {}
        HTML.colgroup { HTML.col(.span(2)) }
        HTML.thead {
          HTML.tr {
            HTML.th(.scope("col"), .id("name"), .rowspan(1)) { Text("Name") }
            HTML.th(.scope("colgroup"), .id("born"), .colspan(2), .abbr("Born")) {
              Text("Day and year of birth")
            }
          }
        }
        HTML.tbody {
          HTML.tr {
            HTML.th(.scope("row"), .id("ada"), .headers("name")) { Text("Ada") }
            HTML.td(.headers("ada born"), .rowspan(1)) { Text("10 December") }
            HTML.td { Text("1815") }
          }
        }
        HTML.tfoot { HTML.tr { HTML.td(.colspan(3)) { Text("One person") } } }
      }
    }
  }
}

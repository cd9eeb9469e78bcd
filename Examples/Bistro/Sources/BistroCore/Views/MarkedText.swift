import Diptych

/// A text with a mark at each match of a filter: `<mark>` in a page, a ground in a terminal, with
/// one colour for the keyword and another for the category.
struct MarkedText: View {
  let runs: [MatchRun]

  var body: some View {
    Group {
      ForEach(Array(runs.enumerated()), id: \.offset) { run in
        let text = Text(verbatim: run.element.text)
        switch run.element.filter {
        case .keyword: HTML.mark { text }
        case .category: HTML.mark(.class("category")) { text.role(.info) }
        case nil: text
        }
      }
    }
  }
}

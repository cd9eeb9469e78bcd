import Diptych

/// A text that marks each match of a filter.
///
/// A mark is a `<mark>` in a page, and a background in a terminal. The keyword and the category
/// have different colours.
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

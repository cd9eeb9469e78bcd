import Diptych

/// A text with each match of a keyword marked.
struct MarkedText: View {
  let runs: [MatchRun]

  var body: some View {
    Group {
      ForEach(Array(runs.enumerated()), id: \.offset) { run in
        if run.element.isMatch {
          Mark(text: run.element.text)
        } else {
          Text(verbatim: run.element.text)
        }
      }
    }
  }
}

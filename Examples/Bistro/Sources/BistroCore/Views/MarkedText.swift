import Diptych

/// A text in which each match of a keyword is marked.
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

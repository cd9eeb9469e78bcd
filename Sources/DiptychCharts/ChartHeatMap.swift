import DiptychViews

/// A chart that is a heat map, followed by the problems of marks that can't be drawn.
struct ChartHeatMap: View {
  private let map: HeatMap
  private let problems: [ChartProblem]
  private let words: Words.Charts

  init(_ map: HeatMap, _ problems: [ChartProblem], _ words: Words.Charts) {
    self.map = map
    self.words = words
    self.problems = problems
  }

  var body: some View {
    if problems.isEmpty {
      map
    } else {
      VStack {
        map
        ForEach(problems, id: \.self) { problem in
          Paragraph { problem.note(words) }.hangingIndent(2)
        }
      }
    }
  }
}

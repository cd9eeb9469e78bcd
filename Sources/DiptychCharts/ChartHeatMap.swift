import DiptychViews

/// A chart that is a heat map, followed by the problems of marks that can't be drawn.
struct ChartHeatMap: View {
  private let map: HeatMap
  private let problems: [ChartProblem]

  init(_ map: HeatMap, _ problems: [ChartProblem]) {
    self.map = map
    self.problems = problems
  }

  var body: some View {
    if problems.isEmpty {
      map
    } else {
      VStack {
        map
        ForEach(problems, id: \.self) { problem in
          Paragraph { problem.note }.hangingIndent(2)
        }
      }
    }
  }
}

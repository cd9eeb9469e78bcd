import DiptychViews

extension ChartProblem {
  /// The problem as a note below the chart.
  var note: Text { Text(verbatim: "! " + description).role(.warning) }
}

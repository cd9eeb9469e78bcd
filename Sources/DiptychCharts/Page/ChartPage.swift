import DiptychViews

/// A chart in a page.
struct ChartPage: View {
  let scene: ChartScene

  static let rules = FigureRules(class: "plot", css: "")

  var body: some View { ChartWords(scene: scene) }
}

import DiptychViews

/// A chart for renderers, with a drawing for each medium.
struct ChartFigure: _Figure {
  let scene: ChartScene

  var page: ChartPage { ChartPage(scene: scene) }

  static var rules: _FigureRules { ChartRules.rules }

  var terminal: _TerminalFigure { TextChart(scene).figure }

  var words: ChartWords { ChartWords(scene: scene) }

  var redacted: ChartFigure {
    var scene = scene
    scene.isRedacted = true
    return ChartFigure(scene: scene)
  }
}

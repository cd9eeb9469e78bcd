import DiptychViews

// Charts, and the names of files.
extension TextRenderer {
  mutating func segmentedBar(_ segments: [BarSegment], label: String) {
    engine.pointee.appendSegments(segments)
  }

  mutating func plot(_ plot: PlotTraits) { engine.pointee.appendPlot(plot) }

  mutating func heatMap(_ map: HeatMapTraits) { engine.pointee.appendHeatMap(map) }

  mutating func figure<F: Figure>(_ figure: consuming F) {
    engine.pointee.append((isRedacted ? figure.redacted : figure).terminal)
  }

  mutating func pathname(_ path: String) {
    engine.pointee.builder.appendPathname(path)
    if isBlock { engine.pointee.endRun() }
  }
}

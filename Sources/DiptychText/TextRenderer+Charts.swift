import DiptychViews

// Charts, and the paths of files.
extension TextRenderer {
  mutating func segmentedBar(_ segments: [BarSegment], label: String) {
    builder.pointee.appendSegments(segments)
  }

  mutating func plot(_ plot: PlotTraits) { builder.pointee.appendPlot(plot) }

  mutating func heatMap(_ map: HeatMapTraits) { builder.pointee.appendHeatMap(map) }

  mutating func figure<F: _Figure>(_ figure: consuming F) {
    builder.pointee.append((isRedacted ? figure.redacted : figure).terminal)
  }

  mutating func pathname(_ path: String) {
    builder.pointee.appendPathname(path)
    if isBlock { builder.pointee.endRun() }
  }
}

import DiptychViews

// Charts, which may complete a block.
extension TextEngine {
  /// Appends a thin bar, if the content that follows is in a table.
  ///
  /// - Returns: Whether it was appended.
  mutating func appendThinBar(_ fraction: Double) -> Bool {
    guard builder.isInTable else { return false }
    endRun()
    builder.appendThinBar(fraction)
    handOver()
    return true
  }

  mutating func appendSegments(_ segments: [BarSegment]) {
    endRun()
    builder.appendSegments(segments)
    handOver()
  }

  mutating func appendPlot(_ plot: PlotTraits) {
    endRun()
    builder.appendPlot(plot)
    handOver()
  }

  mutating func appendHeatMap(_ map: HeatMapTraits) {
    endRun()
    builder.appendHeatMap(map)
    handOver()
  }

  mutating func append(_ figure: TerminalFigure) {
    endRun()
    builder.append(figure)
    handOver()
  }
}

import DiptychViews

/// The data of a chart: levels and texts.
///
/// A redacted chart has only its shape.
enum Chart {
  /// A thin bar in a table; the fraction is nil if it is redacted.
  case thinBar(fraction: Double?, trackStyle: UInt16)
  /// The parts of a whole on one line; nil if they are redacted.
  case segments([SegmentedBarChart.Part]?)
  case plot(PlotChart)
  case heatMap(HeatMapChart)
  /// A picture of another module, and the numbers of its styles.
  case figure(TerminalFigure, [UInt16])

  /// Whether the chart takes one line.
  var isLine: Bool {
    switch self {
    case .thinBar, .segments: true
    case .plot(let plot): plot.height == 1
    case .heatMap, .figure: false
    }
  }
}

/// The cells of a segmented bar.
enum SegmentedBarChart {
  /// A part of the bar, as a fraction of a full one.
  struct Part {
    let fraction: Double
    let style: UInt16
    /// The kind of line of the part: heavy, broken or light.
    ///
    /// So three parts differ even in output that has no colours.
    let line: Int
  }

  /// Returns the cells of each part in a bar of a given width.
  ///
  /// A part above 0 has at least one cell, as long as there are cells. If the sum would be too
  /// wide, the widest part becomes narrower.
  static func cells(of parts: [Part], in width: Int) -> [Int] {
    var cells = parts.map { part in
      part.fraction > 0 ? max(Int((part.fraction * Double(width)).rounded()), 1) : 0
    }
    var rest = cells.reduce(0, +) - width
    while rest > 0, let most = cells.max(), let widest = cells.lastIndex(of: most) {
      cells[widest] -= 1
      rest -= 1
    }
    return cells
  }
}

import DiptychViews

/// The data of a chart: levels and texts.
///
/// A redacted chart has only its shape.
enum Chart {
  /// A thin bar in a table.
  ///
  /// The fraction is nil if the bar is redacted.
  case thinBar(fraction: Double?, trackStyle: UInt16)
  /// A bar of several parts.
  ///
  /// The array of the parts is nil if the bar is redacted.
  case segments([SegmentedBarChart.Part]?, trackStyle: UInt16)
  /// A picture that another module draws, the numbers of its styles, whether these styles have
  /// colours, and whether the styles of its shades fill whole cells.
  ///
  /// The styles of shades follow the others.
  case figure(_TerminalFigure, [UInt16], hasColors: Bool, isSolid: Bool)

  /// Whether the chart takes one line.
  var isLine: Bool {
    switch self {
    case .thinBar, .segments: true
    case .figure: false
    }
  }
}

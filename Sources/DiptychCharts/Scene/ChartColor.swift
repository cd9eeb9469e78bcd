import DiptychViews

/// The colour of marks, by its meaning.
enum ChartColor: Hashable, Sendable {
  /// The accent colour, for marks without a series.
  case accent
  /// The colour of the series with a zero-based number.
  ///
  /// The palette has eight colours. From the ninth series on, the colours are repeated with other
  /// symbols.
  case series(Int)
  case role(Role)

  static let seriesCount = 8

  /// The number of times that all colours of the palette were used before this series.
  var round: Int { if case .series(let number) = self { number / Self.seriesCount } else { 0 } }
}

/// A series of a chart, with its name and the colour of its marks.
struct ChartSeries: Hashable, Sendable {
  let name: String
  let color: ChartColor
}

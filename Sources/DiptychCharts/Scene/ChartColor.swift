import DiptychViews

/// The colour of marks, by its meaning.
enum ChartColor: Hashable, Sendable {
  /// The accent: marks without a series.
  case accent
  /// One of the eight colours of the palette, from 0 on.
  case series(Int)
  case role(Role)

  static let seriesCount = 8
}

/// A series of a chart: its name, and the colour of its marks.
struct ChartSeries: Hashable, Sendable {
  let name: String
  let color: ChartColor
}

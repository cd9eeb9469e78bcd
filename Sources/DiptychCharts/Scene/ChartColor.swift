import DiptychViews

/// The colour of marks, by its meaning.
enum ChartColor: Hashable, Sendable {
  /// The accent: marks without a series.
  case accent
  /// A series by its number, from 0 on: one of the eight colours of the palette, and from the ninth
  /// on the same colours with other signs.
  case series(Int)
  case role(Role)

  static let seriesCount = 8

  /// The number of times that the palette was used up before the series.
  var round: Int { if case .series(let number) = self { number / Self.seriesCount } else { 0 } }
}

/// A series of a chart: its name, and the colour of its marks.
struct ChartSeries: Hashable, Sendable {
  let name: String
  let color: ChartColor
}

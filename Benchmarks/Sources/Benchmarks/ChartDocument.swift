import Diptych
import Documents
import Floor
import Yardsticks

/// A chart, as text of 120 cells or as HTML.
enum ChartDocument: String, CaseIterable {
  case millionText = "million-text"
  case millionHTML = "million-html"
  case smallText = "200-text"
  case smallHTML = "200-html"
  case barsText = "bars-text"
  case barsHTML = "bars-html"

  static let floorName = "charts/floor"

  var name: String { "charts/\(rawValue)" }

  var pointCount: Int? {
    switch self {
    case .millionText, .millionHTML: 1_000_000
    case .smallText, .smallHTML: 200
    case .barsText, .barsHTML: nil
    }
  }

  private static let width = 120

  /// Returns the document by Diptych.
  func kit() -> Document {
    let points = ChartPoint.generated(pointCount ?? 0)
    let names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    let months = names.enumerated().map { (name: String($1), count: 7 * $0 * $0 % 31 + 3) }
    return switch self {
    case .millionText, .smallText:
      Document(name) { lineChart(points).rendered(as: .text(width: Self.width)) }
    case .millionHTML, .smallHTML: Document(name) { lineChart(points).rendered(as: .html) }
    case .barsText: Document(name) { barChart(months).rendered(as: .text(width: Self.width)) }
    case .barsHTML: Document(name) { barChart(months).rendered(as: .html) }
    }
  }

  /// Returns the ranges of a million points, as a document.
  static func floor() -> Document {
    let points = ChartPoint.generated(1_000_000)
    return Document(
      floorName,
      output: { columnRanges(points).map { "\($0.low) \($0.high)\n" }.joined() },
      render: { columnRanges(points).count }
    )
  }
}

import DiptychViews

// A sparkline as SVG, in a box that is as many cells wide as there are values.
extension HTMLWriter {
  /// The height of a curve, in units of the width of a value.
  ///
  /// A line is about three times as high as a cell is wide, so units are square.
  private var curveHeight: Double { 3 }

  mutating func sparkline(_ fractions: [Double?], label: String) {
    let outer = beginTag("svg")
    addClass(.sparkline)
    addClass(.width(max(fractions.count, 1)))
    if isRedacted {
      attribute("aria-hidden", "true")
    } else {
      attribute("role", "img")
      attribute("aria-label", label)
    }
    attribute("viewBox", "0 0 \(max(fractions.count - 1, 1)) \(Int(curveHeight))")
    attribute("preserveAspectRatio", "none")
    closeAttributes()
    let shown = isRedacted ? fractions.map { $0.map { _ in 0.5 } } : fractions
    for line in shown.indices.split(whereSeparator: { shown[$0] == nil }) {
      polyline(line.map { (x: $0, y: shown[$0] ?? 0) })
    }
    endTag("svg", outer)
  }

  private mutating func polyline(_ points: [(x: Int, y: Double)]) {
    // A single point becomes a line to the next position; SVG would draw nothing for it.
    let points = points.count == 1 ? [points[0], (x: points[0].x + 1, y: points[0].y)] : points
    let outer = beginTag("polyline")
    let coordinates = points.map { point in
      "\(point.x),\(((1 - point.y) * curveHeight * 100).rounded() / 100)"
    }
    attribute("points", coordinates.joined(separator: " "))
    closeAttributes()
    endTag("polyline", outer)
  }
}

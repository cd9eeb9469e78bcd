import DiptychViews

// Small charts in a line of text.
extension HTMLWriter {
  /// The height of a curve, in units of the width of a value.
  ///
  /// A line is about three times as high as a cell is wide, so units are square.
  private var curveHeight: Double { 3 }

  mutating func sparkline(_ fractions: [Double?], label: String) {
    let outer = beginPicture([.sparkline, .width(max(fractions.count, 1))], label: label)
    let width = max(fractions.count - 1, 1)
    attribute("viewBox", "0 0 \(width) \(Int(curveHeight))")
    attribute("preserveAspectRatio", "none")
    closeAttributes()
    let shown = isRedacted ? fractions.map { $0.map { _ in 0.5 } } : fractions
    for line in shown.indices.split(whereSeparator: { shown[$0] == nil }) {
      polyline(line.map { (x: $0, y: shown[$0] ?? 0) }, in: width)
    }
    endTag("svg", outer)
  }

  private mutating func polyline(_ points: [(x: Int, y: Double)], in width: Int) {
    var points = points
    if points.count == 1 {
      // SVG draws nothing for a single point. So the point becomes a line to the next position, or
      // at the end a line from the previous position.
      let (x, y) = (min(points[0].x, width - 1), points[0].y)
      points = [(x: x, y: y), (x: x + 1, y: y)]
    }
    out.append("<polyline vector-effect=\"non-scaling-stroke\" points=\"")
    for (index, point) in points.enumerated() {
      if index > 0 { out.append(" ") }
      out.append(decimal: point.x)
      let y = ((1 - point.y) * curveHeight * 100).rounded() / 100
      out.append(contentsOf: ",\(y)")
    }
    out.append("\"></polyline>")
  }

  /// Writes the parts of a whole, each in the colour of its role.
  mutating func segmentedBar(_ segments: [BarSegment], label: String) {
    let outer = beginPicture([.segmentedBar], label: label)
    closeAttributes()
    // Parts of equal width do not reveal the values.
    let widths =
      isRedacted
      ? segments.map { _ in 1 / Double(segments.count) }
      : Self.visibleFractions(of: segments.map(\.fraction))
    var start = 0.0
    for (index, (segment, fraction)) in zip(segments, widths).enumerated() {
      let role = isRedacted ? Role.border : segment.role
      usedRules.insert(.role(role))
      out.append("<rect class=\"")
      out.append(role.className)
      out.append("\"")
      if index > 0 { appendPercent(" x=\"", start * 100) }
      appendPercent(" width=\"", min(fraction, max(1 - start, 0)) * 100)
      out.append(" height=\"100%\"></rect>")
      start += fraction
    }
    endTag("svg", outer)
  }

  /// Returns the widths of the parts of a whole.
  ///
  /// Every part above 0 has a visible minimum width. The widest parts become narrower in return, so
  /// that the sum of the widths does not change.
  private static func visibleFractions(of fractions: [Double]) -> [Double] {
    let least = 0.02
    var widths = fractions.map { $0 > 0 ? max($0, least) : 0 }
    var rest = widths.reduce(0, +) - min(fractions.reduce(0, +), 1)
    while rest > 0, let most = widths.max(), most > least,
      let widest = widths.lastIndex(of: most)
    {
      widths[widest] = max(most - rest, least)
      rest -= most - widths[widest]
    }
    return widths
  }

  /// Begins the start tag of an image with a label.
  ///
  /// A redacted image has neither a role nor a label.
  private mutating func beginPicture(_ rules: [StyleRule], label: String) -> Flow {
    let outer = beginTag("svg")
    for rule in rules { addClass(rule) }
    if isRedacted {
      attribute("aria-hidden", "true")
    } else {
      attribute("role", "img")
      attribute("aria-label", label)
    }
    return outer
  }

  /// Appends an attribute whose value is a percentage with at most two decimal places.
  ///
  /// `attribute` ends with the opening quote.
  private mutating func appendPercent(_ attribute: StaticString, _ percent: Double) {
    out.append(attribute)
    let hundredths = Int((percent * 100).rounded())
    out.append(decimal: hundredths / 100)
    let rest = abs(hundredths % 100)
    if rest > 0 {
      out.append(".")
      if rest < 10 { out.append("0") }
      out.append(decimal: rest % 10 == 0 ? rest / 10 : rest)
    }
    out.append("%\"")
  }
}

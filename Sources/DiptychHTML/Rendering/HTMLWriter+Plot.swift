import DiptychViews

// A chart as SVG without a view box. Its positions are percentages, so the chart stretches with its
// width, but its words do not.
extension HTMLWriter {
  /// The positions of a chart's parts, in percent of the size of the chart.
  private struct PlotPlaces {
    static let top = 8.0
    /// The width of a bar, as a fraction of the width of a value.
    static let barWidth = 0.8
    /// The maximum number of tick labels.
    static let mostTicks = 8
    /// The maximum number of bars.
    ///
    /// If there are more values, adjacent values share a bar.
    static let mostBars = 400
    /// The maximum number of bars with a tooltip.
    static let mostTooltips = 100

    /// The number of values that share a bar.
    let share: Int
    /// The width of a value.
    let width: Double
    /// The position of 0 between the bottom and the top, from 0 to 1.
    let zero: Double
    /// The y coordinate of the bottom.
    ///
    /// Tick labels are below it.
    let bottom: Double

    init(_ plot: PlotTraits, isRedacted: Bool) {
      let count = max(plot.fractions.count, 1)
      share = (count + Self.mostBars - 1) / Self.mostBars
      width = 100 / Double(count)
      let extent = plot.upperBound - plot.lowerBound
      zero = extent > 0 && !isRedacted ? -plot.lowerBound / extent : 0
      bottom = plot.ticks.isEmpty ? 99 : 86
    }

    /// Returns the height of a part of the axis.
    func y(_ fraction: Double) -> Double { bottom - fraction * (bottom - Self.top) }
  }

  mutating func plot(_ plot: PlotTraits) {
    let isFigure = flow.holdsBlocks
    let outer = isFigure ? openTag("figure") : flow
    _ = openPicture(.chart, label: plot.label)
    let places = PlotPlaces(plot, isRedacted: isRedacted)
    appendLine(.rule, across: places.y(1))
    appendLine(.rule, across: places.y(0.5))
    appendLine(.axis, across: places.y(places.zero))
    appendBars(of: plot, places)
    if !isRedacted {
      appendValue(plot.upperBound, at: places.y(1))
      appendValue((plot.upperBound + plot.lowerBound) / 2, at: places.y(0.5))
      if plot.lowerBound < 0 { appendValue(plot.lowerBound, at: places.y(0)) }
      appendTicks(of: plot, places)
    }
    endTag("svg", outer)
    guard isFigure else { return }
    // The label of the picture begins with the same words.
    if !isRedacted && !plot.caption.isEmpty {
      out.append("<figcaption aria-hidden=\"true\">")
      out.append(text: plot.caption)
      out.append("</figcaption>")
    }
    endTag("figure", outer)
  }

  /// Opens an image with a label.
  ///
  /// A redacted image has neither a role nor a label.
  mutating func openPicture(_ rule: StyleRule, label: String) -> Flow {
    let outer = beginTag("svg")
    addClass(rule)
    if isRedacted {
      attribute("aria-hidden", "true")
    } else {
      attribute("role", "img")
      attribute("aria-label", label)
    }
    closeAttributes()
    return outer
  }

  // MARK: Parts

  private mutating func appendBars(of plot: PlotTraits, _ places: PlotPlaces) {
    let count = plot.fractions.count
    let hasTooltips = !isRedacted && count <= PlotPlaces.mostTooltips
    for start in stride(from: 0, to: count, by: places.share) {
      let bar = start..<min(start + places.share, count)
      let shown = plot.fractions[bar].compactMap(\.self)
      guard !shown.isEmpty else { continue }
      let mean = isRedacted ? 0.5 : shown.reduce(0, +) / Double(shown.count)
      let width = places.width * Double(bar.count)
      let inset = width * (1 - PlotPlaces.barWidth) / 2
      out.append("<rect class=\"bar\"")
      appendPercent(" x=\"", places.width * Double(start) + inset)
      appendPercent(" width=\"", width - 2 * inset)
      appendPercent(" y=\"", places.y(max(mean, places.zero)))
      let height = abs(places.y(mean) - places.y(places.zero))
      appendPercent(" height=\"", height)
      if hasTooltips, let value = plot.values[start] {
        out.append("><title>")
        if let tick = plot.ticks[start] { out.append(text: tick + ": ") }
        out.append(text: Sparkline.digits(value))
        out.append("</title></rect>")
      } else {
        out.append("></rect>")
      }
    }
  }

  private mutating func appendTicks(of plot: PlotTraits, _ places: PlotPlaces) {
    let all = plot.ticks.keys.sorted()
    let step = (all.count + PlotPlaces.mostTicks - 1) / PlotPlaces.mostTicks
    for index in stride(from: 0, to: all.count, by: max(step, 1)).map({ all[$0] }) {
      guard let tick = plot.ticks[index] else { continue }
      let x = places.width * (Double(index) + 0.5)
      out.append("<text")
      appendPercent(" x=\"", x)
      // A word at the end must not extend beyond the chart. At the start, there is space for it.
      out.append(x > 97 ? " text-anchor=\"end\"" : " text-anchor=\"middle\"")
      out.append(" y=\"98%\">")
      out.append(text: tick)
      out.append("</text><line class=\"axis\"")
      appendPercent(" x1=\"", x)
      appendPercent(" x2=\"", x)
      out.append(" y1=\"86%\" y2=\"88%\"></line>")
    }
  }

  /// A kind of a line of a chart.
  private enum PlotLine {
    case rule
    case axis
  }

  private mutating func appendLine(_ kind: PlotLine, across y: Double) {
    out.append(kind == .axis ? "<line class=\"axis\"" : "<line class=\"rule\"")
    out.append(" x2=\"100%\"")
    appendPercent(" y1=\"", y)
    appendPercent(" y2=\"", y)
    out.append("></line>")
  }

  /// Writes a value of the axis above its grid line.
  private mutating func appendValue(_ value: Double, at y: Double) {
    out.append("<text")
    appendPercent(" y=\"", y - 1.5)
    out.append(">")
    out.append(text: Sparkline.digits(value))
    out.append("</text>")
  }

  /// Appends an attribute whose value is a percentage with at most two decimal places.
  ///
  /// `attribute` ends with the opening quote.
  mutating func appendPercent(_ attribute: StaticString, _ percent: Double) {
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

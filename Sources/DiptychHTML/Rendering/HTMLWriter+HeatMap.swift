import DiptychViews

extension HTMLWriter {
  /// Writes a table whose cells have the colours of their values; their numbers are for screen
  /// readers.
  mutating func heatMap(_ map: HeatMapTraits) {
    openScroll(map.label)
    usedRules.insert(.hidden)
    let outer = openTag("table", .heat)
    if let caption = map.caption {
      out.append("<caption>")
      append(caption)
      out.append("</caption>")
    }
    appendTitleWidth(map.rows)
    out.append("<thead><tr><td></td>")
    for title in map.columns { appendTitle(title, scope: "col") }
    out.append("</tr></thead><tbody>")
    let maximum = map.maximum
    for (title, values) in zip(map.rows, map.values) {
      out.append("<tr>")
      appendTitle(title, scope: "row")
      for value in values { appendCell(value, maximum: maximum) }
      out.append("</tr>")
    }
    out.append("</tbody>")
    endTag("table", outer)
    closeScroll()
  }

  /// Writes the width of the titles of the rows, if they need more than the rule of a heat map gives.
  ///
  /// A wide letter counts twice.
  private mutating func appendTitleWidth(_ titles: [String]) {
    let widths = titles.map { title in
      title.reduce(0) { $0 + ($1.unicodeScalars.first.map { $0.value < 0x1100 ? 1 : 2 } ?? 0) }
    }
    guard let longest = widths.max(), longest > 4 else { return }
    out.append("<colgroup>")
    let outer = openTag("col", .columnWidth(min(longest, 16)))
    flow = outer
    out.append("</colgroup>")
  }

  private mutating func appendTitle(_ title: String, scope: StaticString) {
    // An empty cell is no header, and neither is one that assistive technology can't read.
    guard !title.isEmpty, !isRedacted else {
      out.append("<td>")
      append(title)
      return out.append("</td>")
    }
    out.append("<th scope=\"")
    out.append(scope)
    out.append("\">")
    append(title)
    out.append("</th>")
  }

  /// Writes a cell; one that is redacted has the same step as all others, and no number.
  private mutating func appendCell(_ value: Double, maximum: Double) {
    guard !isRedacted else { return out.append("<td class=\"l1\"></td>") }
    out.append("<td class=\"l")
    out.append(decimal: HeatMapTraits.step(of: value, maximum: maximum))
    out.append("\"><span class=\"sr\">")
    out.append(text: Self.digits(value))
    out.append("</span></td>")
  }
}

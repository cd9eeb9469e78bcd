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

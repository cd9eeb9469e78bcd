import DiptychViews

extension HTMLWriter {
  /// Writes a table whose cells have the colours of their values.
  ///
  /// Screen readers read the numbers.
  mutating func heatMap(_ map: HeatMapTraits) {
    if let title = map.title, !isRedacted {
      // The label contains the same words.
      out.append("<p aria-hidden=\"true\"><strong>")
      append(title)
      out.append("</strong></p>")
    }
    openScroll(map.label)
    usedRules.insert(.hidden)
    let outer = openTag("table", .heat)
    appendCaption(map)
    appendTitleWidth(map)
    out.append("<thead><tr><td></td>")
    for (column, title) in map.columns.enumerated() {
      appendTitle(title, scope: "col", isDrawn: !map.undrawnColumns.contains(column))
    }
    out.append("</tr></thead><tbody>")
    let maximum = map.maximum
    for (row, (title, values)) in zip(map.rows, map.values).enumerated() {
      out.append("<tr>")
      appendTitle(title, scope: "row", isDrawn: !map.undrawnRows.contains(row))
      for value in values { appendCell(value, maximum: maximum) }
      out.append("</tr>")
    }
    out.append("</tbody>")
    endTag("table", outer)
    closeScroll()
  }

  /// Writes the `caption` element, with the values of each step and the caption.
  ///
  /// If the caption is empty, or the map is redacted, the values are left out.
  private mutating func appendCaption(_ map: HeatMapTraits) {
    guard !isRedacted, map.caption != "", !map.values.isEmpty else {
      guard let caption = map.caption else { return }
      out.append("<caption>")
      append(caption)
      return out.append("</caption>")
    }
    // The legend is hidden from screen readers, because the cells contain their numbers. The steps
    // and ranges have the same order in a page of any direction.
    out.append("<caption><span aria-hidden=\"true\" dir=\"ltr\">")
    for (index, part) in HeatMapScale(map).parts.enumerated() {
      // An em space, which allows a line break, so that a swatch is nearer to its own words.
      if index > 0, !part.words.isEmpty { out.append("\u{2003}") }
      out.append("<span><span class=\"l")
      out.append(decimal: part.step)
      // No-break spaces, as wide as a swatch.
      out.append("\">\u{A0}\u{A0}\u{A0}</span>")
      if !part.words.isEmpty { out.append(text: "\u{A0}" + part.words) }
      out.append("</span>")
    }
    out.append("</span>")
    if let caption = map.caption {
      out.append("<br>")
      append(caption)
    }
    out.append("</caption>")
  }

  /// Writes the width of the titles of the rows, if they need more than the rule of a heat map
  /// gives.
  ///
  /// A wide letter has the width of two letters.
  private mutating func appendTitleWidth(_ map: HeatMapTraits) {
    let titles = map.rows.enumerated().filter { !map.undrawnRows.contains($0.offset) }
    let widths = titles.map { _, title in
      title.reduce(0) { $0 + ($1.unicodeScalars.first.map { $0.value < 0x1100 ? 1 : 2 } ?? 0) }
    }
    guard let longest = widths.max(), longest > 4 else { return }
    out.append("<colgroup>")
    let outer = openTag("col", .columnWidth(min(longest, 16)))
    flow = outer
    out.append("</colgroup>")
  }

  /// Writes the header of a row or a column.
  ///
  /// A header that is not drawn is only for screen readers.
  private mutating func appendTitle(_ title: String, scope: StaticString, isDrawn: Bool) {
    // An empty cell, and a cell that assistive technology can't read, are no headers.
    guard !title.isEmpty, !isRedacted else {
      out.append("<td>")
      if isDrawn { append(title) }
      return out.append("</td>")
    }
    out.append("<th scope=\"")
    out.append(scope)
    out.append(isDrawn ? "\">" : "\"><span class=\"sr\">")
    append(title)
    out.append(isDrawn ? "</th>" : "</span></th>")
  }

  /// Writes a cell.
  ///
  /// All redacted cells have the same step, and no number.
  private mutating func appendCell(_ value: Double, maximum: Double) {
    guard !isRedacted else { return out.append("<td class=\"l1\"></td>") }
    out.append("<td class=\"l")
    out.append(decimal: HeatMapTraits.step(of: value, maximum: maximum))
    out.append("\"><span class=\"sr\">")
    out.append(text: Sparkline.digits(value))
    out.append("</span></td>")
  }
}

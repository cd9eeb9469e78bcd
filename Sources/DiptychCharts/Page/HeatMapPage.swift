import DiptychViews

/// A heat map in a page: a table whose cells have the colours of their values.
///
/// Screen readers read the numbers.
struct HeatMapPage: View {
  let map: HeatMap

  var body: some View {
    if let title = map.title, !map.isRedacted {
      // The label of the table repeats the title.
      PageElement("p", SVGAttributes.hidden) { Text(verbatim: title).bold() }
    }
    PageElement("figure", attributes) {
      PageElement("table", SVGAttributes(class: titleClass)) {
        caption
        PageElement("thead") {
          PageElement("tr") {
            PageElement("td") {}
            ForEach(map.columns.indices, id: \.self) { column in
              title(map.columns[column], "col", isDrawn: !map.undrawnColumns.contains(column))
            }
          }
        }
        PageElement("tbody") {
          let maximum = map.maximum
          ForEach(map.rows.indices, id: \.self) { row in
            PageElement("tr") {
              title(map.rows[row], "row", isDrawn: !map.undrawnRows.contains(row))
              ForEach(map.columns.indices, id: \.self) { cell(map.values[row][$0], maximum) }
            }
          }
        }
      }
    }
  }

  /// The attributes of a part of the page that scrolls if it has very many columns.
  private var attributes: SVGAttributes {
    map.isRedacted
      ? SVGAttributes(class: "heat")
      : SVGAttributes(class: "heat", ["role": "group", "aria-label": map.label, "tabindex": "0"])
  }

  /// The class for the width of the titles of the rows, if they need more than the usual width.
  private var titleClass: String? {
    let titles = map.rows.enumerated().filter { !map.undrawnRows.contains($0.offset) }
    let longest = titles.map(\.element.letterWidth).max() ?? 0
    return longest > 4 ? "t\(min((longest + 1) / 2 * 2, 16))" : nil
  }

  /// The values of each step, and the caption.
  ///
  /// If the caption is empty, or the map is redacted, the values are left out.
  @ViewBuilder private var caption: some View {
    if map.caption != "", map.caption != nil || !map.isRedacted {
      PageElement("caption") {
        if !map.isRedacted, !map.values.isEmpty {
          legend
          if map.caption != nil { LineBreak() }
        }
        Text(verbatim: map.caption ?? "")
      }
    }
  }

  /// The swatches of the steps with their values.
  ///
  /// Screen readers skip it, because the cells contain their numbers. The steps and ranges have the
  /// same order in a page of any direction.
  private var legend: some View {
    PageElement("span", SVGAttributes(["aria-hidden": "true", "dir": "ltr"])) {
      ForEach(map.steps, id: \.step) { step, words in
        // An em space, which allows a line break, so that a swatch is nearer to its own words.
        if step > 0, !words.isEmpty { Text(verbatim: "\u{2003}") }
        PageElement("span") {
          // No-break spaces, as wide as a swatch.
          PageElement("span", SVGAttributes(class: "l\(step)")) {
            Text(verbatim: "\u{A0}\u{A0}\u{A0}")
          }
          if !words.isEmpty { Text(verbatim: "\u{A0}" + words) }
        }
      }
    }
  }

  /// Returns the header of a row or a column.
  ///
  /// A header that is not drawn is only for screen readers.
  @ViewBuilder private func title(_ title: String, _ scope: String, isDrawn: Bool) -> some View {
    // An empty cell, and a cell that assistive technology can't read, are no headers.
    if title.isEmpty || map.isRedacted {
      PageElement("td") { Text(verbatim: isDrawn ? title : "") }
    } else {
      PageElement("th", SVGAttributes(["scope": scope])) {
        if isDrawn {
          Text(verbatim: title)
        } else {
          PageElement("span", SVGAttributes(class: "sr")) { Text(verbatim: title) }
        }
      }
    }
  }

  /// Returns a cell.
  ///
  /// All redacted cells have the same step, and no number.
  private func cell(_ value: Double, _ maximum: Double) -> some View {
    let step = map.isRedacted ? 1 : HeatMap.step(of: value, maximum: maximum)
    return PageElement("td", SVGAttributes(class: "l\(step)")) {
      if !map.isRedacted {
        PageElement("span", SVGAttributes(class: "sr")) {
          Text(verbatim: Sparkline.digits(value))
        }
      }
    }
  }

  static let rules = _FigureRules(
    class: "heat",
    css: """
      & { margin: 0 0 var(--space-4); overflow-x: auto }
      &:last-child { margin-block-end: 0 }
      & table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 2px; font-size: 0.6875rem; line-height: 1 }
      && :is(th, td) { border: 0; padding: 0; height: 1.375rem; vertical-align: middle; white-space: nowrap; position: relative }
      & caption { caption-side: bottom; padding-block: var(--space-2) 0; line-height: 1.5; font-size: var(--text-xs) }
      & caption > span > span { white-space: nowrap }
      && th { color: var(--soft); font-size: var(--text-xs); font-weight: 500 }
      & :is(th, td):first-child { width: 2.5rem; overflow: hidden; text-overflow: ellipsis }
      & .t6 :is(th, td):first-child { width: 8ch }
      & .t8 :is(th, td):first-child { width: 10ch }
      & .t10 :is(th, td):first-child { width: 12ch }
      & .t12 :is(th, td):first-child { width: 14ch }
      & .t14 :is(th, td):first-child { width: 16ch }
      & .t16 :is(th, td):first-child { width: 18ch }
      && [class^=l] { border-radius: 3px; background: color-mix(in oklab, var(--accent) var(--l, 0%), var(--surface, var(--ground))); forced-color-adjust: none }
      && .l0 { background: var(--line); opacity: 0.5 }
      & .l1 { --l: 28% }
      & .l2 { --l: 50% }
      & .l3 { --l: 75% }
      & .l4 { --l: 100% }
      & .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
      """
  )
}

extension HeatMap {
  /// The steps of the map, from 0 to 4, and the values of each in words.
  ///
  /// If all values are whole numbers, each step has its first and its last whole number, and a step
  /// without a whole number is left out. Otherwise, only the lowest step has a value, which is
  /// zero, and the highest step, which has the highest value.
  var steps: [(step: Int, words: String)] {
    let maximum = maximum
    guard maximum > 0 else { return [(0, "0")] }
    guard maximum < 1e9, values.joined().allSatisfy({ $0 == $0.rounded() }) else {
      return [(0, "0"), (1, ""), (2, ""), (3, ""), (4, Sparkline.digits(maximum))]
    }
    return [(0, "0")]
      + (1...4).compactMap { step in
        let (first, last) = ((step - 1) * Int(maximum) / 4 + 1, step * Int(maximum) / 4)
        guard first <= last else { return nil }
        return (step, first == last ? "\(first)" : "\(first)–\(last)")
      }
  }
}

import DiptychViews

/// A heat map in a page: a table whose cells have the colours of their values.
///
/// Screen readers read the numbers.
struct HeatMapPage: View {
  let map: HeatMap

  @Environment(\.words.table) private var table

  var body: some View {
    if let title = map.title, !map.isRedacted {
      // The label of the table repeats the title.
      PageElement("p", SVGAttributes(hidden: true)) { Text(verbatim: title).bold() }
    }
    PageElement("div", attributes) {
      PageElement("table", SVGAttributes(class: titleClass)) {
        if !map.isRedacted, map.caption != "", !map.values.isEmpty {
          PageElement("caption", SVGAttributes()) {
            // The cells contain the numbers of the legend. Its steps and ranges have the same order
            // in a page of any direction.
            HeatMapLegend(parts: HeatMapLegend.parts(of: map))
            if let caption = map.caption {
              LineBreak()
              Text(verbatim: caption)
            }
          }
        } else if let caption = map.caption, !caption.isEmpty {
          PageElement("caption", SVGAttributes()) { Text(verbatim: caption) }
        }
        PageElement("thead", SVGAttributes()) { HeatMapHead(map: map) }
        PageElement("tbody", SVGAttributes()) { HeatMapRows(map: map) }
      }
    }
  }

  /// The attributes of a part of the page that scrolls if it has very many columns.
  private var attributes: SVGAttributes {
    var attributes = SVGAttributes(class: "heat")
    attributes.set("role", "group")
    attributes.set("aria-label", map.isRedacted ? table : map.label)
    attributes.set("tabindex", "0")
    return attributes
  }

  /// The class for the width of the titles of the rows, if they need more than the usual width.
  private var titleClass: String? {
    let titles = map.rows.enumerated().filter { !map.undrawnRows.contains($0.offset) }
    let longest = titles.map(\.element.letterWidth).max() ?? 0
    return longest > 4 ? "t\(min((longest + 1) / 2 * 2, 16))" : nil
  }

  static let rules = _FigureRules(
    class: "heat",
    css: """
      & { margin-block: 0 var(--space-4); overflow-x: auto }
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

/// The steps of a heat map with their values.
struct HeatMapLegend: PrimitiveView {
  /// A step, from 0 to 4, and its values in words.
  struct Part: Hashable {
    let step: Int
    let words: String
  }

  let parts: [Part]

  /// Returns the steps of a map.
  ///
  /// If all values are whole numbers, each step has its first and its last whole number, and a step
  /// without a whole number is left out. Otherwise, only the lowest step has a value, which is
  /// zero, and the highest step, which has the highest value.
  static func parts(of map: HeatMap) -> [Part] {
    let maximum = map.maximum
    guard maximum > 0 else { return [Part(step: 0, words: "0")] }
    guard maximum < 1e9, map.values.joined().allSatisfy({ $0 == $0.rounded() }) else {
      let ends = [0: "0", 4: Sparkline.digits(maximum)]
      return (0...4).map { Part(step: $0, words: ends[$0] ?? "") }
    }
    let whole = Int(maximum)
    return [Part(step: 0, words: "0")]
      + (1...4).compactMap { step in
        let (first, last) = ((step - 1) * whole / 4 + 1, step * whole / 4)
        guard first <= last else { return nil }
        return Part(step: step, words: first == last ? "\(first)" : "\(first)–\(last)")
      }
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var attributes = SVGAttributes(hidden: true)
    attributes.set("dir", "ltr")
    let parts = view.parts
    renderer.element("span", attributes, Parts(parts: parts))
  }

  private struct Parts: PrimitiveView {
    let parts: [Part]

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      for (index, part) in view.parts.enumerated() {
        // An em space, which allows a line break, so that a swatch is nearer to its own words.
        if index > 0, !part.words.isEmpty { renderer.text("\u{2003}") }
        renderer.element("span", SVGAttributes(), Swatch(part: part))
      }
    }
  }

  private struct Swatch: PrimitiveView {
    let part: Part

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      let part = view.part
      // No-break spaces, as wide as a swatch.
      let swatch = Text(verbatim: "\u{A0}\u{A0}\u{A0}")
      renderer.element("span", SVGAttributes(class: "l\(part.step)"), swatch)
      if !part.words.isEmpty { renderer.text("\u{A0}" + part.words) }
    }
  }
}

/// The titles of the columns.
private struct HeatMapHead: PrimitiveView {
  let map: HeatMap

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("tr", SVGAttributes(), Cells(map: view.map))
  }

  private struct Cells: PrimitiveView {
    let map: HeatMap

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      let map = view.map
      renderer.shape("td", SVGAttributes())
      for (column, title) in map.columns.enumerated() {
        let isDrawn = !map.undrawnColumns.contains(column)
        renderer.heatTitle(title, "col", isDrawn: isDrawn, isRedacted: map.isRedacted)
      }
    }
  }
}

/// The rows of the values.
private struct HeatMapRows: PrimitiveView {
  let map: HeatMap

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let map = view.map
    let maximum = map.maximum
    for row in map.rows.indices {
      renderer.element("tr", SVGAttributes(), Cells(map: map, row: row, maximum: maximum))
    }
  }

  private struct Cells: PrimitiveView {
    let map: HeatMap
    let row: Int
    let maximum: Double

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      let (map, row) = (view.map, view.row)
      let isDrawn = !map.undrawnRows.contains(row)
      renderer.heatTitle(map.rows[row], "row", isDrawn: isDrawn, isRedacted: map.isRedacted)
      for value in map.values[row] {
        if map.isRedacted {
          // All redacted cells have the same step, and no number.
          renderer.shape("td", SVGAttributes(class: "l1"))
        } else {
          let step = HeatMap.step(of: value, maximum: view.maximum)
          let number = Text(verbatim: Sparkline.digits(value))
          renderer.element(
            "td",
            SVGAttributes(class: "l\(step)"),
            PageElement("span", SVGAttributes(class: "sr")) { number }
          )
        }
      }
    }
  }
}

extension Renderer {
  /// Draws the header of a row or a column.
  ///
  /// A header that is not drawn is only for screen readers.
  fileprivate mutating func heatTitle(
    _ title: String,
    _ scope: String,
    isDrawn: Bool,
    isRedacted: Bool
  ) {
    // An empty cell, and a cell that assistive technology can't read, are no headers.
    guard !title.isEmpty, !isRedacted else {
      return element("td", SVGAttributes(), Text(verbatim: isDrawn ? title : ""))
    }
    var attributes = SVGAttributes()
    attributes.set("scope", scope)
    if isDrawn {
      element("th", attributes, Text(verbatim: title))
    } else {
      let words = Text(verbatim: title)
      element("th", attributes, PageElement("span", SVGAttributes(class: "sr")) { words })
    }
  }
}

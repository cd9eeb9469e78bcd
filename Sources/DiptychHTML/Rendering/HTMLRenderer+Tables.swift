public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func table<C: View>(_ columns: [ColumnTraits], _ rows: consuming C) {
    let outer = beginTable(columns)
    C._render(rows, into: &self)
    endTable(outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    let outer = beginRow()
    C._render(cells, into: &self)
    endTag("tr", outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableCell<C: View>(_ content: consuming C) {
    let outer = beginCell()
    C._render(content, into: &self)
    endTag("td", outer)
  }

  /// What the table around a nested one needs back.
  @usableFromInline
  struct OuterTable {
    let flow: Flow
    let cellTags: [String]
    let column: Int
  }

  @usableFromInline
  mutating func beginTable(_ columns: [ColumnTraits]) -> OuterTable {
    let outer = OuterTable(
      flow: openTag("table"),
      cellTags: state.cellTags,
      column: state.column
    )
    let classes = columns.map { column in
      let rules = StyleRule.rules(for: ParagraphStyle(alignment: column.cellAlignment))
      state.rules.formUnion(rules)
      return rules.map(\.className).joined(separator: " ")
    }
    state.cellTags = classes.map { $0.isEmpty ? "<td>" : "<td class=\"\($0)\">" }
    if columns.contains(where: { !$0.title.isEmpty }) {
      out.append("<thead><tr>")
      for (column, name) in zip(columns, classes) { header(column.title, class: name) }
      out.append("</tr></thead>")
    }
    out.append("<tbody>")
    return outer
  }

  /// An empty cell heads nothing, so it is no `th`.
  private mutating func header(_ title: String, class name: String) {
    let element: StaticString = title.isEmpty ? "td" : "th"
    let outer = beginTag(element)
    if !title.isEmpty { attribute("scope", "col") }
    if !name.isEmpty { attribute("class", name) }
    closeAttributes()
    append(title)
    endTag(element, outer)
  }

  @usableFromInline
  mutating func endTable(_ outer: OuterTable) {
    out.append("</tbody>")
    endTag("table", outer.flow)
    state.cellTags = outer.cellTags
    state.column = outer.column
  }

  @usableFromInline
  mutating func beginRow() -> Flow {
    state.column = 0
    return openTag("tr")
  }

  @usableFromInline
  mutating func beginCell() -> Flow {
    let outer = flow
    let column = state.column
    state.column = column + 1
    if column < state.cellTags.count {
      out.append(contentsOf: state.cellTags[column])
    } else {
      out.append("<td>")
    }
    flow = .inline
    isPlain = !isRedacted
    return outer
  }
}

extension ColumnTraits {
  /// The alignment of the cells where it is not the usual one.
  fileprivate var cellAlignment: TextAlignment? { alignment == .leading ? nil : alignment }
}

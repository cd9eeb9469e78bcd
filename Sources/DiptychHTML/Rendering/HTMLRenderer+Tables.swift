public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func table<C: View>(_ columns: [ColumnTraits], _ rows: consuming C) {
    table(columns, caption: "", rows)
  }

  @inlinable
  public mutating func table<C: View>(
    _ columns: [ColumnTraits],
    caption: String,
    _ rows: consuming C
  ) {
    let outer = beginTable(columns, caption: caption)
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
    endCell(outer)
  }

  /// What the table around a nested one needs back.
  @usableFromInline
  struct OuterTable {
    let flow: Flow
    let cells: [CellTag]
    let isInBody: Bool
    let column: Int
  }

  @usableFromInline
  mutating func beginTable(_ columns: [ColumnTraits], caption: String) -> OuterTable {
    let outer = OuterTable(
      flow: openTag("table"),
      cells: state.cells,
      isInBody: state.isInTableBody,
      column: state.column
    )
    if !caption.isEmpty {
      let table = openTag("caption")
      append(caption)
      endTag("caption", table)
    }
    let classes = columns.map { column in
      let rules = StyleRule.rules(for: ParagraphStyle(alignment: column.cellAlignment))
      state.rules.formUnion(rules)
      return rules.map(\.className).joined(separator: " ")
    }
    state.cells = zip(columns, classes).map { CellTag(class: $1, isHeader: $0.isRowHeader) }
    if columns.contains(where: { !$0.title.isEmpty }) {
      out.append("<thead><tr>")
      for (column, name) in zip(columns, classes) { header(column.title, class: name) }
      out.append("</tr></thead>")
    }
    out.append("<tbody>")
    state.isInTableBody = true
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
    if state.isInTableBody { out.append("</tbody>") } else { out.append("</tfoot>") }
    endTag("table", outer.flow)
    state.cells = outer.cells
    state.isInTableBody = outer.isInBody
    state.column = outer.column
  }

  public mutating func tableFooter(_ columns: [ColumnTraits]) {
    out.append("</tbody><tfoot>")
    state.isInTableBody = false
    let outer = beginRow()
    for column in columns {
      let row = beginCell()
      append(column.footer)
      endCell(row)
    }
    endTag("tr", outer)
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
    if column < state.cells.count {
      out.append(contentsOf: state.cells[column].start)
    } else {
      out.append("<td>")
    }
    flow = .inline
    isPlain = !isRedacted
    return outer
  }

  @usableFromInline
  mutating func endCell(_ outer: Flow) {
    let column = state.column - 1
    let isHeader = column >= 0 && column < state.cells.count && state.cells[column].isHeader
    endTag(isHeader ? "th" : "td", outer)
  }
}

extension ColumnTraits {
  /// The alignment of the cells where it is not the usual one.
  fileprivate var cellAlignment: TextAlignment? { alignment == .leading ? nil : alignment }
}

public import DiptychViews

extension HTMLWriter {
  /// Writes the row that heads a section; each section is a `tbody` of its own.
  mutating func tableSection(_ title: String) {
    if state.rowsInBody > 0 { out.append("</tbody><tbody>") }
    let row = beginRow()
    let outer = beginTag("th")
    attribute("scope", "rowgroup")
    if state.cells.count > 1 { attribute("colspan", "\(state.cells.count)") }
    closeAttributes()
    append(title)
    endTag("th", outer)
    endTag("tr", row)
  }

  /// Skips columns that a cell of an earlier row covers.
  mutating func coverCells(_ columns: Int) { state.column += columns }

  /// The state of a table that encloses another, restored after the inner one.
  @usableFromInline
  struct OuterTable {
    let flow: Flow
    let cells: [CellTag]
    let column: Int
    let rowsInBody: Int
  }

  @usableFromInline
  mutating func beginTable(_ table: TableTraits) -> OuterTable {
    let outer = OuterTable(
      flow: openTag("table", .lines(table.border)),
      cells: state.cells,
      column: state.column,
      rowsInBody: state.rowsInBody
    )
    if let caption = table.caption {
      let outer = openTag("caption")
      append(caption)
      endTag("caption", outer)
    }
    let columns = table.columns
    appendWidths(of: columns)
    state.cells = columns.map { column in
      for rule in column.cellRules { usedRules.insert(rule) }
      return CellTag(class: column.cellClass, isHeader: column.isRowHeader)
    }
    state.rowsInBody = 0
    if table.hasTitleViews { return outer }
    if table.hasHeader {
      beginTitles()
      for column in columns {
        let outer = beginTitle(column)
        append(column.title)
        endTitle(column, outer)
      }
      endTitles()
    } else {
      out.append("<tbody>")
    }
    return outer
  }

  @usableFromInline
  mutating func beginTitles() { out.append("<thead><tr>") }

  @usableFromInline
  mutating func endTitles() { out.append("</tr></thead><tbody>") }

  /// Writes the widths of columns as `col` elements, if any column has a width.
  private mutating func appendWidths(of columns: [ColumnTraits]) {
    guard columns.contains(where: { $0.widthRule != nil }) else { return }
    out.append("<colgroup>")
    for column in columns {
      let outer = openTag("col", column.widthRule)
      flow = outer
    }
    out.append("</colgroup>")
  }

  /// Writes the start tag of a column title, and returns the flow outside of it.
  @usableFromInline
  mutating func beginTitle(_ column: ColumnTraits) -> Flow {
    let outer = beginTag(column.titleElement)
    if column.hasTitle { attribute("scope", "col") }
    if let order = column.shownOrder { attribute("aria-sort", order.ariaValue) }
    let name = column.cellClass
    if !name.isEmpty { attribute("class", name) }
    closeAttributes()
    return outer
  }

  @usableFromInline
  mutating func endTitle(_ column: ColumnTraits, _ outer: Flow) {
    if let order = column.shownOrder {
      // A no-break space keeps the sign on the line of the last word.
      out.append("<span aria-hidden=\"true\">\u{A0}")
      out.append(text: order.sign)
      out.append("</span>")
    }
    endTag(column.titleElement, outer)
  }

  @usableFromInline
  mutating func endTable(_ table: TableTraits, _ outer: OuterTable) {
    out.append("</tbody>")
    if table.hasFooter {
      out.append("<tfoot>")
      let row = beginRow()
      for (i, column) in table.columns.enumerated() {
        // An empty cell is no header cell here either.
        if column.footer.isEmpty && state.cells[i].isHeader {
          out.append("<td></td>")
          state.column += 1
        } else {
          let cell = beginCell()
          append(column.footer)
          endCell(cell)
        }
      }
      endTag("tr", row)
      out.append("</tfoot>")
    }
    endTag("table", outer.flow)
    state.cells = outer.cells
    state.column = outer.column
    state.rowsInBody = outer.rowsInBody
  }

  @usableFromInline
  mutating func beginRow() -> Flow {
    state.column = 0
    state.rowsInBody += 1
    return openTag("tr")
  }

  /// The state outside of a cell, restored after it.
  @usableFromInline
  struct OpenCell {
    let flow: Flow
    let isHeader: Bool
  }

  @usableFromInline
  mutating func beginCell() -> OpenCell {
    let outer = flow
    let column = state.column
    state.column = column + 1
    flow = .inline
    guard column < state.cells.count else {
      out.append("<td>")
      return OpenCell(flow: outer, isHeader: false)
    }
    out.append(contentsOf: state.cells[column].start)
    return OpenCell(flow: outer, isHeader: state.cells[column].isHeader)
  }

  /// Opens a cell that spans columns and rows.
  @usableFromInline
  mutating func beginCell(span: CellSpan) -> OpenCell {
    let outer = beginCell()
    state.column += span.columns - 1
    out.count -= 1
    if span.columns > 1 { appendSpan(" colspan=\"", span.columns) }
    if span.rows > 1 { appendSpan(" rowspan=\"", span.rows) }
    out.append(">")
    return outer
  }

  private mutating func appendSpan(_ name: StaticString, _ number: Int) {
    out.append(name)
    out.append(decimal: number)
    out.append("\"")
  }

  @usableFromInline
  mutating func endCell(_ cell: OpenCell) {
    endTag(cell.isHeader ? "th" : "td", cell.flow)
  }
}

extension ColumnTraits {
  /// The element of the title: `td` for an empty title, since an empty cell is no header.
  fileprivate var titleElement: StaticString { hasTitle ? "th" : "td" }

  fileprivate var cellClass: String { cellRules.map(\.className).joined(separator: " ") }

  /// The rules of cells whose alignment is not the default one.
  fileprivate var cellRules: [StyleRule] {
    var rules: [StyleRule] = []
    if alignment != .leading { rules.append(.textAlignment(alignment)) }
    if verticalAlignment != .top { rules.append(.verticalAlignment(verticalAlignment)) }
    return rules
  }
}

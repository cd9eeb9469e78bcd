public import DiptychViews

extension HTMLWriter {
  /// Writes the title row of a section.
  ///
  /// Each section is a separate `tbody`.
  mutating func tableSection(_ title: String) {
    if state.rowsInBody > 0 { out.append("</tbody><tbody>") }
    let row = beginRow()
    state.dataRows -= 1
    let outer = beginTag("th")
    attribute("scope", "rowgroup")
    if state.cells.count > 1 { attribute("colspan", "\(state.cells.count)") }
    closeAttributes()
    append(title)
    endTag("th", outer)
    endTag("tr", row)
  }

  /// Skips columns that a cell of an earlier row covers.
  ///
  /// If the first cell of a row is not in the first column, the row gets a class, because this cell
  /// needs padding.
  mutating func coverCells(_ columns: Int) {
    if state.column == 0 {
      // The style of the row may be a class already.
      let hasClass = out.count > 1 && out.bytes[out.count - 2] == UInt8(ascii: "\"")
      out.count -= hasClass ? 2 : 1
      out.append(hasClass ? " covered\">" : " class=\"covered\">")
    }
    state.column += columns
  }

  /// The state of a table that encloses another, restored after the inner one.
  @usableFromInline
  struct OuterTable {
    /// Whether the inner table has a region that scrolls around it.
    let isScroll: Bool
    let flow: Flow
    let cells: [CellTag]
    let column: Int
    let rowsInBody: Int
    let decimals: TableDecimals?
    let dataRows: Int
  }

  @usableFromInline
  mutating func beginTable(_ table: _TableTraits) -> OuterTable {
    // A table in a cell scrolls with the table around it.
    let isScroll = state.cells.isEmpty
    let rule = isScroll && table.border == .rounded ? nil : StyleRule.lines(table.border)
    if isScroll { openScroll(of: table) }
    let outer = OuterTable(
      isScroll: isScroll,
      flow: openTable(table, rule),
      cells: state.cells,
      column: state.column,
      rowsInBody: state.rowsInBody,
      decimals: state.decimals,
      dataRows: state.dataRows
    )
    if let caption = table.caption {
      let outer = openTag("caption")
      append(caption)
      endTag("caption", outer)
    }
    let columns = table.columns
    appendWidths(of: columns)
    let header = isRedacted ? nil : table.rowHeader
    state.cells = columns.enumerated().map { index, column in
      for rule in column.cellRules { usedRules.insert(rule) }
      return CellTag(
        class: table.becomesRecords && column.isProse
          ? column.cellClass + (column.cellClass.isEmpty ? "text" : " text") : column.cellClass,
        isHeader: index == header || column.isRowHeader,
        // Sentences need no title in a record.
        label: table.becomesRecords && !column.isProse && !column.fullTitle.isEmpty
          ? column.fullTitle : nil
      )
    }
    state.rowsInBody = 0
    state.dataRows = 0
    state.decimals = nil
    if table.hasHeader { appendGroups(table.groups) }
    if table.hasTitleViews { return outer }
    if table.hasHeader {
      let isHidden = beginTitles()
      for column in columns {
        let outer = beginTitle(column)
        append(column.title)
        endTitle(column, outer)
      }
      endTitles(isHidden)
    } else {
      out.append("<tbody>")
    }
    return outer
  }

  /// Writes the start tag of a table.
  ///
  /// If a column takes the remaining width, the table has the whole width.
  private mutating func openTable(_ table: _TableTraits, _ rule: StyleRule?) -> Flow {
    let outer = openTag("table", rule)
    if rule != nil && table.border != .none { usedRules.insert(.framedCells) }
    if table.columns.contains(where: \.isFlexible) { addClass(.fillWidth) }
    if table.stripes != nil { addClass(.striped) }
    return outer
  }

  /// Begins the row of titles, which redaction does not hide.
  ///
  /// Returns whether redaction hides the other rows.
  @usableFromInline
  mutating func beginTitles() -> Bool {
    out.append(usedState?.titlesGroups == true ? "<tr>" : "<thead><tr>")
    usedState?.titlesGroups = false
    defer { isRedacted = false }
    return isRedacted
  }

  @usableFromInline
  mutating func endTitles(_ isHidden: Bool) {
    isRedacted = isHidden
    out.append("</tr></thead><tbody>")
  }

  /// Begins the head of a table with the titles over groups of columns, if there is a group.
  private mutating func appendGroups(_ groups: [(title: String, count: Int)]) {
    guard !groups.isEmpty else { return }
    state.titlesGroups = true
    out.append("<thead><tr>")
    for group in groups {
      let name: StaticString = group.title.isEmpty ? "td" : "th"
      let outer = beginTag(name)
      if !group.title.isEmpty { attribute("scope", "colgroup") }
      if group.count > 1 { attribute("colspan", "\(group.count)") }
      closeAttributes()
      out.append(text: group.title)
      endTag(name, outer)
    }
    out.append("</tr>")
  }

  /// Writes the widths of columns as `col` elements, if any column has a width.
  private mutating func appendWidths(of columns: [_ColumnTraits]) {
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
  mutating func beginTitle(_ column: _ColumnTraits) -> Flow {
    let outer = beginTag(column.titleElement)
    if column.hasTitle { attribute("scope", "col") }
    if let order = column.shownOrder { attribute("aria-sort", order.ariaValue) }
    let name = column.cellClass
    if !name.isEmpty { attribute("class", name) }
    closeAttributes()
    return outer
  }

  @usableFromInline
  mutating func endTitle(_ column: _ColumnTraits, _ outer: Flow) {
    if let order = column.shownOrder {
      // A no-break space keeps the symbol on the line of the last word.
      out.append("<span aria-hidden=\"true\">\u{A0}")
      out.append(text: order.symbol)
      out.append("</span>")
    }
    endTag(column.titleElement, outer)
  }

  @usableFromInline
  mutating func endTable(_ table: _TableTraits, _ outer: OuterTable) {
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
    if outer.isScroll { closeScroll() }
    state.cells = outer.cells
    state.column = outer.column
    state.rowsInBody = outer.rowsInBody
    state.decimals = outer.decimals
    state.dataRows = outer.dataRows
  }

  @usableFromInline
  mutating func beginRow() -> Flow {
    let state = state
    state.column = 0
    state.rowsInBody += 1
    state.dataRows += 1
    let outer = openTag("tr")
    if _slowPath(!state.rowStyle.isPlain) { addRowStyle() }
    return outer
  }

  /// Adds the classes of the row's style to its start tag.
  @inline(never)
  private mutating func addRowStyle() {
    if !isRedacted { addClasses(of: state.rowStyle) }
    state.rowStyle = TextStyle()
  }

  /// Sets the style of the next row.
  mutating func setRowStyle(_ style: TextStyle) { state.rowStyle = style }

  /// The state outside of a cell, restored after it.
  @usableFromInline
  struct OpenCell {
    let flow: Flow
    let isHeader: Bool
  }

  @usableFromInline
  mutating func beginCell() -> OpenCell {
    let outer = flow
    let state = state
    let column = state.column
    state.column = column + 1
    flow = .inline
    guard column < state.cells.count else {
      out.append("<td>")
      return OpenCell(flow: outer, isHeader: false)
    }
    let cell = state.cells[column]
    out.append(contentsOf: cell.start)
    if _slowPath(state.decimals != nil) { appendDecimals(to: column) }
    return OpenCell(flow: outer, isHeader: cell.isHeader)
  }

  /// Writes the text that a cell lacks after its decimal mark into an attribute, for a CSS rule
  /// that reserves its width.
  @inline(never)
  private mutating func appendDecimals(to column: Int) {
    let missing = state.decimals?.missing(row: state.dataRows - 1, column: column) ?? ""
    if missing.isEmpty || isRedacted { return }
    out.count -= 1
    out.append(" data-pad=\"")
    out.append(text: missing)
    out.append("\">")
  }

  /// Opens a cell that spans columns and rows.
  @usableFromInline
  mutating func beginCell(span: _CellSpan) -> OpenCell {
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
  mutating func endCell(_ cell: OpenCell) { endTag(cell.isHeader ? "th" : "td", cell.flow) }
}

extension _TableTraits {
  /// The column with the headers of the rows if no column is declared as such, or nil.
  ///
  /// A screen reader reads the header of a row before each cell. So the column is the first column
  /// of words with a title. A column of numbers is only used if the table has no such column.
  fileprivate var rowHeader: Int? {
    guard columns.count > 1, !columns.contains(where: \.isRowHeader) else { return nil }
    let named = columns.indices.filter { columns[$0].hasTitle || !hasHeader }
    return named.first { ![.trailing, .decimal].contains(columns[$0].alignment) } ?? named.first
  }
}

extension _ColumnTraits {
  /// The element of the title, which is `td` for an empty title, because an empty cell is no
  /// header.
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

import DiptychContent
public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    let outer = writer.beginTable(table)
    if _slowPath(table.alignsDecimals) { writer.alignDecimals(in: rows, table.columns) }
    C._render(rows, into: &self)
    writer.endTable(table, outer)
  }

  public func words(of title: AnyView) -> String { title.words() }

  @inlinable
  public mutating func tableTitles<C: View>(_ titles: consuming C) {
    let isHidden = writer.beginTitles()
    C._render(titles, into: &self)
    writer.endTitles(isHidden)
  }

  @inlinable
  public mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    let outer = writer.beginTitle(column)
    C._render(title, into: &self)
    writer.endTitle(column, outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<C: View>(_ cells: consuming C) {
    let outer = writer.beginRow()
    C._render(cells, into: &self)
    writer.endTag("tr", outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    let outer = writer.beginRow()
    Columns._renderCells(columns, row, into: &self)
    writer.endTag("tr", outer)
  }

  @inlinable
  @inline(__always)
  public mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    let outer = span.isSingle ? writer.beginCell() : writer.beginCell(span: span)
    C._render(content, into: &self)
    writer.endCell(outer)
  }
}

extension HTMLRenderer {
  @inlinable
  public mutating func labeledContent<L: View, C: View>(
    _ label: consuming L,
    _ content: consuming C
  ) {
    guard writer.flow.holdsBlocks else { return labeledRun(label, content) }
    let outer = writer.beginFact(.facts)
    L._render(label, into: &self)
    writer.beginFactContent(.facts)
    C._render(content, into: &self)
    writer.endFact(.facts, outer)
  }

  /// Draws a value with its name in a line of text.
  @inlinable
  mutating func labeledRun<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    L._render(label, into: &self)
    redacted(false, isPlaceholder: false, Text(verbatim: ": "))
    C._render(content, into: &self)
  }

  /// Draws a group of labelled values as a list of its own.
  ///
  /// Labelled values before and after the group are not part of this list.
  @inlinable
  public mutating func facts<C: View>(_ content: consuming C) {
    let outer = writer.beginFactGroup()
    children(.block, of: content)
    writer.endFactGroup(outer)
  }

  @inlinable
  public mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    guard writer.flow.holdsBlocks else {
      labeledRun(label, content)
      writer.text(" ")
      return N._render(note, into: &self)
    }
    let outer = writer.beginFact(.stats)
    L._render(label, into: &self)
    writer.beginFactContent(.stats)
    C._render(content, into: &self)
    writer.endTag("dd", .block)
    let element = writer.beginSlot("dd", class: "note")
    writer.flow = .inline
    N._render(note, into: &self)
    writer.endSlot("dd", element)
    writer.endFactGroupItem(.stats, outer)
  }
}

/// One column of a table, whose cells may take the place of others.
public protocol SingleTableColumn<Row, Content>: TableColumns {
  /// What a cell holds.
  associatedtype Content: View

  /// The column with other traits.
  func _with(_ change: (inout ColumnTraits) -> Void) -> Self

  /// The column as one whose cells may take the place of others.
  func _spanning() -> SpanningTableColumn<Row, Content>
}

extension SingleTableColumn {
  /// Makes the column a number of cells wide; in HTML too, unless its content needs more.
  public func width(_ width: Int) -> Self {
    self.width(min: width, max: width)
  }

  /// Limits the width of the column, in cells.
  ///
  /// In a table too narrow for all its columns even a minimum gives way. HTML takes a limit only
  /// where both are the same: a column has no other there.
  public func width(min minimum: Int? = nil, max maximum: Int? = nil) -> Self {
    _with {
      $0.minimumWidth = minimum
      $0.maximumWidth = maximum
    }
  }

  /// Makes the column as wide as a part of the table, its lines and spaces left out, from 0 to 1.
  ///
  /// It is as wide as its cells where nothing limits the width of the output. HTML takes whole
  /// percents.
  public func width(fraction: Double) -> Self {
    _with { $0.fraction = clampedFraction(fraction, of: 0, 1) }
  }

  /// Gives the column what the others leave; several share that.
  public func flexible() -> Self {
    _with { $0.isFlexible = true }
  }

  /// Says how important the column is; 0 unless said.
  ///
  /// Where the words of all columns do not fit, text output leaves out those whose priority is lower
  /// than that of others, the lowest first.
  public func priority(_ priority: Int) -> Self {
    _with { $0.priority = priority }
  }

  /// Closes the column with a text, such as a sum, in a row below all others: `<tfoot>` in HTML.
  public func footer(_ footer: String) -> Self {
    _with { $0.footer = footer }
  }

  /// Says that the rows are sorted by the column; nil takes that back.
  ///
  /// It sorts nothing itself. The title, if there is one, gets a sign in text and Markdown (`Name ▴`), and in HTML the
  /// attribute `aria-sort` besides; what is read aloud as plain text does not say it.
  ///
  /// ```swift
  /// TableColumn { Text($0.name) } header: { Link("Name", destination: "?sort=-name") }
  ///   .sorted(.ascending)
  /// ```
  public func sorted(_ order: ColumnSortOrder?) -> Self {
    _with { $0.sortOrder = order }
  }

  /// Says where the cells of the column stand in a row that is higher.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> Self {
    _with { $0.verticalAlignment = alignment }
  }

  /// Cuts cells that are too long with an ellipsis, so that each is one line.
  public func truncated() -> Self {
    _with { $0.isTruncated = true }
  }

  /// Makes each cell of the column the header of its row: `<th scope="row">` in HTML.
  public func rowHeader() -> Self {
    _with { $0.isRowHeader = true }
  }

  /// Makes a cell of the column take the place of some columns, of this one and those after it.
  ///
  /// ```swift
  /// TableColumn("Name") { Text($0.name) }.columnSpan { $0.isRemark ? 2 : 1 }
  /// TableColumn("Size") { Text("\($0.size)") }
  /// ```
  ///
  /// Columns that are covered are not asked for a cell. A cell ends where one from above begins.
  public func columnSpan(_ span: @escaping (Row) -> Int) -> SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.columns = span
    return column
  }

  /// Makes a cell of the column take the place of some rows, of this one and those below it.
  ///
  /// ```swift
  /// Table(files) {
  ///   TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.isFirst ? $0.siblings : 1 }
  ///   TableColumn("Name") { Text($0.name) }
  /// }
  /// .rowSeparators()
  /// ```
  ///
  /// ```text
  /// ┌─────────┬───────┐
  /// │ Folder  │ Name  │
  /// ├─────────┼───────┤
  /// │ Sources │ a.txt │
  /// │         ├───────┤
  /// │         │ b.txt │
  /// └─────────┴───────┘
  /// ```
  ///
  /// Rows below are not asked for that cell. A cell ends with its section, and with the table; rows
  /// that cells hold together are 1,000 at most. Where a row needs more lines than the others leave
  /// it, the last one is higher.
  public func rowSpan(_ span: @escaping (Row) -> Int) -> SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.rows = span
    return column
  }
}

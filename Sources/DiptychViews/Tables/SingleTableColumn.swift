/// A column of a table, whose cells may span several columns and rows.
public protocol SingleTableColumn<Row, Content>: TableColumns {
  /// The type of the view in a cell.
  associatedtype Content: View

  /// Returns the column with changed traits.
  func _with(_ change: (inout ColumnTraits) -> Void) -> Self

  /// Returns the column as one whose cells may span others.
  func _spanning() -> _SpanningTableColumn<Row, Content>
}

extension SingleTableColumn {
  /// Sets the width of the column in cells; in HTML the column grows if its content needs more.
  public func width(_ width: Int) -> Self {
    self.width(min: width, max: width)
  }

  /// Limits the width of the column, in cells.
  ///
  /// A table too narrow for all its columns ignores even a minimum. HTML only applies a minimum and
  /// a maximum that are equal: a column of an HTML table has a width, but no other limits.
  public func width(min minimum: Int? = nil, max maximum: Int? = nil) -> Self {
    _with {
      $0.minimumWidth = minimum
      $0.maximumWidth = maximum
    }
  }

  /// Sets the width of the column to a part of the table's, from 0 to 1, borders and padding
  /// excluded.
  ///
  /// The column is as wide as its cells if the width of the output is not limited. HTML rounds to
  /// whole percents.
  public func width(fraction: Double) -> Self {
    _with { $0.fraction = clampedFraction(fraction, of: 0, 1) }
  }

  /// Gives the column the width that the others leave; several flexible columns share it.
  ///
  /// In HTML the table is as wide as the place where it stands, and the browser shares its width by
  /// the contents of the columns.
  public func flexible() -> Self {
    _with { $0.isFlexible = true }
  }

  /// Sets the priority of the column; the default is 0.
  ///
  /// If the columns do not fit, text output leaves out the columns of the lowest priority first,
  /// until each other column has its natural width or 24 cells.
  public func priority(_ priority: Int) -> Self {
    _with { $0.priority = priority }
  }

  /// Adds a text below the column, such as a sum, in the last row: `<tfoot>` in HTML.
  public func footer(_ footer: String) -> Self {
    _with { $0.footer = footer }
  }

  /// Marks the column as the one the rows are sorted by; nil removes the mark.
  ///
  /// The rows are not sorted by this. In text and Markdown the title, if there is one, gets a sign
  /// (`Name ▴`); in HTML it gets the attribute `aria-sort` too. Plain text leaves the mark out.
  ///
  /// ```swift
  /// TableColumn { Text($0.name) } header: { Link("Name", destination: "?sort=-name") }
  ///   .sorted(.ascending)
  /// ```
  public func sorted(_ order: ColumnSortOrder?) -> Self {
    _with { $0.sortOrder = order }
  }

  /// Sets the vertical alignment of the column's cells in a row that is higher.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> Self {
    _with { $0.verticalAlignment = alignment }
  }

  /// Cuts content that is too wide with an ellipsis, so that each cell is one line.
  public func truncated() -> Self {
    truncated(.tail)
  }

  /// SwiftUI's way to limit the lines of a text; a column has ``truncated()``.
  @available(*, unavailable, message: "a column of one line is truncated()")
  public func lineLimit(_ number: Int?) -> Self { self }

  /// Cuts content that is too wide with an ellipsis in a part of it, instead of wrapping it.
  public func truncated(_ mode: TruncationMode) -> Self {
    _with {
      $0.isTruncated = true
      $0.truncationMode = mode
    }
  }

  /// Makes each cell of the column the header of its row: `<th scope="row">` in HTML.
  public func rowHeader() -> Self {
    _with { $0.isRowHeader = true }
  }

  /// Makes cells of the column span several columns: this one and those after it.
  ///
  /// ```swift
  /// TableColumn("Name") { Text($0.name) }.columnSpan { $0.isRemark ? 2 : 1 }
  /// TableColumn("Size") { Text("\($0.size)") }
  /// ```
  ///
  /// No cell is made for a covered column. A span ends before a cell that spans down from a row
  /// above.
  public func columnSpan(_ span: @escaping (Row) -> Int) -> _SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.columns = span
    return column
  }

  /// Makes cells of the column span several rows: this one and those below.
  ///
  /// ```swift
  /// Table(files) {
  ///   TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.isFirst ? $0.siblings : 1 }
  ///   TableColumn("Name") { Text($0.name) }
  /// }
  /// .tableBorder(.square)
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
  /// No cell is made for a covered row. A span ends with its section and with the table; at most
  /// 1,000 rows are connected by spans. If the content of a spanning cell needs more lines than its
  /// rows have, the last of the rows grows.
  public func rowSpan(_ span: @escaping (Row) -> Int) -> _SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.rows = span
    return column
  }
}

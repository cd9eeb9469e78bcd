/// One column of a table.
///
/// A cell of the column can extend over the following columns and rows.
public protocol _SingleTableColumn<Row, Content>: TableColumns {
  /// The type of the view in a cell.
  associatedtype Content: View

  /// Returns the column with changed traits.
  func _with(_ change: (inout _ColumnTraits) -> Void) -> Self

  /// Returns the column as a column whose cells may span columns and rows.
  func _spanning() -> _SpanningTableColumn<Row, Content>
}

extension _SingleTableColumn {
  /// Sets the width of the column, in cells.
  ///
  /// In HTML, the column is wider if its content needs more space.
  public func width(_ width: Int) -> Self { self.width(min: width, max: width) }

  /// Limits the width of the column, in terminal cells.
  ///
  /// If a table is too narrow for all of its columns, a column can be narrower than its minimum.
  /// HTML applies the limits only if they are equal, because a column of an HTML table can have a
  /// width, but no minimum and no maximum width.
  public func width(min minimum: Int? = nil, max maximum: Int? = nil) -> Self {
    _with {
      $0.minimumWidth = minimum
      $0.maximumWidth = maximum
    }
  }

  /// Sets the width of the column to a fraction of the table's width, from 0 to 1.
  ///
  /// The table's width does not include borders and padding here.
  ///
  /// If the width of the output is not limited, the column is as wide as its cells. HTML rounds the
  /// fraction to whole percents.
  public func width(fraction: Double) -> Self {
    _with { $0.fraction = clampedFraction(fraction, of: 0, 1) }
  }

  /// Gives the column the width that the other columns leave.
  ///
  /// Several flexible columns share this width.
  ///
  /// In HTML, the table takes the available width, and the browser distributes the width according
  /// to the content of the columns.
  public func flexible() -> Self { _with { $0.isFlexible = true } }

  /// Sets the priority of the column; the default is 0.
  ///
  /// If the columns do not fit, text output leaves out columns, beginning with the lowest priority.
  /// It stops when there is room for the remaining columns. For this decision, a column that is
  /// wider than 24 cells counts as 24 cells, because its content can be cut or wrapped. Columns of
  /// the highest priority are never left out. The first column names the rows, so it also stays,
  /// unless it has another priority than 0.
  public func priority(_ priority: Int) -> Self { _with { $0.priority = priority } }

  /// Adds a text below the column, such as a sum.
  ///
  /// The texts of all columns form a last row: `<tfoot>` in HTML.
  public func footer(_ footer: String) -> Self { _with { $0.footer = footer } }

  /// Marks the rows as sorted by the column; nil removes the mark.
  ///
  /// The modifier does not sort the rows. In text output and Markdown, a symbol follows the title
  /// of the column (`Name ▴`). In HTML, the title gets the symbol and the attribute `aria-sort`.
  /// Plain text, and columns without a title, do not show the mark.
  ///
  /// ```swift
  /// TableColumn { Text($0.name) } header: { Link("Name", destination: "?sort=-name") }
  ///   .sortIndicator(.ascending)
  /// ```
  public func sortIndicator(_ order: ColumnSortOrder?) -> Self { _with { $0.sortOrder = order } }

  @available(
    *,
    unavailable,
    message: "a column does not sort; sort the rows, and mark the column with sortIndicator(_:)"
  )
  public func sorted(_ order: ColumnSortOrder? = nil) -> Self { self }

  @available(*, unavailable, message: "write TableColumn(title, alignment: …)")
  public func alignment(_ alignment: TextAlignment) -> Self { self }

  /// Sets the vertical alignment of cells that have fewer lines than their row.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> Self {
    _with { $0.verticalAlignment = alignment }
  }

  /// Cuts content that is too wide, and adds an ellipsis, so that each cell is one line.
  public func truncated() -> Self { truncated(.tail) }

  @available(*, unavailable, message: "a column of one line is truncated()")
  public func lineLimit(_ number: Int?) -> Self { self }

  /// Cuts content that is too wide, instead of wrapping it.
  ///
  /// The mode is the position of the ellipsis.
  public func truncated(_ mode: TruncationMode) -> Self {
    _with {
      $0.isTruncated = true
      $0.truncationMode = mode
    }
  }

  /// Makes each cell of the column the header of its row: `<th scope="row">` in HTML.
  public func rowHeader() -> Self { _with { $0.isRowHeader = true } }

  /// Makes cells of the column span several columns: this column and the columns after it.
  ///
  /// ```swift
  /// TableColumn("Name") { Text($0.name) }.columnSpan { $0.isRemark ? 2 : 1 }
  /// TableColumn("Size") { Text("\($0.size)") }
  /// ```
  ///
  /// A covered column has no cell of its own in that row. A number below 1 counts as 1. If a cell
  /// of a row above extends into the row, the span ends before that cell.
  public func columnSpan(_ span: @escaping (Row) -> Int) -> _SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.columns = span
    return column
  }

  /// Makes cells of the column span several rows: the row of the cell and the rows below it.
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
  /// A covered row has no cell of its own in the column. A number below 1 counts as 1. A span ends
  /// at the latest with its section or with the table. A span, or several spans that overlap, can
  /// connect at most 1,000 rows. A longer span is shortened. If the rows of a spanning cell have
  /// fewer lines than the cell, the last of these rows becomes higher.
  public func rowSpan(_ span: @escaping (Row) -> Int) -> _SpanningTableColumn<Row, Content> {
    var column = _spanning()
    column.rows = span
    return column
  }
}

/// A column of a table: a title, and a cell for each row.
public struct TableColumn<Row, Content: View>: TableColumns {
  @usableFromInline var traits: ColumnTraits
  @usableFromInline let content: (Row) -> Content

  /// Creates a column with a view for each row.
  @inlinable
  public init(
    _ title: String,
    alignment: TextAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    traits = ColumnTraits(title: title, alignment: alignment)
    self.content = content
  }

  /// Creates a column with a string of each row.
  @inlinable
  public init(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, String>
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes the column a number of cells wide.
  public func width(_ width: Int) -> TableColumn {
    self.width(min: width, max: width)
  }

  /// Limits the width of the column, in cells.
  ///
  /// In a table too narrow for all its columns even a minimum gives way.
  public func width(min minimum: Int? = nil, max maximum: Int? = nil) -> TableColumn {
    var column = self
    column.traits.minimumWidth = minimum
    column.traits.maximumWidth = maximum
    return column
  }

  /// Cuts cells that are too long with an ellipsis, so that each is one line.
  public func truncated() -> TableColumn {
    var column = self
    column.traits.isTruncated = true
    return column
  }

  /// Makes each cell of the column the header of its row: `<th scope="row">` in HTML.
  public func rowHeader() -> TableColumn {
    var column = self
    column.traits.isRowHeader = true
    return column
  }

  /// Closes the column with a text, such as a sum, in a row below all others: `<tfoot>` in HTML.
  public func footer(_ footer: String) -> TableColumn {
    var column = self
    column.traits.footer = footer
    return column
  }

  public var _traits: [ColumnTraits] { [traits] }

  @inlinable
  @inline(__always)
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    renderer.tableCell(columns.content(copy row))
  }
}

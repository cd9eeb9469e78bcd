/// A column of a table: a title, and a cell for each row.
public struct TableColumn<Row, Content: View>: TableColumns {
  // Behind a reference: columns are copied for each row.
  @usableFromInline let shared: SharedTraits
  @usableFromInline let content: (Row) -> Content

  @usableFromInline
  final class SharedTraits: Sendable {
    let traits: ColumnTraits

    @usableFromInline
    init(_ traits: ColumnTraits) {
      self.traits = traits
    }
  }

  private init(_ traits: ColumnTraits, _ content: @escaping (Row) -> Content) {
    shared = SharedTraits(traits)
    self.content = content
  }

  /// The column with other traits.
  private func with(_ change: (inout ColumnTraits) -> Void) -> TableColumn {
    var traits = shared.traits
    change(&traits)
    return TableColumn(traits, content)
  }

  /// Creates a column with a view for each row.
  @inlinable
  public init(
    _ title: String,
    alignment: TextAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    shared = SharedTraits(ColumnTraits(title: title, alignment: alignment))
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
    with {
      $0.minimumWidth = minimum
      $0.maximumWidth = maximum
    }
  }

  /// Makes the column as wide as a part of the table, its lines and spaces left out, from 0 to 1.
  ///
  /// It is as wide as its cells where nothing limits the width of the output, and in HTML.
  public func width(fraction: Double) -> TableColumn {
    with { $0.fraction = min(max(fraction, 0), 1) }
  }

  /// Gives the column what the others leave; several share that.
  public func flexible() -> TableColumn {
    with { $0.isFlexible = true }
  }

  /// Says how important the column is; 0 unless said.
  ///
  /// Where the words of all columns do not fit, text output leaves out those whose priority is lower
  /// than that of others, the lowest first.
  public func priority(_ priority: Int) -> TableColumn {
    with { $0.priority = priority }
  }

  /// Closes the column with a text, such as a sum, in a row below all others: `<tfoot>` in HTML.
  public func footer(_ footer: String) -> TableColumn {
    with { $0.footer = footer }
  }

  /// Says where the cells of the column stand in a row that is higher.
  public func verticalAlignment(_ alignment: VerticalAlignment) -> TableColumn {
    with { $0.verticalAlignment = alignment }
  }

  /// Makes a cell of the column take the place of some columns, of this one and those after it.
  ///
  /// ```swift
  /// TableColumn("Name") { Text($0.name) }.columnSpan { $0.isRemark ? 2 : 1 }
  /// TableColumn("Size") { Text("\($0.size)") }
  /// ```
  ///
  /// Columns that are covered are not asked for a cell.
  public func columnSpan(_ span: @escaping (Row) -> Int) -> SpanningTableColumn<Row, Content> {
    SpanningTableColumn(column: self, span: span)
  }

  /// Cuts cells that are too long with an ellipsis, so that each is one line.
  public func truncated() -> TableColumn {
    with { $0.isTruncated = true }
  }

  /// Makes each cell of the column the header of its row: `<th scope="row">` in HTML.
  public func rowHeader() -> TableColumn {
    with { $0.isRowHeader = true }
  }

  public var _traits: [ColumnTraits] { [shared.traits] }

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

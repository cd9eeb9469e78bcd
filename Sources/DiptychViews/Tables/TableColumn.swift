/// A column of a table: a title, and a cell for each row.
public struct TableColumn<Row, Content: View>: SingleTableColumn {
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

  public func _with(_ change: (inout ColumnTraits) -> Void) -> TableColumn {
    var traits = shared.traits
    change(&traits)
    return TableColumn(traits, content)
  }

  public func _spanning() -> SpanningTableColumn<Row, Content> {
    SpanningTableColumn(self)
  }

  public var _traits: [ColumnTraits] { [shared.traits] }

  @inlinable
  @inline(__always)
  public static func _renderCells<R: Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    into renderer: inout R
  ) {
    renderer.tableCell(columns.content(row))
  }
}

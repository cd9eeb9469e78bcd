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

  /// Creates a column with the description of a value of each row.
  ///
  /// ```swift
  /// TableColumn("Name", value: \.name)
  /// TableColumn("Size", alignment: .trailing, value: \.size)
  /// ```
  ///
  /// Numbers stand where all else does unless an alignment is given.
  @inlinable
  public init<Value: CustomStringConvertible>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value>
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text(verbatim: $0[keyPath: value].description) }
  }

  /// Creates a column with the description of a value that not every row has.
  ///
  /// - Parameters:
  ///   - title: The text that heads the column.
  ///   - alignment: The place of the lines of its cells.
  ///   - value: The key path of the value.
  ///   - placeholder: The text of a cell without a value, such as a dash. Default: none.
  @inlinable
  public init<Value: CustomStringConvertible>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value?>,
    placeholder: String = ""
  ) where Content == Text {
    self.init(title, alignment: alignment) {
      Text(verbatim: $0[keyPath: value]?.description ?? placeholder)
    }
  }

  /// Creates a column with a value of each row, written in a format.
  ///
  /// ```swift
  /// TableColumn("Size", alignment: .trailing, value: \.size) { "\($0) kB" }
  /// TableColumn("Changed", value: \.date, format: { $0.formatted(.iso8601) })
  /// ```
  @inlinable
  public init<Value>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value>,
    format: @escaping (Value) -> String
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text(verbatim: format($0[keyPath: value])) }
  }

  /// Creates a column with a value that not every row has, written in a format.
  ///
  /// - Parameters:
  ///   - title: The text that heads the column.
  ///   - alignment: The place of the lines of its cells.
  ///   - value: The key path of the value.
  ///   - placeholder: The text of a cell without a value, such as a dash. Default: none.
  ///   - format: The text of a value.
  @inlinable
  public init<Value>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value?>,
    placeholder: String = "",
    format: @escaping (Value) -> String
  ) where Content == Text {
    self.init(title, alignment: alignment) {
      Text(verbatim: $0[keyPath: value].map(format) ?? placeholder)
    }
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

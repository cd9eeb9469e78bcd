/// A column of a table: a title, and a cell for each row.
///
/// The title is a text, or a view, for example a link that sorts the table:
///
/// ```swift
/// TableColumn("Name") { Text($0.name) }
/// TableColumn { Text("\($0.size)") } header: { Link("Size", destination: "?sort=size") }
/// ```
public struct TableColumn<Row, Content: View>: _SingleTableColumn {
  // A reference, because columns are copied for each row.
  @usableFromInline let shared: SharedTraits
  @usableFromInline let content: (Row) -> Content

  @usableFromInline
  final class SharedTraits {
    let traits: _ColumnTraits
    /// The title as a view, or nil if it is a text.
    let titleView: AnyView?

    @usableFromInline
    init(_ traits: _ColumnTraits, titleView: AnyView? = nil) {
      self.traits = traits
      self.titleView = titleView
    }
  }

  private init(_ shared: SharedTraits, _ content: @escaping (Row) -> Content) {
    self.shared = shared
    self.content = content
  }

  /// Creates a column with a view for each row.
  @_alwaysEmitIntoClient
  public init(
    _ title: String,
    alignment: TextAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    shared = SharedTraits(_ColumnTraits(title: title, alignment: alignment))
    self.content = content
  }

  /// Creates a column with a view for each row and a view as its title.
  ///
  /// ```swift
  /// TableColumn {
  ///   Text($0.name)
  /// } header: {
  ///   Link("Name", destination: "?sort=name")
  /// }
  /// .sortIndicator(.ascending)
  /// ```
  ///
  /// In HTML, the title is
  /// `<th scope="col" aria-sort="ascending"><a href="?sort=name">Name</a>…</th>`.
  ///
  /// Text output keeps the styles of a title that is inline content. It draws only the text of a
  /// title that is a block. Plain text, and a table that is too narrow for its columns, repeat the
  /// text of the title before each value.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of lines within a cell.
  ///   - content: A closure that returns the view in the cell of a row.
  ///   - header: The title of the column.
  public init<Header: View>(
    alignment: TextAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> Content,
    @ViewBuilder header: () -> Header
  ) {
    let traits = _ColumnTraits(title: "", alignment: alignment)
    self.init(SharedTraits(traits, titleView: AnyView(header())), content)
  }

  /// Creates a column that shows the `description` of a value in each row.
  ///
  /// ```swift
  /// TableColumn("Name", value: \.name)
  /// TableColumn("Size", alignment: .trailing, value: \.size)
  /// ```
  ///
  /// Numbers are aligned like any other value unless `alignment` is given.
  @_alwaysEmitIntoClient
  public init<Value: CustomStringConvertible>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value>
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text(verbatim: $0[keyPath: value].description) }
  }

  /// Creates a column with a value in each row; the format returns the text of the value.
  ///
  /// ```swift
  /// TableColumn("Size", alignment: .trailing, value: \.size, format: .bytes)
  /// ```
  @_alwaysEmitIntoClient
  public init<Value>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value>,
    format: ValueFormat<Value>
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text($0[keyPath: value], format: format) }
  }

  /// Creates a column that shows the `description` of an optional value in each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - alignment: The alignment of lines within a cell.
  ///   - value: The key path of the value.
  ///   - placeholder: The text of a cell without a value, such as a dash. The default is empty.
  @_alwaysEmitIntoClient
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

  /// Creates a column with an optional value in each row; the format returns the text of the value.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - alignment: The alignment of lines within a cell.
  ///   - value: The key path of the value.
  ///   - format: The format of a value.
  ///   - placeholder: The text of a cell without a value, such as a dash. The default is empty.
  @_alwaysEmitIntoClient
  public init<Value>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value?>,
    format: ValueFormat<Value>,
    placeholder: String = ""
  ) where Content == Text {
    self.init(title, alignment: alignment) {
      $0[keyPath: value].map { Text($0, format: format) } ?? Text(verbatim: placeholder)
    }
  }

  /// Creates a column with a value in each row; a closure returns the text of the value.
  ///
  /// ```swift
  /// TableColumn("Size", alignment: .trailing, value: \.size) { "\($0) kB" }
  /// TableColumn("Changed", value: \.date, format: { $0.formatted(.iso8601) })
  /// ```
  @_alwaysEmitIntoClient
  public init<Value>(
    _ title: String,
    alignment: TextAlignment = .leading,
    value: KeyPath<Row, Value>,
    format: @escaping (Value) -> String
  ) where Content == Text {
    self.init(title, alignment: alignment) { Text(verbatim: format($0[keyPath: value])) }
  }

  /// Creates a column with an optional value in each row; a closure returns the text of the value.
  ///
  /// - Parameters:
  ///   - title: The title of the column.
  ///   - alignment: The alignment of lines within a cell.
  ///   - value: The key path of the value.
  ///   - placeholder: The text of a cell without a value, such as a dash. The default is empty.
  ///   - format: A closure that returns the text of a value.
  @_alwaysEmitIntoClient
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

  public func _with(_ change: (inout _ColumnTraits) -> Void) -> TableColumn {
    var traits = shared.traits
    change(&traits)
    return TableColumn(SharedTraits(traits, titleView: shared.titleView), content)
  }

  public func _spanning() -> _SpanningTableColumn<Row, Content> { _SpanningTableColumn(self) }

  public var _traits: [_ColumnTraits] {
    guard shared.titleView != nil else { return [shared.traits] }
    var traits = shared.traits
    traits.hasTitleView = true
    return [traits]
  }

  public var _titleViews: [AnyView?] { [shared.titleView] }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    switch spans?.next() ?? .cell(_CellSpan()) {
    case .cell(let span): renderer.tableCell(span: span, columns.content(row))
    case .covered(let count): renderer.coveredTableCell(columns: count)
    case .partOfCell: break
    }
  }
}

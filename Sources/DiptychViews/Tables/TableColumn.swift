/// A column of a table: a title, and a cell for each row.
///
/// The title is a text, or a view such as a link that sorts the table:
///
/// ```swift
/// TableColumn("Name") { Text($0.name) }
/// TableColumn { Text("\($0.size)") } header: { Link("Size", destination: "?sort=size") }
/// ```
public struct TableColumn<Row, Content: View>: SingleTableColumn {
  // Behind a reference: columns are copied for each row.
  @usableFromInline let shared: SharedTraits
  @usableFromInline let content: (Row) -> Content

  @usableFromInline
  final class SharedTraits {
    let traits: ColumnTraits
    /// The view that heads the column, where it is no text.
    let titleView: AnyView?

    @usableFromInline
    init(_ traits: ColumnTraits, titleView: AnyView? = nil) {
      self.traits = traits
      self.titleView = titleView
    }
  }

  private init(_ shared: SharedTraits, _ content: @escaping (Row) -> Content) {
    self.shared = shared
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

  /// Creates a column with a view for each row, and one that heads it.
  ///
  /// ```swift
  /// TableColumn {
  ///   Text($0.name)
  /// } header: {
  ///   Link("Name", destination: "?sort=name")
  /// }
  /// .sorted(.ascending)
  /// ```
  ///
  /// HTML is `<th scope="col" aria-sort="ascending"><a href="?sort=name">Name</a>…</th>`. Where a title
  /// is repeated for each cell (in plain text, and in a table too narrow for columns) it is the words
  /// of the header. Text output draws a part of a line as it is, and of blocks the words.
  ///
  /// - Parameters:
  ///   - alignment: The place of the lines of its cells.
  ///   - content: The view of a row.
  ///   - header: The view that heads the column.
  public init<Header: View>(
    alignment: TextAlignment = .leading,
    @ViewBuilder content: @escaping (Row) -> Content,
    @ViewBuilder header: () -> Header
  ) {
    let traits = ColumnTraits(title: "", alignment: alignment)
    self.init(SharedTraits(traits, titleView: AnyView(header())), content)
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
    return TableColumn(SharedTraits(traits, titleView: shared.titleView), content)
  }

  public func _spanning() -> SpanningTableColumn<Row, Content> {
    SpanningTableColumn(self)
  }

  public var _traits: [ColumnTraits] {
    guard let titleView = shared.titleView else { return [shared.traits] }
    var traits = shared.traits
    traits.title = titleView.words()
    traits.hasTitleView = true
    return [traits]
  }

  public var _titleViews: [AnyView?] { [shared.titleView] }

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

/// Columns for each element of a sequence.
///
/// ```swift
/// Table(cities) {
///   TableColumn("City") { Text($0.name) }
///   TableColumnForEach(["Spring", "Autumn"], id: \.self) { season in
///     TableColumn(season, alignment: .trailing) { Text("\($0.rain[season] ?? 0)") }
///   }
/// }
/// ```
///
/// ```text
/// City  Spring  Autumn
/// ────────────────────
/// Bonn     161     158
/// ```
///
/// The columns are made once, before the first row. Components in the cells keep their state when
/// other columns appear or disappear, because they are identified by the element of their column. A
/// `for` loop makes the same columns, but identifies each element by its position.
public struct TableColumnForEach<Row, ID: Hashable, Content: TableColumns>: TableColumns
where Content.Row == Row {
  @usableFromInline let columns: [(id: ID, content: Content)]
  /// The title over the columns, or nil.
  @usableFromInline let group: String?

  /// Creates columns for each element, identified by the value at a key path.
  @_alwaysEmitIntoClient
  public init<Data: Sequence>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<Row> content: (Data.Element) -> Content
  ) {
    columns = data.map { ($0[keyPath: id], content($0)) }
    group = nil
  }

  /// Creates columns for each element, identified by its `id`.
  @_alwaysEmitIntoClient
  public init<Data: Sequence>(
    _ data: Data,
    @TableColumnBuilder<Row> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  public var _traits: [_ColumnTraits] {
    var traits = columns.flatMap(\.content._traits)
    guard let group else { return traits }
    for index in traits.indices {
      traits[index].group = group
      traits[index].groupCount = index == 0 ? traits.count : 0
    }
    return traits
  }

  public var _titleViews: [AnyView?] { columns.flatMap(\.content._titleViews) }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { Content._hasSpans }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    for column in columns.columns { Content._placeCells(column.content, row, in: &spans) }
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    for column in columns.columns {
      if renderer.tracksIdentity { renderer.enter(id: column.id) }
      Content._renderCells(column.content, row, in: &spans, into: &renderer)
      if renderer.tracksIdentity { renderer.leave() }
    }
  }
}

/// Columns with a common title above their own titles.
///
/// ```swift
/// Table(students) {
///   TableColumn("Name") { Text($0.name) }
///   TableColumnGroup("Assignments") {
///     TableColumn("Mean", alignment: .trailing) { Text("\($0.mean)") }
///     TableColumn("Best", alignment: .trailing) { Text("\($0.best)") }
///   }
/// }
/// ```
///
/// ```text
///       Assignments
/// Name   Mean  Best
/// ─────────────────
/// Ada      12    15
/// ```
///
/// In HTML, the common title is a `<th scope="colgroup">`. Markdown, plain text and `.csv` repeat
/// it before the title of each column: `Assignments Mean`. A group in a group has no title.
public typealias TableColumnGroup<Row, Content: TableColumns> = TableColumnForEach<
  Row, Int, Content
> where Content.Row == Row

extension TableColumnForEach where ID == Int {
  /// Creates a group of columns with a common title.
  @_alwaysEmitIntoClient
  public init(_ title: String, @TableColumnBuilder<Row> content: () -> Content) {
    columns = [(0, content())]
    group = title
  }
}

/// A column whose cells can span the columns after them and the rows below them.
public struct _SpanningTableColumn<Row, Content: View>: _SingleTableColumn {
  @usableFromInline var column: TableColumn<Row, Content>
  @usableFromInline var columns: ((Row) -> Int)?
  @usableFromInline var rows: ((Row) -> Int)?

  init(_ column: TableColumn<Row, Content>) { self.column = column }

  public func _with(_ change: (inout _ColumnTraits) -> Void) -> _SpanningTableColumn {
    var changed = self
    changed.column = column._with(change)
    return changed
  }

  public func _spanning() -> _SpanningTableColumn { self }

  public var _traits: [_ColumnTraits] { column._traits }

  public var _titleViews: [AnyView?] { column._titleViews }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _hasSpans: Bool { true }

  @_alwaysEmitIntoClient
  public static func _placeCells(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans
  ) {
    guard spans.isNextFree else { return spans.skip() }
    let span = _CellSpan(columns: columns.columns?(row) ?? 1, rows: columns.rows?(row) ?? 1)
    spans.place(span)
  }

  @_alwaysEmitIntoClient
  public static func _renderCells<R: _Renderer>(
    _ columns: borrowing Self,
    _ row: borrowing Row,
    in spans: inout _TableSpans?,
    into renderer: inout R
  ) {
    TableColumn._renderCells(columns.column, row, in: &spans, into: &renderer)
  }
}

/// The number of columns and rows that a table cell covers, including its own column and row.
public struct _CellSpan: Equatable, Sendable {
  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates the span of a cell that covers a single column and row.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {
    columns = 1
    rows = 1
  }

  /// Creates a span; a number below 1 counts as 1.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// Whether the cell covers a single column and row.
  @_alwaysEmitIntoClient public var isSingle: Bool { columns == 1 && rows == 1 }
}

extension _CellSpan {
  /// Creates the span that the attributes `colspan` and `rowspan` of an element define in HTML.
  ///
  /// A value that does not start with a number counts as 1. A `colspan` of 0 also counts as 1. The
  /// maximum is 1,000 columns and 65,534 rows. A `rowspan` of 0 counts as the maximum, because in
  /// HTML it means all remaining rows of the group.
  public init<A: Attributes>(of attributes: consuming A) {
    var sink = SpanAttributes()
    A._write(attributes, into: &sink)
    let rows = min(sink.rows ?? 1, Self.maxRows)
    self.init(
      columns: min(sink.columns ?? 1, Self.maxColumns),
      rows: rows == 0 ? Self.maxRows : rows
    )
  }

  private static var maxColumns: Int { 1000 }
  private static var maxRows: Int { 65_534 }
}

/// A sink for the span attributes of a cell; if several have the same name, the first one counts.
private struct SpanAttributes: _AttributeSink {
  private(set) var columns: Int?
  private(set) var rows: Int?
  private var hasColumns = false
  private var hasRows = false

  mutating func attribute(_ name: StaticString, _ value: String) {
    guard name.utf8CodeUnitCount == 7 else { return }
    switch name.description.lowercased() {
    case "colspan" where !hasColumns:
      hasColumns = true
      columns = Self.number(value)
    case "rowspan" where !hasRows:
      hasRows = true
      rows = Self.number(value)
    default: break
    }
  }

  /// Returns the number that a value starts with (HTML, 2.3.4.2), or nil.
  private static func number(_ value: String) -> Int? {
    var rest = value.utf8.drop { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }[...]
    let sign = rest.first
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest.removeFirst() }
    let digits = rest.prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty else { return nil }
    let number = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_048_576) }
    return sign == UInt8(ascii: "-") && number > 0 ? nil : number
  }
}

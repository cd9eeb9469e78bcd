/// A table with a row for each element of a sequence.
///
/// ```swift
/// Table(files) {
///   TableColumn("Name") { Text($0.name).bold() }
///   TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
/// }
/// ```
///
/// ```text
/// Name    Size
/// ────────────
/// a.txt     12
/// bc.txt  1024
/// ```
///
/// In HTML, the table is a `<table>`, and its headers have the attribute `scope`. Text output is
/// never wider than the available width. If the columns do not fit, text output takes these steps
/// until they do:
///
/// 1. It leaves out columns of low priority, see `_SingleTableColumn.priority(_:)`.
/// 2. It cuts columns that may be cut, see `_SingleTableColumn.truncated(_:)`.
/// 3. It wraps lines, beginning with the widest column.
/// 4. If wrapping would break many words, it shows each row as a record: the first cell, and below
///    it a line with the title and the value of each other cell.
/// 5. If words would still be broken, it puts the values below their titles.
///
/// The columns can depend on data: use `if`, `if let`, `switch`, `for` and `TableColumnForEach`.
/// To share columns among several tables, put them into a property with the attribute
/// ``TableColumnBuilder``. A table without columns is left out.
///
/// ```swift
/// Table(packages) {
///   TableColumn("Name") { Text($0.name) }
///   if showsSecurity { TableColumn("Advisories") { Text("\($0.advisories)") } }
///   for year in years { TableColumn("\(year)") { Text("\($0.downloads[year] ?? 0)") } }
/// }
/// ```
///
/// The time for rendering is linear in the number of cells. HTML output, and text output that is
/// written to a sink, do not keep all rows in memory: they take the rows one by one from the
/// sequence. Text output that is written to a sink derives the widths of the columns from the first
/// 1,000 rows.
public struct Table<Rows: Sequence, Columns: TableColumns>: _PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline var rows: TableRows<Rows, Columns>
  @usableFromInline var caption: String?
  @usableFromInline var border: TableBorder?
  @usableFromInline var separatesRows = false
  @usableFromInline var showsRecords = false
  @usableFromInline var stripes: TextStyle?

  @_alwaysEmitIntoClient
  init(rows: Rows, id: ((Rows.Element) -> AnyHashable)?, columns: Columns) {
    self.init(TableRows(rows, id, columns))
  }

  @_alwaysEmitIntoClient
  init(_ rows: TableRows<Rows, Columns>) { self.rows = rows }

  /// Creates a table whose rows are identified by their position.
  ///
  /// A component in a cell keeps its state as long as its row keeps its position.
  @_alwaysEmitIntoClient
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: nil, columns: columns())
  }

  /// Creates a table whose rows are identified by the value at a key path.
  ///
  /// A component in a cell keeps its state even if its row moves, as long as the value at the key
  /// path is the same.
  @_alwaysEmitIntoClient
  public init<ID: Hashable>(
    _ rows: Rows,
    id: KeyPath<Rows.Element, ID>,
    @TableColumnBuilder<Rows.Element> columns: () -> Columns
  ) {
    self.init(rows: rows, id: { AnyHashable($0[keyPath: id]) }, columns: columns())
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    let view = view
    var traits = view.traits
    if traits.hasTitleViews {
      traits.readTitles(of: view.rows.columns._titleViews) { renderer.words(of: $0) }
    }
    if !traits.columns.isEmpty { renderer.table(traits, view.rows(below: traits)) }
  }

  /// Returns the rows, with the titles added if one of them is a view.
  @usableFromInline
  func rows(below traits: _TableTraits) -> TableRows<Rows, Columns> {
    guard traits.hasTitleViews else { return rows }
    var rows = rows
    rows.titles = TableTitles(traits.columns, rows.columns._titleViews)
    return rows
  }

  @usableFromInline var traits: _TableTraits {
    var traits = _TableTraits(columns: rows.columns._traits)
    traits.caption = caption
    traits.border = border ?? EnvironmentValues.current.theme.tableBorder
    traits.separatesRows = separatesRows
    traits.showsRecords = showsRecords
    traits.stripes = stripes
    traits.hasRowStyles = rows.style != nil
    if traits.columns.contains(where: { $0.alignment == .decimal }) {
      traits.alignsDecimals = rows.rows is any Collection
    }
    return traits
  }
}

extension Table {
  /// Adds a caption above the table: `<caption>` in HTML.
  public func caption(_ caption: String) -> Table {
    var table = self
    table.caption = caption.isEmpty ? nil : caption
    return table
  }

  /// Sets the border of the table; the default is ``Theme/tableBorder``.
  ///
  /// In HTML, every border except `horizontal` becomes a class. The border `rounded` is a frame
  /// around the table, whose rows are separated by lines. The borders `square` and `ascii` have the
  /// same class, because they look the same in a page: a line around each cell.
  ///
  /// ```swift
  /// Table(files) { … }.tableBorder(.square)
  /// ```
  ///
  /// ```text
  /// ┌────────┬──────┐
  /// │ Name   │ Size │
  /// ├────────┼──────┤
  /// │ a.txt  │   12 │
  /// │ bc.txt │ 1024 │
  /// └────────┴──────┘
  /// ```
  public func tableBorder(_ border: TableBorder) -> Table {
    var table = self
    table.border = border
    return table
  }

  /// Draws a line between rows.
  ///
  /// HTML always draws these lines. Without this modifier, text output draws light lines between
  /// rows if the table has the border ``TableBorder/horizontal`` and at least one row has several
  /// lines.
  public func rowSeparators(_ isOn: Bool = true) -> Table {
    var table = self
    table.separatesRows = isOn
    return table
  }

  /// Shows each row as a record if the window or the terminal is too narrow to show the columns
  /// side by side.
  ///
  /// ```text
  /// Close idle connections
  /// Author  Amina Okafor
  /// Commit  3f9c2ab
  /// ```
  public func records(_ isOn: Bool = true) -> Table {
    var table = self
    table.showsRecords = isOn
    return table
  }

  /// Groups consecutive rows into a section below a title if the closure returns this title for
  /// each of them.
  ///
  /// ```swift
  /// Table(files) { … }.sections { $0.folder }
  /// ```
  ///
  /// ```text
  /// Name     Size
  /// ─────────────
  /// Sources
  ///   a.txt    12
  ///
  /// Tests
  ///   b.txt     7
  /// ```
  ///
  /// In HTML, each section is a `<tbody>`. The rows are not sorted by title. In text output, a
  /// section with an empty title has no line for the title.
  public func sections(_ title: @escaping (Rows.Element) -> String) -> Table {
    var table = self
    table.rows.section = title
    return table
  }

  /// Gives each row the style that a closure returns.
  ///
  /// If the closure returns nil, the row has no style of its own.
  ///
  /// ```swift
  /// Table(jobs) { … }.rowStyle { $0.isLate ? .background(.red) : nil }
  /// ```
  ///
  /// A background fills the cells of a row, and the space around and between them. Other styles,
  /// such as `.bold` or `.role(.warning)`, apply to the text of the cells. Some readers can't see
  /// colours, so repeat the meaning of a colour in the text of a cell.
  public func rowStyle(_ style: @escaping (Rows.Element) -> TextStyle?) -> Table {
    var table = self
    table.rows.style = style
    return table
  }

  /// Makes every second row look different from the rows beside it.
  ///
  /// In a page, these rows have the background ``Role/secondaryBackground``. In a terminal, they
  /// are dim by default, because the background of the terminal is usually not known. If you know
  /// it, you can choose a background for the rows: `.striped(.background(.indexed(236)))`.
  ///
  /// A row with a style from ``rowStyle(_:)`` has only that style.
  ///
  /// - Parameter style: The style of these rows in a terminal.
  /// - Returns: The table with stripes.
  public func striped(_ style: TextStyle = .dim) -> Table {
    var table = self
    table.stripes = style
    return table
  }
}

extension Table where Rows.Element: Identifiable {
  /// Creates a table whose rows are identified by their `id`.
  ///
  /// A component in a cell keeps its state even if its row moves, as long as the `id` is the same.
  @_alwaysEmitIntoClient
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: { AnyHashable($0.id) }, columns: columns())
  }
}

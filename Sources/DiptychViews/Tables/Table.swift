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
/// Text output always fits. If the columns do not fit, columns of low priority are left out, see
/// ``SingleTableColumn/priority(_:)``. Then columns that may be cut are cut, see
/// ``SingleTableColumn/truncated(_:)``. Then lines wrap, in the widest column first. If that would
/// break many words, each row becomes a record: the first column, and below it a line of title and
/// value for each of the others. If words would be broken there, values stand below their titles.
/// HTML is a `<table>` with scoped headers.
///
/// The columns can depend on data: `if`, `if let`, `switch` and `for` are allowed among them, and
/// ``TableColumnForEach``. Columns shared by several tables are a property with the attribute
/// ``TableColumnBuilder``. A table of zero columns is left out.
///
/// ```swift
/// Table(packages) {
///   TableColumn("Name") { Text($0.name) }
///   if showsSecurity { TableColumn("Advisories") { Text("\($0.advisories)") } }
///   for year in years { TableColumn("\(year)") { Text("\($0.downloads[year] ?? 0)") } }
/// }
/// ```
///
/// Rendering is linear in the number of cells. HTML takes the rows from the sequence one by one.
/// Text written to a sink does, too: it measures the first 1,000 rows and fits the rest into their
/// column widths.
public struct Table<Rows: Sequence, Columns: TableColumns>: PrimitiveView
where Columns.Row == Rows.Element {
  @usableFromInline var rows: TableRows<Rows, Columns>
  @usableFromInline var caption: String?
  @usableFromInline var border: TableBorder?
  @usableFromInline var separatesRows = false
  @usableFromInline var showsRecords = false
  @usableFromInline var stripes: TextStyle?

  @inlinable
  init(rows: Rows, id: ((Rows.Element) -> AnyHashable)?, columns: Columns) {
    self.init(TableRows(rows, id, columns))
  }

  @inlinable
  init(_ rows: TableRows<Rows, Columns>) {
    self.rows = rows
  }

  /// Creates a table whose rows are identified by their position.
  @inlinable
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: nil, columns: columns())
  }

  /// Creates a table whose rows are identified by the value at a key path.
  @inlinable
  public init<ID: Hashable>(
    _ rows: Rows,
    id: KeyPath<Rows.Element, ID>,
    @TableColumnBuilder<Rows.Element> columns: () -> Columns
  ) {
    self.init(rows: rows, id: { AnyHashable($0[keyPath: id]) }, columns: columns())
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _fastPath(!renderer.stackIsLow) {
      let view = view
      let traits = view.traits
      if !traits.columns.isEmpty { renderer.table(traits, view.rows(below: traits)) }
    } else {
      renderer.erased(AnyView(view))
    }
  }

  /// Returns the rows, with the titles added if one of them is a view.
  @usableFromInline
  func rows(below traits: TableTraits) -> TableRows<Rows, Columns> {
    guard traits.hasTitleViews else { return rows }
    var rows = rows
    rows.titles = TableTitles(traits.columns, rows.columns._titleViews)
    return rows
  }

  @usableFromInline var traits: TableTraits {
    var traits = TableTraits(columns: rows.columns._traits)
    traits.caption = caption
    traits.border = border ?? EnvironmentValues.current.theme.tableBorder
    traits.separatesRows = separatesRows
    traits.showsRecords = showsRecords
    traits.stripes = stripes
    traits.hasRowStyles = rows.style != nil
    if traits.columns.contains(where: { $0.alignment == .decimal }) {
      traits.decimals = TableDecimals(of: rows.rows, rows.columns, traits.columns)
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
  /// HTML has a class for `heavy`, `double` and `none`, and one for `square`, `rounded` and
  /// `ascii`, which look alike there: a line around each cell. A table without a class is
  /// `horizontal`.
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
  /// HTML always draws these lines. A terminal draws a light one in a table of
  /// ``TableBorder/horizontal`` without them too, if some row takes several lines.
  public func rowSeparators(_ isOn: Bool = true) -> Table {
    var table = self
    table.separatesRows = isOn
    return table
  }

  /// Turns each row into a record where the columns do not fit on one line: in a narrow window, and
  /// in a narrow terminal.
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

  /// Groups neighbouring rows of the same title into sections below that title.
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
  /// HTML has a `<tbody>` for each section. The rows are not sorted by title. In a terminal, a
  /// section whose title is empty has no line for it.
  public func sections(_ title: @escaping (Rows.Element) -> String) -> Table {
    var table = self
    table.rows.section = title
    return table
  }

  /// Gives rows a style by a rule; it fills their cells, and the space around and between them.
  ///
  /// ```swift
  /// Table(jobs) { … }.rowStyle { $0.isLate ? .background(.red) : nil }
  /// ```
  ///
  /// Other styles are styles of texts, such as `.bold` or `.role(.warning)`. A colour is no word:
  /// say in a cell what it means.
  public func rowStyle(_ style: @escaping (Rows.Element) -> TextStyle?) -> Table {
    var table = self
    table.rows.style = style
    return table
  }

  /// Sets every second row off from the others.
  ///
  /// In a page these rows have the ground of areas that are set off, except rows that have a style
  /// of their own. A terminal doesn't tell its ground, so they are dim there. A tool that knows it
  /// can choose a ground: `.striped(.background(.indexed(236)))`.
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
  @inlinable
  public init(_ rows: Rows, @TableColumnBuilder<Rows.Element> columns: () -> Columns) {
    self.init(rows: rows, id: { AnyHashable($0.id) }, columns: columns())
  }
}

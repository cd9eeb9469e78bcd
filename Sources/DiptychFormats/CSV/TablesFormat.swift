public import DiptychViews

/// The titles and the cells of one table of a view, as strings.
///
/// ``TablesFormat`` returns such values.
public struct TableValues: Hashable, Sendable {
  /// The caption of the table, or nil.
  public var caption: String?
  /// The titles of the columns, or an empty array if no column has a title.
  public var titles: [String]
  /// The cells of each row, as ``CSVFormat`` writes them.
  public var rows: [[String]]

  /// Creates a table of values.
  public init(caption: String? = nil, titles: [String] = [], rows: [[String]] = []) {
    self.caption = caption
    self.titles = titles
    self.rows = rows
  }

  /// Returns the table as comma-separated or tab-separated values.
  public func text(as format: CSVFormat = .csv) -> String {
    var records = CSVRecords(format: format)
    let titles = titles.isEmpty ? [] : [titles]
    return (titles + rows).map { records.text(of: $0) }.joined()
  }
}

/// A format whose output is an array with the titles and cells of each table of a view.
///
/// The tables are in the order of the view.
///
/// Choose a table by its position or its caption:
///
/// ```swift
/// let tables = report.rendered(as: .tables)
/// guard let files = tables.first(where: { $0.caption == "Files" }) else { … }
/// print(files.text(as: .csv), terminator: "")
/// ```
public struct TablesFormat: RenderingFormat {
  public func render<V: View, H: RenderHost>(
    _ view: consuming V,
    host: inout H
  ) -> [TableValues] {
    var tables: [TableValues] = []
    CSVReader.read(view, for: &host) { part in
      switch part {
      case .table(let caption): tables.append(TableValues(caption: caption))
      case .titles(let fields): tables[tables.count - 1].titles = fields
      case .row(let fields): tables[tables.count - 1].rows.append(fields)
      }
    }
    return tables
  }

  public func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try CSVFormat.csv.write(view, host: &host, to: &sink)
  }
}

extension RenderingFormat where Self == TablesFormat {
  /// The format whose output is an array with the titles and cells of each table of a view.
  public static var tables: TablesFormat { TablesFormat() }
}

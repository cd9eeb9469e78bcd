public import DiptychViews

/// The tables of a view as comma-separated values (RFC 4180), for spreadsheets and other programs.
///
/// ```swift
/// Table(files) {
///   TableColumn("Name") { Link($0.name, destination: $0.page) }
///   TableColumn("Size", value: \.size, format: .bytes)
/// }
/// .rendered(as: .csv)
/// ```
///
/// ```text
/// Name,Size
/// "a ""new"" file, copied",1234567
/// b.txt,12
/// ```
///
/// The content outside of tables is left out. The caption and the footer of a table are left out
/// too, because a program would read them as a row.
///
/// - The titles of the columns are the first record. A table without titles begins with its values.
/// - A cell is written as its text, and a link as its label. A value with a format is written
///   without the format: bytes and numbers as digits, a duration in seconds, a gauge as a number
///   from 0 to 1.
/// - If a cell covers several rows, its value is repeated in each row. If a cell covers several
///   columns, its value is in the first of these columns, and the others are empty.
/// - The title of a section is the first field of its rows, in a column without a title.
/// - If a view has several tables, an empty line separates them. The output of a view without a
///   table is empty. ``TablesFormat`` returns the tables as an array of values, to count them or to
///   choose one.
///
/// ``tsv`` writes tab-separated values. In a cell, it replaces a tab or a line break by a space. A
/// record of `.tsv` ends with a line feed, and a record of `.csv` with a carriage return and a line
/// feed.
///
/// ### Formulas
///
/// A spreadsheet computes a cell that begins with `=`, `+`, `-` or `@`, so data such as a file name
/// can act as a formula. By default, cells are not changed, because other programs need the
/// original text. If a file is meant for a spreadsheet, use ``csv(formulas:)`` to quote formulas.
public struct CSVFormat: RenderingFormat {
  /// The treatment of a cell that a spreadsheet would compute.
  public enum Formulas: Sendable {
    /// The cell is written as it is.
    case kept
    /// An apostrophe is added before the cell, so that the spreadsheet shows it as text.
    ///
    /// A number with a sign is not changed.
    case quoted
  }

  /// The character between two fields.
  enum Separator {
    case comma
    case tab
  }

  let separator: Separator
  /// The treatment of a cell that a spreadsheet would compute.
  public var formulas: Formulas

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in draw(view, for: &host, onto: output) }
  }

  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try RenderOutput.stream(to: &sink) { output in draw(view, for: &host, onto: output) }
  }

  private func draw<V: View, H: RenderHost>(
    _ view: consuming V,
    for host: inout H,
    onto output: RenderOutput
  ) {
    var records = CSVRecords(format: self)
    CSVRenderer.draw(view, for: &host) { part in
      switch part {
      case .table: records.beginTable()
      case .titles(let fields), .row(let fields): output.append(records.text(of: fields))
      case .flush: output.flush()
      }
    }
  }
}

extension RenderingFormat where Self == CSVFormat {
  /// The tables of a view as comma-separated values, with all cells as they are.
  public static var csv: CSVFormat { .csv() }

  /// The tables of a view as tab-separated values, with all cells as they are.
  public static var tsv: CSVFormat { .tsv() }

  /// Returns the format of comma-separated values.
  ///
  /// - Parameter formulas: The treatment of a cell that a spreadsheet would compute.
  /// - Returns: The format.
  public static func csv(formulas: CSVFormat.Formulas = .kept) -> CSVFormat {
    CSVFormat(separator: .comma, formulas: formulas)
  }

  /// Returns the format of tab-separated values.
  ///
  /// - Parameter formulas: The treatment of a cell that a spreadsheet would compute.
  /// - Returns: The format.
  public static func tsv(formulas: CSVFormat.Formulas = .kept) -> CSVFormat {
    CSVFormat(separator: .tab, formulas: formulas)
  }
}

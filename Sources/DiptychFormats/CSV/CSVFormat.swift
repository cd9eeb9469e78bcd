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
/// - The titles of the columns are the first record. The first record of a table without titles is
///   its first row.
/// - A cell is written as its text, and a link as its label. A value is written without its format.
///   For example, a size with the format `.bytes` is written as digits, a duration in seconds, and
///   a gauge as a number from 0 to 1.
/// - If a cell covers several rows, its value is repeated in each row. If a cell covers several
///   columns, its value is in the first of these columns, and the others are empty.
/// - The title of a section is the first field of its rows, in the column `Section`.
/// - If a view has several tables, an empty line separates them. The output of a view without a
///   table is empty.
///
/// ``tsv`` writes tab-separated values. In a cell, it replaces a tab or a line break with a space.
/// A record of `.tsv` ends with a line feed, and a record of `.csv` ends with a carriage return and
/// a line feed.
///
/// ### Formulas
///
/// A spreadsheet computes a cell that begins with `=`, `+`, `-` or `@`, so data such as a file name
/// can act as a formula. By default, cells are not changed, because other programs need the
/// original text. If a file is meant for a spreadsheet, use ``csv(formulas:)`` to quote formulas.
public struct CSVFormat: RenderingFormat {
  /// The treatment of a cell that a spreadsheet would compute as a formula.
  public enum Formulas: Sendable {
    /// The cell is written as it is.
    case unchanged
    /// An apostrophe is added before the cell, so that the spreadsheet shows the cell as text.
    ///
    /// A number with a sign, such as `-5`, is not changed.
    case quoted
  }

  /// The character between two fields.
  enum Separator {
    case comma
    case tab
  }

  let separator: Separator
  /// The treatment of a cell that a spreadsheet would compute as a formula.
  public var formulas: Formulas

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in draw(view, for: &host, onto: output) }
  }

  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try RenderOutput.stream(to: &sink) { output in draw(view, for: &host, onto: output) }
  }

  private func draw<V: View, H: _RenderHost>(
    _ view: consuming V,
    for host: inout H,
    onto output: RenderOutput
  ) {
    var reader = CSVReader(self, output: output)
    reader.read(view, for: &host)
  }
}

extension RenderingFormat where Self == CSVFormat {
  /// The format of comma-separated values, which writes formulas in cells without quoting them.
  public static var csv: CSVFormat { .csv() }

  /// The format of tab-separated values, which writes formulas in cells without quoting them.
  public static var tsv: CSVFormat { .tsv() }

  /// Returns the format of comma-separated values.
  ///
  /// - Parameter formulas: The treatment of a cell that a spreadsheet would compute as a formula.
  /// - Returns: The format.
  public static func csv(formulas: CSVFormat.Formulas = .unchanged) -> CSVFormat {
    CSVFormat(separator: .comma, formulas: formulas)
  }

  /// Returns the format of tab-separated values.
  ///
  /// - Parameter formulas: The treatment of a cell that a spreadsheet would compute as a formula.
  /// - Returns: The format.
  public static func tsv(formulas: CSVFormat.Formulas = .unchanged) -> CSVFormat {
    CSVFormat(separator: .tab, formulas: formulas)
  }
}

/// A writer of the text of records, with an empty line before each table except the first.
struct CSVRecords {
  let format: CSVFormat
  private var hasRecords = false
  private var isAtStart = false

  init(format: CSVFormat) { self.format = format }

  mutating func beginTable() { isAtStart = true }

  /// Returns a record with its line end.
  mutating func text(of fields: [String]) -> String {
    let end = format.separator == .tab ? "\n" : "\r\n"
    var record = isAtStart && hasRecords ? end : ""
    (hasRecords, isAtStart) = (true, false)
    // A single empty field would be an empty line, which separates tables.
    let isLone = fields.count == 1
    for (index, field) in fields.enumerated() {
      if index > 0 { record += format.separator == .tab ? "\t" : "," }
      append(guarded(field), to: &record, isLone: isLone)
    }
    return record + end
  }

  private func append(_ field: String, to record: inout String, isLone: Bool) {
    switch format.separator {
    case .tab:
      if field.isEmpty && isLone { record += " " }
      for scalar in field.unicodeScalars {
        record.unicodeScalars.append(["\t", "\n", "\r"].contains(scalar) ? " " : scalar)
      }
    case .comma:
      let isPlain = !field.unicodeScalars.contains { [",", "\"", "\n", "\r"].contains($0) }
      if isPlain && !(field.isEmpty && isLone) { return record += field }
      record += "\""
      for character in field.unicodeScalars {
        if character == "\"" { record += "\"" }
        record.unicodeScalars.append(character)
      }
      record += "\""
    }
  }

  /// Returns a field, with an apostrophe before it if a spreadsheet would compute it as a formula.
  private func guarded(_ field: String) -> String {
    guard format.formulas == .quoted, let first = field.unicodeScalars.first else { return field }
    let isFormula = "=+-@\t\n＝＋－＠".unicodeScalars.contains(first) && Double(field) == nil
    return isFormula ? "'" + field : field
  }
}

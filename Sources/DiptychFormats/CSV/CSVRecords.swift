/// A writer of the text of records, with an empty line before each table except the first.
struct CSVRecords {
  let format: CSVFormat
  private var hasRecords = false
  private var isAtStart = false

  init(format: CSVFormat) {
    self.format = format
  }

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

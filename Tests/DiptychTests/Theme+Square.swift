import Diptych

extension Theme {
  /// The standard theme with framed tables, whose lines show where cells meet.
  static let square = Theme(tableBorder: .square)
}

/// A place in a source file, with the line and the column that the compiler reports.
package struct SourcePlace: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, in bytes of UTF-8.
  package let column: Int

  /// Creates a place from the values of `#line` and `#column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `12:5`.
  package var description: String { "\(line):\(column)" }
}

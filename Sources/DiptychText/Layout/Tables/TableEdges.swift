/// The columns of a row after which a cell ends; those from the 64th on share one bit.
struct TableEdges: BitwiseCopyable {
  private var bits: UInt64

  static let none = TableEdges(bits: 0)
  static let all = TableEdges(bits: .max)

  private init(bits: UInt64) {
    self.bits = bits
  }

  mutating func insert(_ column: Int) { bits |= 1 &<< UInt64(min(column, 63)) }

  /// Whether a cell ends after any of some columns.
  func contains(_ columns: Range<Int>) -> Bool {
    columns.contains { bits &>> UInt64(min($0, 63)) & 1 == 1 }
  }
}

/// The minimum width of columns, and the spacing between two of them.
struct ColumnsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(minimum: Int, spacing: Int) {
    bits = UInt32(min(minimum, 0xFFFF)) | UInt32(min(spacing, 0xFFFF)) &<< 16
  }

  var minimum: Int { Int(bits & 0xFFFF) }
  var spacing: Int { Int(bits &>> 16) }

  /// Returns the number of columns of a given width that fit, at least 1.
  func count(of cells: Int, in width: Int) -> Int {
    max((min(width, 1 &<< 30) + spacing) / max(cells + spacing, 1), 1)
  }
}

/// The numbers of columns and rows that a cell spans, from 1 to 65,535 each.
struct CellParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(columns: Int, rows: Int) {
    bits = UInt32(UInt16(clamping: columns)) | UInt32(UInt16(clamping: rows)) &<< 16
  }

  var columns: Int { max(Int(bits & 0xFFFF), 1) }
  var rows: Int { max(Int(bits &>> 16), 1) }
}

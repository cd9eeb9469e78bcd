/// The spacing of a stack, and the alignment of its children across its axis.
struct StackParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(spacing: Int, alignment: UInt8) {
    bits = UInt32(min(spacing, 0xFFFF)) | UInt32(alignment) &<< 16
  }

  var spacing: Int { Int(bits & 0xFFFF) }
  /// The raw value of the alignment: 0 at the start, 1 in the centre, 2 at the end.
  var alignment: UInt8 { UInt8(bits &>> 16) }
}

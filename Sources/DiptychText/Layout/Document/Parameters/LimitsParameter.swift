import DiptychViews

/// The limits of a frame, and the alignment of its content.
///
/// The bits, from the lowest: 10 for the fewest cells, 10 for the most, 8 for the fewest lines, and
/// 2 each for the alignment across and down. A limit is stored as one more than its value; 0 stands
/// for no limit.
struct LimitsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ limits: SizeLimits, _ alignment: Alignment) {
    func length(_ length: Int?, _ most: Int) -> UInt32 {
      length.map { UInt32(min($0, most - 1)) + 1 } ?? 0
    }
    let maxWidth = limits.maxWidth == .max ? 0x3FF : length(limits.maxWidth, 0x3FE)
    bits =
      length(limits.minWidth, 0x3FE) | maxWidth &<< 10
      | length(limits.minHeight, 0xFF) &<< 20 | UInt32(alignment.horizontal.rawValue) &<< 28
      | UInt32(alignment.vertical.rawValue) &<< 30
  }

  /// The minimum width in cells; 0 for no limit.
  var minWidth: Int { max(Int(bits & 0x3FF) - 1, 0) }

  /// The width that the frame takes where there is room, or nil for that of its content.
  var maxWidth: Int? {
    switch Int(bits &>> 10 & 0x3FF) {
    case 0: nil
    case 0x3FF: .max
    case let length: max(length - 1, minWidth)
    }
  }

  /// The minimum height in lines; 0 for no limit.
  var minHeight: Int { max(Int(bits &>> 20 & 0xFF) - 1, 0) }
  var horizontal: UInt8 { UInt8(bits &>> 28 & 3) }
  var vertical: UInt8 { UInt8(bits &>> 30) }

  /// Returns the width that the frame needs for content of a given width.
  func width(around content: Int) -> Int { min(max(content, minWidth), maxWidth ?? .max) }
}

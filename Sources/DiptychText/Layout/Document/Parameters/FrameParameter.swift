import DiptychViews

/// The size of a frame, at most 4,094 cells by 4,094 lines, and the alignment of its content.
struct FrameParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(width: Int?, height: Int?, alignment: Alignment) {
    func length(_ length: Int?) -> UInt32 { length.map { UInt32(min($0, 0xFFE)) + 1 } ?? 0 }
    bits =
      length(width) | length(height) &<< 12 | UInt32(alignment.horizontal.rawValue) &<< 24
      | UInt32(alignment.vertical.rawValue) &<< 26
  }

  var width: Int? { Self.length(bits & 0xFFF) }
  var height: Int? { Self.length(bits &>> 12 & 0xFFF) }
  var horizontal: UInt8 { UInt8(bits &>> 24 & 3) }
  var vertical: UInt8 { UInt8(bits &>> 26 & 3) }

  private static func length(_ bits: UInt32) -> Int? { bits == 0 ? nil : Int(bits) - 1 }
}

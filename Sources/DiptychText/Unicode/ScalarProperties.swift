/// The properties of a Unicode scalar that layout needs, in one word.
///
/// The bits, from the lowest: 6 for the line break class, 1 for emoji, 1 zero, 5 for the grapheme
/// cluster break, 2 for the cells, 1 zero. Bits 7 and 15 are zero, so that both bytes are ASCII, as
/// string literals require.
struct ScalarProperties: RawRepresentable, Equatable {
  let rawValue: UInt16

  /// The line breaking class.
  @inline(__always)
  var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: rawValue & 0x3F)) ?? .alphabetic
  }

  /// The class that decides on the boundaries of grapheme clusters.
  @inline(__always)
  var clusterBreak: GraphemeClusterBreak {
    GraphemeClusterBreak(rawValue: UInt8(truncatingIfNeeded: rawValue >> 8 & 0x1F)) ?? .other
  }

  /// The width in cells, 0, 1 or 2, that the scalar adds to its grapheme cluster.
  @inline(__always)
  var cells: Int { Int(rawValue &>> 13) }

  /// Whether the scalar has the Emoji property, which digits have too.
  @inline(__always)
  var isEmoji: Bool { rawValue & 1 << 6 != 0 }

  /// Returns the properties of a scalar, which must be at most U+10FFFF.
  @inline(__always)
  static func of(_ scalar: UInt32) -> ScalarProperties {
    let group =
      Int(UnicodeTables.groupNumbers.utf8Start[Int(scalar &>> 9)]) &- UnicodeTables.firstGroup
    let digits = UnicodeTables.groups.utf8Start + (group &<< 5 &+ Int(scalar &>> 4 & 0x1E))
    let block = Int(digits[1]) &<< 6 &+ Int(digits[0]) &- 65 &* UnicodeTables.firstDigit
    return at(index: block &<< 5 &+ Int(scalar & 0x1F))
  }

  /// Returns the properties of an ASCII byte, which needs no look-up of its block.
  @inline(__always)
  static func of(ascii byte: UInt8) -> ScalarProperties { at(index: Int(byte)) }

  /// Returns the properties that the byte at an index of the blocks stands for.
  @inline(__always)
  private static func at(index: Int) -> ScalarProperties {
    let entry = Int(UnicodeTables.blocks.utf8Start[index]) &- UnicodeTables.firstIndex
    let word = UnsafeRawPointer(UnicodeTables.palette.utf8Start)
      .loadUnaligned(fromByteOffset: entry &<< 1, as: UInt16.self)
    return ScalarProperties(rawValue: UInt16(littleEndian: word))
  }
}

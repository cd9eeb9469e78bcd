import DiptychViews

/// The width of text in the cells of a terminal.
///
/// Terminals disagree on the width of some text, so no rule is right for all terminals. This rule
/// is the same on every platform, and based on the properties of Unicode 17.0. The width of a text
/// is the sum of the widths of its extended grapheme clusters (UAX #29):
///
/// 1. A printable ASCII character has 1 cell. Line feeds and other control characters have none.
/// 2. A scalar has no width if its category is Mn, Me, Cf, Zl or Zp, if it is Default_Ignorable, or
///    if it is a Hangul vowel or trailing consonant (U+1160 to U+11FF, and U+D7B0 to U+D7FB). There
///    are exceptions: the soft hyphen U+00AD and the prepended marks (such as U+0600) have 1 cell,
///    and the Hangul filler U+115F has 2 cells.
/// 3. Any other scalar has 2 cells if its East_Asian_Width (UAX #11) is Wide or Fullwidth, and
///    otherwise 1 cell. Ambiguous counts as 1.
/// 4. A regional indicator has 2 cells. A flag, which consists of two regional indicators, also has
///    2 cells.
/// 5. The base of a cluster is its first scalar with a width; a cluster without a base has 0 cells.
/// 6. If the base is an emoji (UTS #51), the cluster has 2 cells in each of these cases: its second
///    scalar is the emoji presentation selector U+FE0F, its last scalar is the keycap U+20E3, it
///    contains an emoji modifier, or it contains another emoji after a zero width joiner.
/// 7. The text presentation selector U+FE0E changes no width.
/// 8. Any other cluster has the sum of the widths of its scalars, but at most 2 cells. Examples are
///    a base with spacing marks, a halfwidth letter with its dakuten, and a conjunct of consonants.
/// 9. The sum has no limit if the base is a leading Hangul jamo, because terminals show several of
///    these side by side.
public enum CellWidth {
  /// Returns the width of a string on a single line, in cells; line feeds have no width.
  ///
  /// Escape sequences are not recognized: all of their characters count as text, except control
  /// characters, which have no width.
  ///
  /// - Parameter string: The text.
  /// - Returns: The width in cells.
  /// - Complexity: O(*n*) in the bytes of the string.
  public static func of(_ string: some StringProtocol) -> Int {
    withUTF8(of: string) { bytes, count in
      var position = 0
      var sum = 0
      while position < count {
        let (end, cells) = GraphemeCluster.next(in: bytes, from: position, to: count)
        position = end
        sum &+= cells
      }
      return sum
    } ?? 0
  }

  private static func withUTF8<Result>(
    of string: some StringProtocol,
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result? {
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result? {
      bytes.baseAddress.map { body($0, bytes.count) }
    }
    if let result = string.utf8.withContiguousStorageIfAvailable(read) { return result }
    var copy = String(string)
    return copy.withUTF8(read)
  }
}

/// The option of a layout whose widths differ from the rule of ``CellWidth``.
struct WidthRule {
  /// Whether a soft hyphen has no cells.
  ///
  /// The layout draws a soft hyphen only if a line ends at it.
  var hidesSoftHyphens = false

  /// Returns the number of cells that a scalar adds to its cluster.
  @inline(__always)
  func cells(of scalar: UInt32, _ properties: ScalarProperties) -> Int {
    hidesSoftHyphens && scalar == SoftHyphen.scalar ? 0 : properties.cells
  }
}

extension UnicodeTables {
  /// Whether Unicode 15.0 does not assign a scalar, or gives it another width.
  static func isRecent(_ scalar: UInt32) -> Bool { contains(scalar, in: recentRanges) }

  /// Whether the East_Asian_Width of a scalar is Fullwidth, Wide or Halfwidth.
  @inline(__always)
  static func isEastAsian(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    if properties.cells == 2 { return properties.lineBreakClass != .regionalIndicator }
    return scalar >= 0x20A9 && isNarrowEastAsian(scalar)
  }

  /// Whether a scalar is East Asian though it does not have 2 cells.
  @inline(never)
  private static func isNarrowEastAsian(_ scalar: UInt32) -> Bool {
    contains(scalar, in: narrowEastAsianRanges)
  }

  /// Whether a measured terminal shows a scalar in another width, although the scalar is not
  /// recent.
  static func differsOnTerminals(_ scalar: UInt32) -> Bool { contains(scalar, in: terminalRanges) }

  /// Whether a scalar is in one of some ranges, by binary search.
  private static func contains(_ scalar: UInt32, in bounds: [UInt32]) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return 2 * low < bounds.count && bounds[2 * low] <= scalar
  }
}

/// The soft hyphen U+00AD, where a word may be hyphenated.
enum SoftHyphen {
  static let scalar: UInt32 = 0xAD

  /// Whether a soft hyphen ends before a byte.
  @inline(__always)
  static func ends(at end: Int, in text: UnsafePointer<UInt8>, from start: Int) -> Bool {
    end &- start >= 2 && text[end &- 1] == 0xAD && text[end &- 2] == 0xC2
  }

  /// Returns the length of the soft hyphen, zero-width space or word joiner before a byte, or 0.
  ///
  /// These scalars control line breaks, and are never written.
  @inline(__always)
  static func lengthOfControl(
    endingAt end: Int,
    in text: UnsafePointer<UInt8>,
    from start: Int
  )
    -> Int
  {
    if ends(at: end, in: text, from: start) { return 2 }
    guard end &- start >= 3, text[end &- 3] == 0xE2 else { return 0 }
    let rest = (text[end &- 2], text[end &- 1])
    return rest == (0x80, 0x8B) || rest == (0x81, 0xA0) ? 3 : 0
  }

  /// Removes the soft hyphens and the other controls of lines from a text at the end of a buffer,
  /// because the text is drawn on one line.
  static func remove(from start: Int, in buffer: inout ByteBuffer) {
    let text = buffer.base.assumingMemoryBound(to: UInt8.self)
    var end = start
    for i in start..<buffer.count {
      text[end] = text[i]
      end += 1
      end -= lengthOfControl(endingAt: end, in: text, from: start)
    }
    buffer.count = end
  }
}

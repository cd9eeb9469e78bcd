/// The width of text in the cells of a terminal.
///
/// Terminals disagree on some text, so no rule is right on all of them. This one is deterministic,
/// the same on every platform, and made from properties of Unicode 17.0. The width of a text is the
/// sum of the widths of its extended grapheme clusters (UAX #29):
///
/// 1. A printable ASCII character has 1 cell. Line feeds and other control characters have none.
/// 2. Scalars without width are those of the categories Mn, Me, Cf, Zl and Zp, those that are
///    Default_Ignorable, and the Hangul vowels and trailing consonants U+1160 to U+11FF and U+D7B0
///    to U+D7FB. Exceptions: the soft hyphen U+00AD and the prepended marks (such as U+0600) have
///    1 cell, the Hangul filler U+115F has 2.
/// 3. Any other scalar has 2 cells if its East_Asian_Width (UAX #11) is Wide or Fullwidth, else 1.
///    Ambiguous is 1.
/// 4. A regional indicator has 2 cells, and so has the flag that two of them make.
/// 5. The base of a cluster is its first scalar with a width; a cluster without one has no width.
/// 6. If the base is an emoji (UTS #51), the cluster has 2 cells when its second scalar is the
///    emoji presentation selector U+FE0F, when it ends in the keycap U+20E3, or when it has an
///    emoji modifier or, after a zero width joiner, another emoji.
/// 7. The text presentation selector U+FE0E changes nothing.
/// 8. Otherwise the widths of the scalars of the cluster add up, to at most 2: a base with spacing
///    marks, a halfwidth letter with its dakuten, a conjunct of consonants.
/// 9. There is no such limit if the base is a leading Hangul jamo: terminals show several of them
///    side by side.
public enum CellWidth {
  /// The width of a string in cells, as if it stood on one line: line feeds have no width.
  ///
  /// Escape sequences are not recognized; all but their control characters count as text.
  ///
  /// - Complexity: O(*n*) in the bytes of the string.
  public static func of(_ string: some StringProtocol) -> Int {
    if let cells = string.utf8.withContiguousStorageIfAvailable(cells(in:)) { return cells }
    var copy = String(string)
    return copy.withUTF8(cells(in:))
  }

  private static func cells(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var position = 0
    var sum = 0
    while position < bytes.count {
      let (end, cells) = GraphemeCluster.next(in: start, from: position, to: bytes.count)
      position = end
      sum &+= cells
    }
    return sum
  }
}

import Testing

@testable import DiptychText

@Suite struct ScalarPropertiesTests {
  @Test(
    "known scalars",
    arguments: [
      ("\n", .lineFeed, .lineFeed, 0, false),
      (" ", .space, .other, 1, false),
      ("7", .numeric, .other, 1, true),
      ("A", .alphabetic, .other, 1, false),
      ("é", .alphabetic, .other, 1, false),
      ("-", .hyphen, .other, 1, false),
      ("\u{2010}", .unambiguousHyphen, .other, 1, false),
      ("“", .initialQuotation, .other, 1, false),
      ("”", .finalQuotation, .other, 1, false),
      ("\"", .quotation, .other, 1, false),
      ("\u{25CC}", .dottedCircle, .other, 1, false),
      ("\u{2757}", .eastAsianAlphabetic, .pictographic, 2, true),
      ("\u{1B05}", .aksara, .other, 1, false),
      ("\u{1B44}", .virama, .conjunctLinker, 1, false),
      ("\u{1F8FF}", .unassignedPictographicLetter, .pictographic, 1, false),
      ("\u{AD}", .breakAfter, .control, 1, false),
      ("\u{301}", .combiningMark, .extend, 0, false),
      ("\u{903}", .combiningMark, .spacingMark, 1, false),
      ("\u{94D}", .combiningMark, .conjunctLinker, 0, false),
      ("क", .alphabetic, .conjunctConsonant, 1, false),
      ("ก", .alphabetic, .other, 1, false),
      ("ᄀ", .hangulL, .hangulL, 2, false),
      ("ᅡ", .hangulV, .hangulV, 0, false),
      ("각", .hangulLVT, .hangulLVT, 2, false),
      ("ぁ", .nonstarter, .other, 2, false),
      ("漢", .ideographic, .other, 2, false),
      ("「", .eastAsianOpenPunctuation, .other, 2, false),
      ("\u{200D}", .zeroWidthJoiner, .zeroWidthJoiner, 0, false),
      ("\u{E000}", .alphabetic, .other, 1, false),
      ("🇫", .regionalIndicator, .regionalIndicator, 2, true),
      ("👍", .emojiBase, .pictographic, 2, true),
      ("🏽", .emojiModifier, .extend, 2, true),
      ("\u{1FAFF}", .unassignedPictographic, .pictographic, 1, false),
      ("\u{2FFFD}", .ideographic, .other, 2, false),
      ("\u{E0100}", .combiningMark, .extend, 0, false),
      ("\u{10FFFF}", .alphabetic, .other, 1, false),
    ] as [(Unicode.Scalar, LineBreakClass, GraphemeClusterBreak, Int, Bool)]
  )
  func known(
    scalar: Unicode.Scalar,
    line: LineBreakClass,
    cluster: GraphemeClusterBreak,
    cells: Int,
    isEmoji: Bool
  ) {
    let properties = ScalarProperties.of(scalar.value)
    #expect(properties.lineBreakClass == line)
    #expect(properties.clusterBreak == cluster)
    #expect(properties.cells == cells)
    #expect(properties.isEmoji == isEmoji)
  }

  @Test func everyScalarHasExistingClassesAndAllClassesAreUsed() {
    var lines: Set<UInt16> = []
    var clusters: Set<UInt16> = []
    var cells: Set<UInt16> = []
    for scalar in UInt32(0)...0x10FFFF {
      let word = ScalarProperties.of(scalar).rawValue
      lines.insert(word & 0x3F)
      clusters.insert(word >> 8 & 0x1F)
      cells.insert(word >> 13)
    }
    #expect(lines == Set(LineBreakClass.allCases.map { UInt16($0.rawValue) }))
    #expect(clusters == Set(GraphemeClusterBreak.allCases.map { UInt16($0.rawValue) }))
    #expect(cells == [0, 1, 2])
  }

  @Test func asciiNeedsNoBlock() {
    #expect(
      (UInt8(0)..<0x80).map { ScalarProperties.of(ascii: $0) }
        == (UInt32(0)..<0x80).map { ScalarProperties.of($0) }
    )
  }

  @Test(
    "decoding",
    arguments: [
      "a", "\u{7F}", "\u{80}", "ÿ", "\u{7FF}", "\u{800}", "漢", "\u{FFFF}", "\u{10000}",
      "\u{10FFFF}",
    ] as [Unicode.Scalar]
  )
  func decoding(scalar: Unicode.Scalar) {
    let utf8 = Array(String(scalar).utf8)
    let decoded = utf8.withUnsafeBufferPointer { $0.baseAddress.map(decodeScalar) }
    #expect(decoded?.scalar == scalar.value)
    #expect(decoded?.length == utf8.count)
  }
}

import Testing

@testable import DiptychText

@Suite struct GraphemeClusterTests {
  @Test("every line of the official GraphemeBreakTest") func officialTest() throws {
    let lines = try UnicodeTestData.lines(of: "GraphemeBreakTest.txt").map(BreakTestLine.init)
    #expect(lines.count == 766)
    let failures = lines.filter { line in
      let ends = Self.clusters(in: line.string).map(\.unicodeScalars.count)
      return ends != Self.scalarCounts(line.breaks)
    }
    #expect(failures.map(\.line) == [])
  }

  @Test(
    "clusters",
    arguments: [
      ["a", "\r\n", "b", "\n", "\r", "\u{301}"],
      ["#\u{301}\u{FE0F}\u{20E3}", "9"],
      ["क\u{94D}त", "क\u{94D}\u{200D}ष", "क\u{94D}\u{200C}", "त"],
      ["👨‍👩‍👧‍👦", "👍🏽", "🇫🇷", "🇯🇵", "🇫"],
      ["❤\u{FE0F}\u{200D}🔥\u{301}", "a\u{200D}", "🔥"],
      ["🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "x"],
      ["ᄀᄀ각ᆨ", "가ᅡ", "각", "가"],
      ["\u{600}1", "\u{600}\u{600}漢", "字\u{3099}", "字"],
      ["ก\u{E33}", "நி\u{200D}"],
    ]
  )
  func clusters(expected: [String]) {
    #expect(
      Self.clusters(in: expected.joined()).map { Array($0.unicodeScalars) }
        == expected.map { Array($0.unicodeScalars) }
    )
  }

  @Test func stopsAtTheGivenEnd() {
    let utf8 = Array("e\u{301}x".utf8)
    let ends = utf8.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { bytes in
        [1, 3, 4].map { GraphemeCluster.next(in: bytes, from: 0, to: $0).end }
      }
    }
    #expect(ends == [1, 3, 3])
  }

  @Test func theShortcutForIdeographsIsRightAboutAllOfThem() {
    // The range holds the scalars whose UTF-8 starts with a byte from 0xE4 to 0xE9.
    let ordinary = (UInt32(0x4000)...0x9FFF).allSatisfy { scalar in
      let properties = ScalarProperties.of(scalar)
      return properties.clusterBreak == .other && properties.cells == 2
    }
    #expect(ordinary)
  }

  private static func clusters(in string: String) -> [String] {
    let utf8 = Array(string.utf8)
    return utf8.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var position = 0
      var result: [String] = []
      while position < buffer.count {
        let end = GraphemeCluster.next(in: bytes, from: position, to: buffer.count).end
        result.append(String(decoding: buffer[position..<end], as: UTF8.self))
        position = end
      }
      return result
    }
  }

  /// Returns the number of scalars in each cluster.
  private static func scalarCounts(_ breaks: [Bool]) -> [Int] {
    breaks.split(separator: true, omittingEmptySubsequences: false).map { $0.count + 1 }
  }
}

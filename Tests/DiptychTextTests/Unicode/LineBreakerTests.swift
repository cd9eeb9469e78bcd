import Testing

@testable import DiptychText

@Suite struct LineBreakerTests {
  @Test("every line of the official LineBreakTest") func officialTest() throws {
    let lines = try UnicodeTestData.lines(of: "LineBreakTest.txt").map(BreakTestLine.init)
    #expect(lines.count == 19_338)
    let failures = lines.filter { line in
      Self.opportunities(in: line.string).dropFirst().map { $0 != .prohibited }
        != Self.tailored(line)
    }
    #expect(failures.map(\.line) == [])
  }

  @Test(
    "breaks, with | for allowed and ! for mandatory",
    arguments: [
      "one |two |three",
      "state-|of-|the-|art",
      "漢|字",
      "「漢|字」|と",
      "don’t |stop",
      "no\u{A0}break |here",
      "zero\u{200B}|width",
      "word\u{2060}joiner",
      "a\n!b\r\n!c\u{2028}!d",
      "costs |$(12.50) |now",
      "costs |$-3,000 |now",
      "12/24 |and |10%",
      "Scanning |/usr/|share |/.config |/2 |and / |or",
      "https://|swift.org/|docs",
      "🇫🇷|🇯🇵",
      "👍🏽|👨‍👩‍👧",
      "e\u{301}e\u{301} |e\u{301}",
      "« un »",
      "say |“so” |and |‘so’",
      "説|“明”|説",
      "a |-flag |of |-5",
      "costs |.50 |now",
      "\u{1B05}\u{1B44}\u{1B0B}",
    ]
  )
  func breaks(marked: String) {
    let plain = marked.filter { $0 != "|" && $0 != "!" }
    var result = ""
    for (scalar, opportunity) in zip(plain.unicodeScalars, Self.opportunities(in: plain)) {
      switch opportunity {
      case .prohibited: break
      case .allowed: result.unicodeScalars.append("|")
      case .mandatory: result.unicodeScalars.append("!")
      }
      result.unicodeScalars.append(scalar)
    }
    #expect(Array(result.unicodeScalars) == Array(marked.unicodeScalars))
  }

  @Test func startsAfterASpace() {
    var breaker = LineBreaker.afterSpace
    #expect(breaker.add(.alphabetic) == .allowed)
    breaker = .afterSpace
    #expect(breaker.add(.exclamation) == .prohibited)
  }

  @Test func aCopyGoesOnFromWhereItWasMade() {
    var breaker = LineBreaker()
    _ = breaker.add(.regionalIndicator)
    var copy = breaker
    #expect(breaker.add(.regionalIndicator) == .prohibited)
    #expect(breaker.add(.regionalIndicator) == .allowed)
    #expect(copy.add(.regionalIndicator) == .prohibited)
  }

  @Test func fitsInAWord() { #expect(MemoryLayout<LineBreaker>.size <= 8) }

  /// Returns the breaks of a line of the test with the exception for absolute paths: one before a
  /// `/` that follows a space and begins a name, and none between such a `/`, also at the start of
  /// a line, and a letter or a digit.
  private static func tailored(_ line: BreakTestLine) -> [Bool] {
    let scalars = Array(line.string.unicodeScalars)
    let classes = scalars.map { ScalarProperties.of($0.value).lineBreakClass }
    var breaks = line.breaks
    for index in scalars.indices where scalars[index] == "/" {
      let starts: Set<LineBreakClass> = [
        .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace, .glue,
      ]
      guard index == 0 || starts.contains(classes[index - 1]),
        let next = scalars.indices[(index + 1)...].first(where: { !classes[$0].isAttached })
      else { continue }
      if classes[next].isLetter || classes[next] == .numeric { breaks[next - 1] = false }
      guard index > 0, classes[index - 1] == .space else { continue }
      let before = scalars[..<index].last { $0 != " " }
      if before == "(" { continue }
      if classes[next].isLetter || [.numeric, .infixNumeric].contains(classes[next]) {
        breaks[index - 1] = true
      }
    }
    return breaks
  }

  /// Returns the opportunity before each scalar.
  ///
  /// As in layout, the breaker gets a look-ahead only where it needs one.
  private static func opportunities(in string: String) -> [LineBreaker.Opportunity] {
    let utf8 = Array(string.utf8)
    return utf8.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var breaker = LineBreaker()
      var position = 0
      var result: [LineBreaker.Opportunity] = []
      while position < buffer.count {
        let (scalar, length) = decodeScalar(bytes + position)
        position += length
        let properties = ScalarProperties.of(scalar)
        let next = properties.lineBreakClass
        let following: LineBreaker.Following =
          breaker.needsLookAhead(next)
          ? LineBreaker.Following(in: bytes, from: position, to: buffer.count) : .none
        let isEastAsian = UnicodeTables.isEastAsian(scalar, properties)
        result.append(breaker.add(next, isEastAsian: isEastAsian, before: following))
      }
      return result
    }
  }
}

import Testing

@testable import DiptychCharts

@Suite("Round numbers of an axis") struct NiceNumbersTests {
  /// Every number has the bits of d3's, as the arithmetic is the same.
  @Test("The ticks, steps and nice bounds of d3") func reference() throws {
    let rows = try TickReferences.rows(of: "numbers.tsv")
    #expect(rows.count == 656)
    for row in rows {
      let start = try TickReferences.number(row[0])
      let stop = try TickReferences.number(row[1])
      let count = try #require(Int(row[2]))
      let ticks = try TickReferences.numbers(row[4])
      let nice = try TickReferences.number(row[5])...TickReferences.number(row[6])
      // d3 repeats a tick where doubles are further apart than ticks.
      let different = ticks.enumerated().filter { $0 == 0 || ticks[$0 - 1] < $1 }.map(\.element)
      #expect(NiceNumbers.ticks(from: start, to: stop, count: count) == different, "\(row)")
      #expect(NiceNumbers.ticks(from: stop, to: start, count: count) == different, "\(row)")
      let step = try TickReferences.number(row[3])
      #expect(NiceNumbers.step(from: start, to: stop, count: count) == step, "\(row)")
      #expect(NiceNumbers.nice(start...stop, count: count) == nice, "\(row)")
    }
  }

  @Test("There are no ticks without a range of numbers or a count") func nothing() {
    let infinity = Double.infinity
    let tiny = Double.leastNonzeroMagnitude
    let rows: [(start: Double, stop: Double, count: Int)] = [
      (0, 1, 0), (0, 1, -5), (0, infinity, 5), (-infinity, infinity, 5), (.nan, 1, 5), (0, tiny, 5),
    ]
    for row in rows {
      #expect(NiceNumbers.ticks(from: row.start, to: row.stop, count: row.count) == [], "\(row)")
    }
    let others: [(start: Double, stop: Double, count: Int)] = [
      (0, 1, 0), (3, 3, 5), (0, infinity, 5), (0, tiny, 5),
    ]
    for row in others {
      #expect(NiceNumbers.step(from: row.start, to: row.stop, count: row.count) == 0, "\(row)")
    }
  }

  @Test("A range without a width has one tick")
  func equal() { #expect(NiceNumbers.ticks(from: 3.7, to: 3.7, count: 5) == [3.7]) }

  @Test("A range that can't be extended stays as it is") func notNice() {
    let rows: [(range: ClosedRange<Double>, count: Int)] = [
      (3.7...3.7, 5), (0.3...7.2, 0), (0...Double.infinity, 5),
      (0...Double.leastNonzeroMagnitude, 5), (-1.7e308...1.7e308, 5),
    ]
    for (range, count) in rows { #expect(NiceNumbers.nice(range, count: count) == range) }
  }

  @Test("A range that is wider than the largest double has ticks") func widest() {
    let ticks = NiceNumbers.ticks(from: -1e308, to: 1e308, count: 4)
    #expect(ticks == [-1e308, -5e307, 0, 5e307, 1e308])
    #expect(NiceNumbers.step(from: -1e308, to: 1e308, count: 4) == 5e307)
    #expect(NiceNumbers.ticks(from: -1e308, to: 1e308, count: 1) == [-1e308, 0, 1e308])
    #expect(NiceNumbers.nice(-0.9e308...0.9e308, count: 4) == -1e308...1e308)
  }

  @Test("Zero has no sign") func zero() {
    for (start, stop) in [(-0.0, -0.0), (-0.3, 0.3)] {
      let zeros = NiceNumbers.ticks(from: start, to: stop, count: 5).filter { $0 == 0 }
      #expect(zeros.map(\.sign) == [.plus], "\(start)")
    }
    let nice = NiceNumbers.nice(-0.97...(-0.03), count: 5)
    #expect(nice == -1...0)
    #expect(nice.upperBound.sign == .plus)
  }

  @Test("The number of ticks has a limit") func limit() {
    #expect(NiceNumbers.ticks(from: 0, to: 1, count: .max).count == 10_001)
    let close = NiceNumbers.ticks(from: 1, to: 1.0.nextUp, count: 1_000)
    #expect(close.count <= 2)
    #expect(close.allSatisfy((1...1.0.nextUp).contains))
  }
}

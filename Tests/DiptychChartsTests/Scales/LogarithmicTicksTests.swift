import Testing

@testable import DiptychCharts

@Suite("Ticks of a logarithmic axis") struct LogarithmicTicksTests {
  /// Every number has the bits of d3's.
  @Test("The ticks of d3, and the ticks with a label") func reference() throws {
    let rows = try TickReferences.rows(of: "logarithms.tsv")
    #expect(rows.count == 132)
    for row in rows {
      let range = try TickReferences.number(row[0])...TickReferences.number(row[1])
      let count = try #require(Int(row[2]))
      let ticks = try TickReferences.numbers(row[3])
      #expect(LogarithmicTicks.all(in: range, count: count) == ticks, "\(row)")

      let labelled = LogarithmicTicks.ticks(in: range, count: count)
      let limit = max(2, count * 3 / 2)
      if ticks.count <= limit {
        #expect(labelled == ticks, "\(row)")
      } else {
        #expect((2...limit + 1).contains(labelled.count), "\(row) \(labelled)")
        #expect(labelled.allSatisfy(range.contains), "\(row) \(labelled)")
        #expect(labelled == labelled.sorted(), "\(row) \(labelled)")
      }
    }
  }

  @Test("An axis ends at numbers that begin with 1, 2 or 5, around its values") func ends() {
    let rows: [(range: ClosedRange<Double>, nice: ClosedRange<Double>)] = [
      (3...9, 2...10), (300...320, 200...500), (2...2_000_000, 2...2_000_000),
      (0.003...0.07, 0.002...0.1), (1...1000, 1...1000), (1000...1000, 500...2000), (7...7, 2...20),
      (0...5, 0...5),
    ]
    for row in rows { #expect(LogarithmicTicks.nice(row.range) == row.nice, "\(row)") }
  }

  @Test("Fewer digits of a decade if there is less space") func digits() {
    #expect(LogarithmicTicks.ticks(in: 1...100, count: 20).count == 19)
    let rows: [(range: ClosedRange<Double>, count: Int, ticks: [Double])] = [
      (1...100, 6, [1, 2, 5, 10, 20, 50, 100]),
      (1...100, 4, [1, 3, 10, 30, 100]),
      (1...100, 2, [1, 10, 100]),
      (1...100, 1, [1, 100]),
      (1...1e12, 4, [1, 1e2, 1e4, 1e6, 1e8, 1e10, 1e12]),
      (0.02...0.9, 3, [0.03, 0.1, 0.3]),
      (0.02...0.9, 4, [0.02, 0.05, 0.1, 0.2, 0.5]),
      // No power of ten, and at most one number that begins with 1, 2 or 5.
      (30...90, 2, [40, 60, 80]),
      // The ticks of a linear axis within a part of a decade.
      (1.2...1.7, 5, [1.2, 1.3, 1.4, 1.5, 1.6, 1.7]),
    ]
    for row in rows {
      #expect(LogarithmicTicks.ticks(in: row.range, count: row.count) == row.ticks, "\(row)")
    }
  }

  @Test("There are no ticks without a range above zero or a count") func nothing() {
    let rows: [(range: ClosedRange<Double>, count: Int)] = [
      (0...10, 5), (-10...10, 5), (-10...(-1), 5), (1...Double.infinity, 5), (1...10, 0),
    ]
    for (range, count) in rows {
      #expect(LogarithmicTicks.ticks(in: range, count: count) == [], "\(range) \(count)")
    }
    for range: ClosedRange<Double> in [-3...7, 3...Double.infinity] {
      #expect(LogarithmicTicks.nice(range) == range)
    }
  }

  @Test("The smallest and the largest numbers") func limits() {
    let widest = Double.leastNonzeroMagnitude...1.7e308
    let powers = [1e-300, 1e-200, 1e-100, 1, 1e100, 1e200, 1e300]
    #expect(LogarithmicTicks.ticks(in: widest, count: 5) == powers)
    #expect(LogarithmicTicks.nice(widest) == widest)
    #expect(LogarithmicTicks.ticks(in: 7...7, count: 5) == [7])
    #expect(LogarithmicTicks.ticks(in: 1...1e300, count: .max).count <= 15_000)
  }

  @Test("Logarithms are exact at powers of ten, and close to the C library's elsewhere")
  func logarithms() {
    for exponent in -323...308 {
      let power = PowersOfTen.power(exponent)
      #expect(PowersOfTen.exponent(of: power) == exponent)
      #expect(PowersOfTen.exponent(of: power.nextUp) == exponent)
      #expect(PowersOfTen.exponent(of: power.nextDown) == exponent - 1)
    }
    for exponent in -307...308 {
      let logarithm: Double = PowersOfTen.logarithm(of: PowersOfTen.power(exponent))
      #expect(logarithm == Double(exponent))
    }
    let others: [(number: Double, logarithm: Double, tolerance: Double)] = [
      (2, 0.301_029_995_663_981_2, 1e-15), (9.999, 0.999_956_568_380_192_5, 1e-15),
      (Double.leastNonzeroMagnitude * 14_169, -319.154_901_959_985_7, 1e-3),
    ]
    for (number, logarithm, tolerance) in others {
      let difference: Double = PowersOfTen.logarithm(of: number) - logarithm
      #expect(abs(difference) < tolerance, "\(number)")
    }
  }
}

import Testing

@testable import DiptychCharts

@Suite("Labels of numbers") struct NumberLabelTests {
  @Test(
    "A label has the decimals of the step",
    arguments: [
      ([0, 1, 2], 1, ["0", "1", "2"]),
      ([-0.5, 0, 0.5, 1], 0.5, ["-0.5", "0.0", "0.5", "1.0"]),
      ([0, 0.25, 0.5], 0.25, ["0.00", "0.25", "0.50"]),
      ([0.1 + 0.2, 0.7], 0.1, ["0.3", "0.7"]),
      ([0.3], 0.1 + 0.2, ["0.3"]),
      ([0.0001, 0.0002], 0.0001, ["0.0001", "0.0002"]),
      ([-20, 0, 20], -20, ["-20", "0", "20"]),
      ([1.000_000_1, 1.000_000_2], 1e-7, ["1.0000001", "1.0000002"]),
    ] as [([Double], Double, [String])]
  )
  func decimals(values: [Double], step: Double, labels: [String]) {
    #expect(values.map { NumberLabel.text($0, step: step) } == labels)
  }

  @Test(
    "Thousands have commas, and from 100,000 on a prefix",
    arguments: [
      ([0, 5_000, 10_000], 5_000, ["0", "5,000", "10,000"]),
      ([50_000, 100_000, 150_000], 50_000, ["50,000", "100k", "150k"]),
      ([900_000, 950_000, 1_000_000], 50_000, ["900k", "950k", "1.00M"]),
      ([-1e6, -500_000, 0], 500_000, ["-1.0M", "-500k", "0"]),
      ([1e9, 2e9], 1e9, ["1G", "2G"]),
      ([3e12, 2e15, 500e15], 1e12, ["3T", "2.000P", "500.000P"]),
      ([1.5e18, 2e20, -3e25], 5e17, ["1.5e18", "2e20", "-3e25"]),
      // The prefix would be no shorter.
      ([1_234_567, 1_234_568], 1, ["1,234,567", "1,234,568"]),
      ([100_005], 5, ["100,005"]),
      ([1_005_000], 5_000, ["1.005M"]),
      // Or have too many decimals.
      ([1e9 + 1], 1, ["1,000,000,001"]),
      ([99_999.9], 1, ["100,000"]),
      ([123_456.5], 0.5, ["123,456.5"]),
    ] as [([Double], Double, [String])]
  )
  func large(values: [Double], step: Double, labels: [String]) {
    #expect(values.map { NumberLabel.text($0, step: step) } == labels)
  }

  @Test(
    "The smallest numbers have an exponent",
    arguments: [
      ([0, 2.5e-6, -5e-6, 1e-5], 2.5e-6, ["0", "2.5e-6", "-5e-6", "1e-5"]),
      ([1e-9, 2e-9], 1e-9, ["1e-9", "2e-9"]),
      ([3e-300], 1e-300, ["3e-300"]),
      ([1e-20], 1e-7, ["0"]),
    ] as [([Double], Double, [String])]
  )
  func small(values: [Double], step: Double, labels: [String]) {
    #expect(values.map { NumberLabel.text($0, step: step) } == labels)
  }

  @Test(
    "All labels of an axis are written as the greatest one",
    arguments: [
      ([0, 50_000, 100_000], 50_000, ["0", "50k", "100k"]),
      ([-100_000, -50_000, 0], 50_000, ["-100k", "-50k", "0"]),
      ([0, 500_000, 1_000_000], 500_000, ["0", "0.5M", "1.0M"]),
      ([900_000, 950_000, 1_000_000], 50_000, ["0.90M", "0.95M", "1.00M"]),
      ([0, 20_000, 40_000], 20_000, ["0", "20,000", "40,000"]),
      ([99_990, 100_000, 100_010], 10, ["99,990", "100,000", "100,010"]),
      ([0, 5e17, 1e18], 5e17, ["0", "5e17", "1e18"]),
      ([0, 5e-4, 1e-3], 5e-4, ["0.0000", "0.0005", "0.0010"]),
      ([0, 2.5e-7, 5e-7], 2.5e-7, ["0", "2.5e-7", "5e-7"]),
      ([-0.5, 0, 0.5], 0.5, ["-0.5", "0.0", "0.5"]),
    ] as [([Double], Double, [String])]
  )
  func axis(values: [Double], step: Double, labels: [String]) {
    #expect(NumberLabel.texts(values, step: step) == labels)
  }

  @Test(
    "The labels of powers of ten have prefixes if one of them has",
    arguments: [
      ([1, 10, 100, 1_000, 10_000], ["1", "10", "100", "1,000", "10,000"]),
      ([0.1, 1, 1_000, 10_000, 1e5, 1e6], ["0.1", "1", "1k", "10k", "100k", "1M"]),
      ([1e-9, 1e-3, 1, 1e18], ["1e-9", "0.001", "1", "1e18"]),
      ([200, 500, 1_000, 500_000], ["200", "500", "1k", "500k"]),
    ] as [([Double], [String])]
  )
  func powers(values: [Double], labels: [String]) {
    #expect(NumberLabel.logarithmicTexts(values) == labels)
  }

  @Test("The labels of all ticks of d3 differ from each other, and none is -0")
  func different() throws {
    for row in try TickReferences.rows(of: "numbers.tsv") {
      let (start, stop) = try (TickReferences.number(row[0]), TickReferences.number(row[1]))
      let count = try #require(Int(row[2]))
      let step = NiceNumbers.step(from: start, to: stop, count: count)
      let ticks = NiceNumbers.ticks(from: start, to: stop, count: count)
      let labels = NumberLabel.texts(ticks, step: step)
      #expect(Set(labels).count == ticks.count, "\(row) \(labels)")
      #expect(labels.allSatisfy { !$0.hasPrefix("-0") || $0.contains { "123456789".contains($0) } })
    }
  }

  @Test("What rounds to zero has no sign") func zero() {
    #expect(NumberLabel.text(-0.0, step: 1) == "0")
    #expect(NumberLabel.text(-0.001, step: 0.1) == "0.0")
    #expect(NumberLabel.exact(-0.0) == "0")
  }

  @Test("Without a step, a label is exact") func noStep() {
    #expect(NumberLabel.text(1_234.5, step: 0) == "1,234.5")
    #expect(NumberLabel.text(1_234.5, step: .nan) == "1,234.5")
    #expect(NumberLabel.text(.infinity, step: 1) == "∞")
  }

  @Test(
    "Numbers in tables",
    arguments: [
      (0, "0"), (7, "7"), (-12, "-12"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"),
      (0.1 + 0.2, "0.3"), (2.50, "2.5"), (1.0 / 3, "0.333333"), (-2.0 / 3, "-0.666667"),
      (1_234.567_890_12, "1,234.56789"), (0.000_123_456_789, "0.000123457"), (1e-6, "0.000001"),
      (9.5e-7, "9.5e-7"), (0.999_999_9, "1"), (9_999.999_999_9, "10,000"),
      (1e15, "1,000,000,000,000,000"),
      (1.5e15, "1.5e15"), (-1.234_567_89e20, "-1.234568e20"), (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.797693e308"), (.infinity, "∞"), (-.infinity, "-∞"),
      (.nan, "NaN"),
    ] as [(Double, String)]
  )
  func exact(value: Double, text: String) { #expect(NumberLabel.exact(value) == text) }
}

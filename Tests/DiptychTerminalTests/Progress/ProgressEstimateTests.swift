import DiptychSampling
import DiptychTerminalTesting
import Testing

@testable import DiptychLive

/// The shapes of work whose remaining time is estimated; the amount goes from 0 to 1,000.
enum WorkShape: String, CaseIterable, CustomTestStringConvertible {
  case constant
  case jumps
  case noisy
  case slowNoisy

  var testDescription: String { rawValue }

  /// The times when the amount has the values from 0 on.
  func points() -> [(time: Double, amount: Double)] {
    var random = SeededGenerator(seed: 7)
    var time = 0.0
    return (0...1_000).compactMap { amount in
      defer {
        switch self {
        case .constant, .jumps: time += 0.06
        case .noisy: time += Double.random(in: 0.01...0.11, using: &random)
        case .slowNoisy: time += Double.random(in: 20...100, using: &random)
        }
      }
      if self == .jumps, amount % 20 != 0 { return nil }
      return (time, Double(amount))
    }
  }
}

@Suite("Estimates of progress") struct ProgressEstimateTests {
  @Test(
    "After a tenth of the work the remaining time is right within 15 %",
    arguments: WorkShape.allCases
  )
  func remaining(shape: WorkShape) {
    let points = shape.points()
    let end = points[points.count - 1].time
    var estimate = ProgressEstimate()
    for (index, point) in points.enumerated() {
      estimate.update(point.amount, at: .seconds(point.time))
      let next = index + 1 < points.count ? points[index + 1].time : point.time
      // Between two amounts, too, as a region asks with each tick.
      for step in 0..<4 {
        let time = point.time + (next - point.time) * Double(step) / 4
        estimate.update(point.amount, at: .seconds(time))
        let remaining = estimate.remaining(of: 1_000, at: .seconds(time))
        #expect(remaining.map { $0 >= .zero } ?? true)
        guard point.amount >= 100 else { continue }
        let error = abs((remaining?.seconds ?? .infinity) - (end - time))
        #expect(error <= 0.15 * (end - time) + 1.5 * (next - point.time))
      }
    }
  }

  @Test("The rate follows work that becomes slower") func slower() {
    var estimate = ProgressEstimate()
    for second in 0...1_000 { estimate.update(Double(second) * 10, at: .seconds(second)) }
    #expect(estimate.rate(at: .seconds(1_000)) == 10)
    for second in 1_001...2_100 {
      estimate.update(10_000 + Double(second - 1_000) * 2, at: .seconds(second))
    }
    #expect(estimate.rate(at: .seconds(2_100)) == 2)
    #expect(estimate.remaining(of: 12_220, at: .seconds(2_100)) == .seconds(10))
  }

  @Test("Nothing is shown before it is known, and nothing is negative or infinite") func unknown() {
    var estimate = ProgressEstimate()
    #expect(estimate.rate(at: .zero) == nil)
    #expect(estimate.remaining(of: 10, at: .zero) == nil)
    estimate.update(1, at: .zero)
    estimate.update(2, at: .zero)
    estimate.update(3, at: .zero)
    #expect(estimate.rate(at: .zero) == nil)
    estimate.update(4, at: .seconds(3))
    #expect(estimate.rate(at: .seconds(3)) == 1)
    #expect(estimate.remaining(of: 10, at: .seconds(3)) == .seconds(6))
    #expect(estimate.remaining(of: .infinity, at: .seconds(3)) == nil)
    #expect(estimate.remaining(of: .nan, at: .seconds(3)) == nil)
    #expect(estimate.remaining(of: 1e300, at: .seconds(3)) == nil)
    // Less than before is other work.
    estimate.update(0, at: .seconds(4))
    #expect(estimate.rate(at: .seconds(4)) == nil)
  }

  @Test("While work stands still, its rate falls and the remaining time grows")
  func standstill() {
    var estimate = ProgressEstimate()
    for second in 0...10 { estimate.update(Double(second), at: .seconds(second)) }
    func words(at second: Int) -> [Double?] {
      [
        estimate.rate(at: .seconds(second)),
        estimate.remaining(of: 20, at: .seconds(second))?.seconds,
      ]
    }
    #expect(words(at: 10) == [1, 10])
    #expect(words(at: 12) == [1, 8])
    #expect(words(at: 22) == [0.5, 18])
    #expect(words(at: 102) == [0.1, 98])
    #expect(words(at: 1_002) == [0.01, 998])
    estimate.update(20, at: .seconds(2_000))
    #expect(estimate.remaining(of: 20, at: .seconds(2_000)) == .zero)
  }

  @Test("A million updates keep the estimate small") func size() {
    var estimate = ProgressEstimate()
    for index in 0..<1_000_000 {
      estimate.update(Double(index), at: .milliseconds(index))
    }
    #expect(estimate.count <= 512)
    #expect(estimate.rate(at: .seconds(999.999)).map { abs($0 - 1_000) < 1 } == true)
  }
}

import Testing

@testable import DiptychCharts

@Suite("Places of marks")
struct MarkPlacesTests {
  /// The answers of the places, found by the blocks or by looking at each.
  private struct Answers: Equatable {
    var low = Double.infinity
    var high = -Double.infinity
    var lowest = 0
    var highest = 0
    var count = 0
    var gap: Int

    init(_ column: MarkColumn, _ range: Range<Int>) {
      let extremes = column.extremes(in: range)
      (low, high) = (extremes.low, extremes.high)
      (lowest, highest) = (extremes.lowest, extremes.highest)
      count = extremes.count
      gap = column.gap(in: range)
    }

    init(_ places: [SIMD2<Double>], axis: Int, _ range: Range<Int>) {
      let finite = range.filter { places[$0].x.isFinite && places[$0].y.isFinite }
      gap = zip(range, finite).first { $0 != $1 }?.0 ?? (range.lowerBound + finite.count)
      count = finite.count
      guard count > 0 else { return }
      low = finite.map { places[$0][axis] }.min() ?? 0
      high = finite.map { places[$0][axis] }.max() ?? 0
      lowest = finite.first { places[$0][axis] == low } ?? 0
      highest = finite.first { places[$0][axis] == high } ?? 0
    }
  }

  /// Returns places, sorted by x or unsorted.
  ///
  /// One in a given number is not finite.
  private func places(
    _ count: Int,
    oneIn rarity: Int,
    isAscending: Bool,
    _ generator: inout SeededGenerator
  ) -> [SIMD2<Double>] {
    var x = 0.0
    return (0..<count).map { _ in
      x += Double(Int.random(in: (isAscending ? 0 : -3)...3, using: &generator))
      var place = SIMD2(x, Double(Int.random(in: -500...500, using: &generator)))
      if Int.random(in: 0..<rarity, using: &generator) == 0 {
        let axis = isAscending ? 1 : Int.random(in: 0...1, using: &generator)
        place[axis] = [.nan, .infinity, -.infinity].randomElement(using: &generator) ?? 0
      }
      return place
    }
  }

  @Test(
    "The blocks know what all places say, in any range and with any gaps",
    arguments: [0, 1, 255, 256, 257, 600, 2000, 5000],
    [50, 1000, 1_000_000]
  )
  func extremes(count: Int, rarity: Int) {
    var generator = SeededGenerator(seed: UInt64(count + rarity))
    for isAscending in [true, false] {
      let all = places(count, oneIn: rarity, isAscending: isAscending, &generator)
      let places = MarkPlaces(all)
      for axis in [0, 1] {
        #expect(places.notFiniteCount(axis: axis) == all.count { !$0[axis].isFinite })
      }
      #expect(
        places.isAscending
          == (all.allSatisfy(\.x.isFinite) && zip(all, all.dropFirst()).allSatisfy { $0.x <= $1.x })
      )
      for _ in 0..<30 {
        let ends = [0, 1].map { _ in Int.random(in: 0...count, using: &generator) }.sorted()
        let range = ends[0]..<ends[1]
        #expect(Answers(places.xs, range) == Answers(all, axis: 0, range))
        #expect(Answers(places.ys, range) == Answers(all, axis: 1, range))
      }
    }
  }

  @Test("Places one by one, and many at once, make the same blocks")
  func appending() {
    var generator = SeededGenerator(seed: 7)
    let all = places(1500, oneIn: 400, isAscending: true, &generator)
    var single = MarkPlaces()
    var mixed = MarkPlaces()
    for place in all { single.append(place) }
    for start in stride(from: 0, to: all.count, by: 100) {
      mixed.append(all[start])
      all[(start + 1)..<(start + 100)].withContiguousStorageIfAvailable {
        mixed.append(contentsOf: $0)
      }
    }
    #expect("\(single.all)" == "\(mixed.all)")
    for range in [0..<1500, 256..<512, 100..<1400] {
      #expect(Answers(single.ys, range) == Answers(mixed.ys, range))
    }
  }

  @Test("Sorting keeps the order of the same x, and leaves out what has none")
  func sorting() {
    let places = MarkPlaces([
      SIMD2(2, 1), SIMD2(.nan, 9), SIMD2(1, 2), SIMD2(2, 0), SIMD2(.infinity, 3), SIMD2(0, .nan),
    ])
    let sorted = places.sorted().all.map { "\($0.x) \($0.y)" }
    #expect(sorted == ["0.0 nan", "1.0 2.0", "2.0 1.0", "2.0 0.0"])
  }
}

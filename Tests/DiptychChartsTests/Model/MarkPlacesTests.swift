import Testing

@testable import DiptychCharts

@Suite("Positions of marks") struct MarkPlacesTests {
  private let places = MarkPlaces([
    MarkPlace(x: 2, y: 1), MarkPlace(x: .nan, y: 9), MarkPlace(x: 1, y: 2), MarkPlace(x: 2, y: 0),
    MarkPlace(x: .infinity, y: 3), MarkPlace(x: 0, y: .nan), MarkPlace(x: 3, y: 2),
  ])

  @Test("The extremes are the first positions that are finite on both axes") func extremes() {
    let extremes = places.ys.extremes(in: 0..<7)
    #expect((extremes.low, extremes.lowest) == (0, 3))
    #expect((extremes.high, extremes.highest) == (2, 2))
    #expect(extremes.count == 4)
    #expect(places.xs.extremes(in: 4..<6).count == 0)
    #expect(places.ys.gap(in: 0..<7) == 1)
    #expect(places.ys.gap(in: 2..<4) == 4)
  }

  @Test("Sorting keeps the order of equal x, and leaves out marks without x") func sorting() {
    #expect(!places.isAscending)
    let sorted = places.sorted()
    #expect(sorted.isAscending)
    let words = sorted.all.map { "\($0.x) \($0.y)" }
    #expect(words == ["0.0 nan", "1.0 2.0", "2.0 1.0", "2.0 0.0", "3.0 2.0"])
  }
}

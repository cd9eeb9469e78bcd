import Diptych
import DiptychCharts
import Foundation
import Testing

@Suite("Bins of a histogram") struct BinTests {
  private let sizes = [3.1, 4.7, 5.2, 5.9, 6.3, 6.4, 7.0, 8.8, 12.4]

  private func bounds<Bound>(_ bins: some Collection<ChartBinRange<Bound>>) -> [Bound] {
    bins.map(\.lowerBound) + bins.suffix(1).map(\.upperBound)
  }

  @Test("Numbers have round bins, which hold them all") func numbers() {
    let bins = NumberBins(data: sizes)
    #expect(bounds(bins) == [2, 4, 6, 8, 10, 12, 14])
    #expect(bins.counts(of: sizes).map(\.count) == [1, 3, 3, 1, 0, 1])
    #expect(bins.counts(of: [4, 14, 1.9, .nan]).map(\.count) == [0, 1, 0, 0, 0, 1])
  }

  @Test("Whole numbers have bins of at least one") func integers() {
    #expect(bounds(NumberBins(data: [1, 2, 2, 3], desiredCount: 20)) == [1, 2, 3])
    #expect(bounds(NumberBins(data: [7, 7])) == [7, 8])
    #expect(NumberBins(data: [7, 7]).counts(of: [7, 7]).map(\.count) == [2])
    #expect(
      bounds(NumberBins(data: [0, 1_000_000], desiredCount: 5))
        == [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]
    )
  }

  @Test("Data without numbers has no bins, and extreme numbers have some") func extremes() {
    #expect(NumberBins(data: [Double]()).isEmpty)
    #expect(NumberBins(data: [Double.nan, .infinity]).isEmpty)
    #expect(bounds(NumberBins(data: [1.5, .infinity])) == [1, 1.5, 2])
    #expect(NumberBins(data: [1e300]).count == 1)
    #expect(
      NumberBins(data: [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]).count > 0
    )
    #expect(bounds(NumberBins(thresholds: [0, 10, 10, 5, 20, .nan])) == [0, 10, 20])
    #expect(NumberBins(range: 0...1, desiredCount: 0).count == 1)
  }

  @Test("Dates have bins of a part of the calendar") func dates() {
    func date(_ text: String) -> Date {
      (try? Date(text + "T12:00:00Z", strategy: .iso8601)) ?? .distantPast
    }
    let dates = ["2026-01-31", "2026-02-01", "2026-02-28", "2026-04-01"].map(date)
    let months = DateBins(unit: .month, data: dates)
    #expect(
      bounds(months).map { $0.formatted(.iso8601.year().month().day()) }
        == ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01"]
    )
    #expect(months.counts(of: dates).map(\.count) == [1, 2, 0, 1])
    #expect(DateBins(unit: .quarter, data: dates).counts(of: dates).map(\.count) == [3, 1])
    #expect(DateBins(unit: .day, by: 7, data: dates).count == 9)
    #expect(DateBins(data: dates, desiredCount: 4).counts(of: dates).map(\.count) == [1, 2, 0, 1])
    #expect(DateBins(unit: .month, data: []).isEmpty)
  }

  @Test("Bars stand in the middle of their bins") func picture() {
    let chart = Chart(NumberBins(data: sizes).counts(of: sizes)) {
      BarMark(x: .value("Size", $0.range), y: .value("Files", $0.count))
    }
    .chartHeight(6)
    #expect(
      chart.rendered(as: .text(width: 48)) == """
        Files
        4▔
                   ██████ ██████
        2▔         ██████ ██████
           ██████  ██████ ██████  ██████         ██████
        0▔▏▔▔▔▔▔▔╵▔▔▔▔▔▔▔╵▔▔▔▔▔▔▔▏▔▔▔▔▔▔╵▔▔▔▔▔▔▔╵▔▔▔▔▔▔▕
          2      4       6       8     10      12     14
                                                    Size

        """
    )
  }
}

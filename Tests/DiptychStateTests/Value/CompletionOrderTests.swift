import DiptychState
import DiptychStateTesting
import Testing

/// Overlapping loads, all begun before the first one ends, and the order and results of their ends.
private struct Schedule {
  /// The numbers of the loads, in the order of their ends.
  var order: [Int]
  /// The loads that end with a value.
  var succeeding: Set<Int>

  var latest: Int { order.count }

  /// Returns all schedules of a number of loads.
  static func all(of count: Int) -> [Schedule] {
    permutations(Array(1...count)).flatMap { order in
      subsets(Array(1...count)).map { Schedule(order: order, succeeding: Set($0)) }
    }
  }

  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    numbers.isEmpty
      ? [[]]
      : numbers.flatMap { first in
        permutations(numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  private static func subsets(_ numbers: [Int]) -> [[Int]] {
    guard let first = numbers.first else { return [[]] }
    return subsets(Array(numbers.dropFirst())).flatMap { [$0, [first] + $0] }
  }
}

@Suite("Loads that overlap") struct CompletionOrderTests {
  private static let schedules = (1...4).flatMap(Schedule.all)

  /// Returns the state after a schedule; only completions of the current load count.
  private func end(_ schedule: Schedule, isCurrent: (Int) -> Bool) -> SampleValue {
    var state = SampleValue.loaded(Sample(rawValue: 0))
    for _ in 1...schedule.latest {
      state.apply(.cancel)
      state.apply(.start)
    }
    for load in schedule.order where isCurrent(load) {
      let isSuccess = schedule.succeeding.contains(load)
      state.apply(isSuccess ? .succeed(Sample(rawValue: load)) : .fail(Fault(rawValue: load)))
    }
    return state
  }

  private func answer(of schedule: Schedule) -> SampleValue {
    schedule.succeeding.contains(schedule.latest)
      ? .loaded(Sample(rawValue: schedule.latest))
      : .reloadFailed(Sample(rawValue: 0), Fault(rawValue: schedule.latest))
  }

  // Inventory: B-02
  @Test("with a token, all 442 orders of up to four end with the answer to the last request")
  func guarded() {
    #expect(Self.schedules.count == 442)
    let wrong = Self.schedules.filter { schedule in
      end(schedule, isCurrent: { $0 == schedule.latest }) != answer(of: schedule)
    }
    #expect(wrong.map(\.order) == [])
  }

  @Test("without one, the first answer settles the load, and 324 end with another one")
  func unguarded() {
    let wrong = Self.schedules.filter { end($0, isCurrent: { _ in true }) != answer(of: $0) }
    #expect(wrong.count == 324)
  }

  @Test("where the last answer counts, 324 end with another one") func lastAnswer() {
    let wrong = Self.schedules.filter { schedule in
      var naive = SampleValue.loading
      for load in schedule.order {
        naive =
          schedule.succeeding.contains(load)
          ? .loaded(Sample(rawValue: load)) : .failed(Fault(rawValue: load))
      }
      let answer = answer(of: schedule)
      return naive.failure != answer.failure
        || naive.failure == nil && naive.value != answer.value
    }
    #expect(wrong.count == 324)
  }
}

package import DiptychTesting
package import Testing

/// A schedule for overlapping requests in a test.
///
/// It determines which request ends first, second and so on, and which requests fail.
package struct CompletionSchedule: Sendable, Hashable, CustomStringConvertible {
  /// The numbers of the requests in the order that they end.
  ///
  /// The request that starts first has number 1.
  package let order: [Int]
  /// The numbers of the requests that fail.
  package let failures: Set<Int>

  /// Creates a schedule from the order of the requests and the numbers of the requests that fail.
  package init(order: [Int], failures: Set<Int>) {
    self.order = order
    self.failures = failures
  }

  /// The number of overlapping requests.
  package var count: Int { order.count }

  /// The numbers of the requests in the order that they end.
  ///
  /// A cross follows each request that fails, as in `2 1✗ 3`.
  package var description: String {
    order.map { failures.contains($0) ? "\($0)✗" : "\($0)" }.joined(separator: " ")
  }

  /// Returns all schedules of a number of overlapping requests.
  ///
  /// *n* requests can end in *n*! orders. In each order, each request can succeed or fail, so there
  /// are *n*! × 2ⁿ schedules.
  package static func all(of count: Int) -> [CompletionSchedule] {
    permutations(of: Array(1...count)).flatMap { order in
      (0..<(1 << count)).map { mask in
        CompletionSchedule(
          order: order,
          failures: Set(order.filter { mask & (1 << ($0 - 1)) != 0 })
        )
      }
    }
  }

  /// Ends the requests of a gate in the order of the schedule.
  ///
  /// - Parameters:
  ///   - gate: The gate where the requests wait.
  ///   - answer: A closure that gets the number of a request, and returns its answer.
  ///   - failure: A closure that gets the number of a request, and returns its failure.
  ///   - sourceLocation: The place where issues are reported.
  ///   - ended: A closure that is called after each request, with the number of requests that have
  ///     ended so far. It should wait for the effects of the request that has just ended.
  package func complete<Request, Answer, Failure>(
    _ gate: Gate<Request, Answer, Failure>,
    answer: (Int) -> Answer,
    failure: (Int) -> Failure,
    sourceLocation: SourceLocation = #_sourceLocation,
    ended: (Int) async -> Void
  ) async {
    for (index, number) in order.enumerated() {
      let result: Result<Answer, Failure> =
        failures.contains(number) ? .failure(failure(number)) : .success(answer(number))
      await gate.resume(number, with: result, sourceLocation: sourceLocation)
      await ended(index + 1)
    }
  }
}

/// Runs a closure for every schedule of 1 to `count` overlapping requests.
///
/// A schedule determines which request ends first, second and so on, and which requests fail.
///
/// ```swift
/// await exploreCompletionOrders(upTo: 3) { schedule in
///   let gate = Gate<Void, Int, Oops>()
///   let store = MyStore(fetch: gate.fetch)
///   // start schedule.count loads, and end them:
///   await schedule.complete(gate, answer: { $0 }, failure: { _ in Oops() }) { ... }
///   #expect(store.value == schedule.count, "\(schedule)")
/// }
/// ```
///
/// There are 58 schedules of up to 3 requests, and 442 schedules of up to 4 requests.
///
/// - Parameters:
///   - count: The maximum number of overlapping requests.
///   - body: The closure that tests one schedule.
package func exploreCompletionOrders(
  upTo count: Int,
  _ body: (CompletionSchedule) async throws -> Void
) async rethrows {
  for count in 1...count {
    for schedule in CompletionSchedule.all(of: count) { try await body(schedule) }
  }
}

private func permutations(of numbers: [Int]) -> [[Int]] {
  guard numbers.count > 1 else { return [numbers] }
  return numbers.indices.flatMap { index in
    var rest = numbers
    let number = rest.remove(at: index)
    return permutations(of: rest).map { [number] + $0 }
  }
}

public import Testing

/// A schedule for overlapping loads in a test: the order of their ends, and the loads that fail.
public struct CompletionSchedule: Sendable, Hashable, CustomStringConvertible {
  /// The numbers of the loads in the order of their ends; the first load that starts has number 1.
  public let order: [Int]
  /// The numbers of the loads that fail.
  public let failures: Set<Int>

  /// Creates a schedule from an order and a set of failures.
  public init(order: [Int], failures: Set<Int>) {
    self.order = order
    self.failures = failures
  }

  /// The number of overlapping loads.
  public var count: Int { order.count }

  /// The numbers of the loads, sorted by their ends; a cross follows each load that fails, as in
  /// `2 1✗ 3`.
  public var description: String {
    order.map { failures.contains($0) ? "\($0)✗" : "\($0)" }.joined(separator: " ")
  }

  /// Returns all schedules of a number of loads.
  ///
  /// For *n* loads, there are *n*! orders, each with 2ⁿ sets of failures.
  public static func all(of count: Int) -> [CompletionSchedule] {
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
  ///   - answer: Returns the answer to the request with a number.
  ///   - failure: Returns the failure of the request with a number.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call; the issue of a second answer is reported there.
  ///   - column: The column of the call.
  ///   - ended: A closure that is called after each request, with the number of requests that have
  ///     ended. It should wait for the effects of the last of these requests.
  public func complete<Request, Answer, Failure>(
    _ gate: Gate<Request, Answer, Failure>,
    answer: (Int) -> Answer,
    failure: (Int) -> Failure,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    ended: (Int) async -> Void
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await complete(gate, answer, failure, at: site, ended)
  }

  /// Ends the requests of a gate in the order of the schedule, and reports issues at a source
  /// location.
  ///
  /// - Parameters:
  ///   - gate: The gate where the requests wait.
  ///   - answer: Returns the answer to the request with a number.
  ///   - failure: Returns the failure of the request with a number.
  ///   - sourceLocation: The location of the issue that is reported for a second answer.
  ///   - ended: A closure that is called after each request, with the number of requests that have
  ///     ended. It should wait for the effects of the last of these requests.
  public func complete<Request, Answer, Failure>(
    _ gate: Gate<Request, Answer, Failure>,
    answer: (Int) -> Answer,
    failure: (Int) -> Failure,
    sourceLocation: SourceLocation,
    ended: (Int) async -> Void
  ) async {
    await complete(gate, answer, failure, at: CallSite(sourceLocation), ended)
  }

  private func complete<Request, Answer, Failure>(
    _ gate: Gate<Request, Answer, Failure>,
    _ answer: (Int) -> Answer,
    _ failure: (Int) -> Failure,
    at site: CallSite,
    _ ended: (Int) async -> Void
  ) async {
    for (index, number) in order.enumerated() {
      let result: Result<Answer, Failure> =
        failures.contains(number) ? .failure(failure(number)) : .success(answer(number))
      await gate.resume(number, with: result, at: site)
      await ended(index + 1)
    }
  }
}

/// Runs a closure for every schedule of up to a number of overlapping loads.
///
/// A schedule consists of the order of the ends of the loads, and of the loads that fail.
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
/// There are 58 schedules of up to 3 loads, and 442 of up to 4.
///
/// - Parameters:
///   - count: The maximum number of loads.
///   - body: The closure that tests one schedule.
public func exploreCompletionOrders(
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

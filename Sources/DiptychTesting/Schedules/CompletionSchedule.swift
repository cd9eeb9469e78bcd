public import Testing

/// One order in which overlapping loads end, and which of them fail.
public struct CompletionSchedule: Sendable, Hashable, CustomStringConvertible {
  /// The numbers of the requests, from 1, in the order in which they end.
  public let order: [Int]
  /// The numbers of those that fail.
  public let failures: Set<Int>

  /// Creates a schedule.
  public init(order: [Int], failures: Set<Int>) {
    self.order = order
    self.failures = failures
  }

  /// How many loads overlap.
  public var count: Int { order.count }

  /// The requests in order, those that fail with a cross, as in `2 1✗ 3`.
  public var description: String {
    order.map { failures.contains($0) ? "\($0)✗" : "\($0)" }.joined(separator: " ")
  }

  /// Every schedule of a number of loads: *n*! orders, and 2ⁿ ways to fail in each.
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

  /// Ends the requests of a gate in this order.
  ///
  /// - Parameters:
  ///   - gate: The gate, at which the requests arrive in the order of their numbers.
  ///   - answer: The answer of a request.
  ///   - failure: The failure of one that fails.
  ///   - fileID: The module and the file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call, where it is reported that a request was answered before.
  ///   - column: Its column.
  ///   - ended: Waits for what comes of it. It gets how many have ended.
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

  /// Ends the requests of a gate in this order, and reports at a place of Swift Testing.
  ///
  /// - Parameters:
  ///   - gate: The gate, at which the requests arrive in the order of their numbers.
  ///   - answer: The answer of a request.
  ///   - failure: The failure of one that fails.
  ///   - sourceLocation: Where it is reported that a request was answered before.
  ///   - ended: Waits for what comes of it. It gets how many have ended.
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

/// Runs a test for every order in which up to a number of overlapping loads can end, and every way
/// in which they can fail.
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
/// Up to 4 loads have 442 schedules, up to 3 have 58.
///
/// - Parameters:
///   - count: The largest number of loads.
///   - body: The test. It gets a schedule.
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

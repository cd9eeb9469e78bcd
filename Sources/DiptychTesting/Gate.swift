import DiptychSystem
import DiptychState
public import Testing

/// A stand-in for a server in tests.
///
/// Each request waits until the test answers it.
///
/// ```swift
/// let gate = Gate<Void, Int, Oops>()
/// let store = AsyncStore(fetch: gate.fetch)
/// async let load: Void = store.load()
/// await gate.answer(1, with: 3)
/// await load
/// ```
///
/// Pass ``fetch(_:)`` to the code under test. Requests are numbered from 1 in the order of their
/// arrival. The functions that answer a request wait until the request arrives, so the test does
/// not depend on time. If the task of a request is cancelled, the request still waits for its
/// answer, as with a slow server. To wait for the cancellation, use
/// ``cancellation(of:sourceLocation:)``.
public final class Gate<Request: Sendable, Answer: Sendable, Failure: Error>: Sendable {
  private struct Parked {
    let request: Request
    var continuation: CheckedContinuation<Result<Answer, Failure>, Never>?
    var isCancelled = false
    var isAnswered = false
  }

  private struct Condition {
    let isMet: @Sendable ([Parked]) -> Bool
    let waiter: Waiter
  }

  private struct Locked {
    var parked: [Parked] = []
    var conditions: [Condition] = []
  }

  private let locked = Mutex(Locked())

  /// Creates a gate that has received no requests yet.
  public init() {}

  /// Sends a request to the gate, and waits until the test answers the request.
  ///
  /// - Throws: The failure that the test passes to `fail` or `resume` for this request.
  public func fetch(_ request: Request) async throws(Failure) -> Answer {
    let number = locked.withLock { locked in
      locked.parked.append(Parked(request: request))
      return locked.parked.count
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { $0[number - 1].continuation = continuation }
      }
    } onCancel: {
      change { $0[number - 1].isCancelled = true }
    }
    return try result.get()
  }

  // MARK: Requests

  /// The requests that have arrived, in the order of their arrival.
  public var requests: [Request] {
    locked.withLock { $0.parked.filter { $0.continuation != nil }.map(\.request) }
  }

  /// Waits for a request to arrive.
  ///
  /// If the task that calls this function is cancelled first, for example by a time limit, an issue
  /// is reported, and the function continues to wait.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - sourceLocation: The place where issues are reported.
  /// - Returns: The request.
  @discardableResult
  public func request(
    _ number: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Request {
    if await !arrival(of: number, at: sourceLocation) {
      // The call continues to wait, because it has no request to return.
      await Task { _ = await wait { Self.hasArrived(number, among: $0) } }.value
    }
    return locked.withLock { $0.parked[number - 1].request }
  }

  /// Waits until the task of a request is cancelled.
  ///
  /// If the task that calls this function is cancelled first, an issue is reported, and the
  /// function returns.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - sourceLocation: The place where issues are reported.
  public func cancellation(
    of number: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if await wait(until: { $0.count >= number && $0[number - 1].isCancelled }) { return }
    TestingLibrary.current.fail(
      "Request \(number) was not cancelled before the task that waits for that.",
      at: sourceLocation
    )
  }

  private static func hasArrived(_ number: Int, among parked: [Parked]) -> Bool {
    parked.count >= number && parked[number - 1].continuation != nil
  }

  /// Waits for a request to arrive.
  ///
  /// If the task of the caller is cancelled first, an issue is reported, and the result is false.
  private func arrival(of number: Int, at place: SourceLocation) async -> Bool {
    if await wait(until: { Self.hasArrived(number, among: $0) }) { return true }
    TestingLibrary.current.fail(
      """
      Request \(number) did not arrive before the task that waits for it was cancelled; \
      \(requests.count) did.
      """,
      at: place
    )
    return false
  }

  // MARK: Answers

  /// Waits for a request to arrive, and answers the request.
  ///
  /// An issue is reported if the request was answered before, or if the task that calls this
  /// function is cancelled before the request arrives.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - answer: The value that `fetch` returns.
  ///   - sourceLocation: The place where issues are reported.
  public func answer(
    _ number: Int,
    with answer: Answer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await resume(number, with: .success(answer), sourceLocation: sourceLocation)
  }

  /// Waits for a request to arrive, and ends the request with a failure.
  ///
  /// An issue is reported if the request was answered before, or if the task that calls this
  /// function is cancelled before the request arrives.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - failure: The error that `fetch` throws.
  ///   - sourceLocation: The place where issues are reported.
  public func fail(
    _ number: Int,
    with failure: Failure,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await resume(number, with: .failure(failure), sourceLocation: sourceLocation)
  }

  /// Waits for a request to arrive, and ends the request with a result.
  ///
  /// An issue is reported if the request was answered before, or if the task that calls this
  /// function is cancelled before the request arrives.
  ///
  /// - Parameters:
  ///   - number: The number of the request. The first request has number 1.
  ///   - result: The value that `fetch` returns, or the error that it throws.
  ///   - sourceLocation: The place where issues are reported.
  public func resume(
    _ number: Int,
    with result: Result<Answer, Failure>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard await arrival(of: number, at: sourceLocation) else { return }
    let continuation = locked.withLock { locked in
      defer { locked.parked[number - 1].isAnswered = true }
      return locked.parked[number - 1].isAnswered ? nil : locked.parked[number - 1].continuation
    }
    guard let continuation else {
      TestingLibrary.current.fail(
        "Request \(number) has already been answered.",
        at: sourceLocation
      )
      return
    }
    continuation.resume(returning: result)
  }

  // MARK: Conditions

  /// Waits until a condition is met, and returns true.
  ///
  /// If the task of the caller is cancelled first, the result is false.
  private func wait(until isMet: @escaping @Sendable ([Parked]) -> Bool) async -> Bool {
    let waiter = Waiter()
    await waiter.wait(unless: {
      locked.withLock { locked in
        if isMet(locked.parked) { return true }
        locked.conditions.append(Condition(isMet: isMet, waiter: waiter))
        return false
      }
    })
    return locked.withLock { isMet($0.parked) }
  }

  private func change(_ body: (inout [Parked]) -> Void) {
    let met = locked.withLock { locked in
      body(&locked.parked)
      let met = locked.conditions.filter { $0.isMet(locked.parked) }
      locked.conditions.removeAll { $0.isMet(locked.parked) }
      return met
    }
    for condition in met { condition.waiter.resume() }
  }
}

extension Gate where Request == Void {
  /// Sends a request to the gate, and waits until the test answers the request.
  ///
  /// - Throws: The failure that the test passes to `fail` or `resume` for this request.
  public func fetch() async throws(Failure) -> Answer { try await fetch(()) }
}

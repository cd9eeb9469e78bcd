import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: retry") struct RetryTests {
    private let gate = ValueGate()
    private let clock = ManualClock()

    private func store(_ policy: RetryPolicy<Oops>) -> ValueStore {
      AsyncStore(options: LoadOptions(retry: policy, clock: clock), fetch: gate.fetch)
    }

    @Test("Retry: the delay doubles from a second up to thirty") func delays() {
      let policy = RetryPolicy<Oops>.exponential()
      #expect(
        (1...7).map { policy.delay($0, Oops()) } == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) }
      )
      #expect(policy.maxAttempts == 4)
      #expect(RetryPolicy<Oops>.never.maxAttempts == 1)
    }

    @Test("Retry: the failure can say when to come back, and a part of a delay can be random")
    func delayByFailure() {
      let policy = RetryPolicy<Oops>(maxAttempts: 2) { attempt, failure in
        .seconds(attempt * failure.number)
      }
      #expect(policy.delay(2, Oops(number: 30)) == .seconds(60))
      let random = RetryPolicy<Oops>.exponential(jitter: 0.5)
      let delays = (1...100).map { _ in random.delay(2, Oops()) }
      #expect(delays.allSatisfy { (.seconds(1)...(.seconds(2))).contains($0) })
      #expect(Set(delays).count > 50)
    }

    @Test(
      "Retry: a random part out of its range is clamped",
      arguments: [(-1, 2), (.nan, 2), (2, 0), (.infinity, 0)] as [(Double, Int)]
    )
    func jitter(jitter: Double, seconds: Int) {
      let policy = RetryPolicy<Oops>.exponential(jitter: jitter)
      let delays = (1...50).map { _ in policy.delay(2, Oops()) }
      let range: ClosedRange<Duration> = .seconds(seconds)...(.seconds(2))
      #expect(delays.allSatisfy { range.contains($0) })
    }

    @Test("Retry: a pause shows its failure, and a person ends it", arguments: [true, false])
    func pause(byRetry: Bool) async throws {
      let store = AsyncStore(
        initialState: .loaded(0),
        options: LoadOptions(retry: .exponential(), clock: clock),
        fetch: gate.fetch
      )
      async let load: Void = store.load()
      #expect(store.pause == nil)
      await gate.fail(1, with: Oops(number: 1))
      await clock.sleepers(1)
      #expect(store.state == .reloadRetrying(0, Oops(number: 1)))
      let pause = try #require(store.pause)
      #expect(pause.attempt == 1)
      #expect(pause.failure == Oops(number: 1))
      #expect(pause.delay == .seconds(1))
      if byRetry {
        async let retry: Void = store.retry()
        await gate.request(2)
        #expect(store.pause == nil)
        await gate.answer(2, with: 2)
        await retry
      } else {
        store.endPause()
        await gate.answer(2, with: 2)
      }
      await load
      #expect(store.state == .loaded(2))
    }

    @Test("Retry: a load that joins, such as one of a poll, leaves the pause")
    func joinedPause() async {
      let store = store(.exponential())
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops())
      await clock.sleepers(1)
      async let second: Void = store.load()
      await recorder.changes(3)
      #expect(store.pause != nil)
      await clock.advanceToNextDeadline()
      await gate.answer(2, with: 1)
      _ = await (load, second)
      recorder.skip(.changes)
    }

    @Test("Retry: a sequence connects again, and counts from its last element on")
    func sequences() async {
      let gate = Gate<Int, Int?, Oops>()
      let connections = Box<Int>()
      let store = StreamStore(
        options: LoadOptions(retry: .exponential(maxAttempts: 2), clock: clock)
      ) {
        let connection = (connections.value ?? 0) + 1
        connections.value = connection
        return GateSequence(gate: gate, connection: connection)
      }
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops(number: 1))
      await clock.advanceToNextDeadline()
      await gate.answer(2, with: 7)
      await gate.fail(3, with: Oops(number: 2))
      await clock.advanceToNextDeadline()
      await gate.answer(4, with: nil)
      await load
      #expect(gate.requests == [1, 2, 2, 3])
      recorder.expect(
        "idle → loading → retrying(oops 1) → reloading(7) → reloadRetrying(7, oops 2) → loaded(7)"
      )
    }

    @Test("Retry: the state stays in flight while the store waits, and attempts are counted")
    func waits() async {
      let store = store(.exponential(maxAttempts: 3))
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops(number: 1))
      #expect(await clock.advanceToNextDeadline() == .seconds(1))
      await gate.fail(2, with: Oops(number: 2))
      #expect(await clock.advanceToNextDeadline() == .seconds(2))
      await gate.request(3)
      #expect(store.state == .retrying(Oops(number: 2)))
      #expect(store.attempt == 3)
      await gate.answer(3, with: 3)
      await load
      #expect(store.attempt == 0)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --pause--> retrying(oops 1)
        retrying(oops 1) --attempt 2--> retrying(oops 1)
        retrying(oops 1) --pause--> retrying(oops 2)
        retrying(oops 2) --attempt 3--> retrying(oops 2)
        retrying(oops 2) --succeed--> loaded(3)
        """
      )
    }

    @Test("Retry: the last attempt's failure counts, and is announced once") func givesUp() async {
      let store = store(.exponential(maxAttempts: 2))
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops(number: 1))
      await clock.advanceToNextDeadline()
      await gate.fail(2, with: Oops(number: 2))
      await load
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --pause--> retrying(oops 1)
        retrying(oops 1) --attempt 2--> retrying(oops 1)
        retrying(oops 1) --fail--> failed(oops 2) [announced: first]
        """
      )
    }

    @Test("Retry: a permanent failure ends the load") func notWorthIt() async {
      let store = store(.exponential(shouldRetry: { $0.number == 1 }))
      async let load: Void = store.load()
      await gate.fail(1, with: Oops(number: 1))
      await clock.advanceToNextDeadline()
      await gate.fail(2, with: Oops(number: 2))
      await load
      #expect(store.state == .failed(Oops(number: 2)))
    }

    @Test("Retry: a load that is cancelled while it waits ends at once")
    func cancelledWhileWaiting() async {
      let store = store(.exponential())
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops())
      await clock.sleepers(1)
      store.cancel()
      await load
      await clock.advance(by: .seconds(100))
      #expect(gate.requests.count == 1)
      recorder.expect("idle → loading → retrying(oops 1) → failed(oops 1)")
    }

    @Test("Retry: without a failure, retry() does nothing, even during a load")
    func nothingFailed() async {
      let gate = ValueGate()
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      await store.retry()
      async let load: Void = store.load()
      await gate.request(1)
      await store.retry()
      await gate.answer(1, with: 1)
      await load
      recorder.expectTrace(
        """
        idle --retry--> idle [unchanged]
        idle --start--> loading
        loading --retry--> loading [unchanged]
        loading --succeed--> loaded(1)
        """
      )
    }

    @Test("Retry: each page has attempts of its own") func attemptsOfAPage() async {
      let pages = PageGate()
      let store = PagingStore(
        initialState: PostState(pages: [.posts([1], next: 2), .posts([2], next: 3)])!,
        rules: PagingRules(refresh: .allPages),
        options: LoadOptions(retry: .exponential(maxAttempts: 2), clock: clock),
        fetch: pages.fetch
      )
      let recorder = StateRecorder(pagesOf: store)
      async let refresh: Void = store.refresh()
      await pages.fail(1, with: Oops())
      await clock.advanceToNextDeadline()
      await pages.answer(2, with: .posts([1], next: 2))
      await pages.request(3)
      #expect(store.attempt == 1)
      await pages.answer(3, with: .posts([2], next: nil))
      await refresh
      recorder.expectTrace(
        """
        loaded[2] --refresh--> refreshing[2]
        refreshing[2] --pause--> refreshRetrying[2]
        refreshRetrying[2] --attempt 2--> refreshRetrying[2]
        refreshRetrying[2] --attempt 1--> refreshRetrying[2]
        refreshRetrying[2] --succeed--> loadedAtEnd[2]
        """
      )
    }

    @Test("Retry: a list repeats the failed operation")
    func pagingOperation() async {
      let pages = PageGate()
      let store = PagingStore(fetch: pages.fetch)
      let recorder = StateRecorder(pagesOf: store)
      async let refresh: Void = store.refresh()
      await pages.answer(1, with: .posts(1...2, next: 3))
      await refresh
      async let more: Void = store.loadMore()
      await pages.fail(2, with: Oops())
      await more
      async let again: Void = store.retry()
      await pages.answer(3, with: .posts(3...4, next: nil))
      await again
      async let reload: Void = store.refresh()
      await pages.fail(4, with: Oops())
      await reload
      async let once: Void = store.retry()
      await pages.answer(5, with: .posts(1...2, next: 3))
      await once
      await store.retry()
      #expect(pages.requests == [nil, 3, 3, nil, nil])
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --succeed--> loaded[2]
        loaded[2] --loadMore--> appending[2]
        appending[2] --fail--> appendFailed[2] [announced: append]
        appendFailed[2] --retry--> appendRetrying[2]
        appendRetrying[2] --succeed--> loadedAtEnd[4]
        loadedAtEnd[4] --refresh--> refreshingAtEnd[4]
        refreshingAtEnd[4] --fail--> refreshFailedAtEnd[4] [announced: reload]
        refreshFailedAtEnd[4] --retry--> refreshRetryingAtEnd[4]
        refreshRetryingAtEnd[4] --succeed--> loaded[2]
        loaded[2] --retry--> loaded[2] [unchanged]
        """
      )
    }

    @Test("Retry: a list waits between the attempts of a page") func pagingAttempts() async {
      let pages = PageGate()
      let store = PagingStore(
        options: LoadOptions(retry: .exponential(maxAttempts: 2), clock: clock),
        fetch: pages.fetch
      )
      let recorder = StateRecorder(pagesOf: store)
      async let refresh: Void = store.refresh()
      await pages.fail(1, with: Oops())
      await clock.advanceToNextDeadline()
      await pages.answer(2, with: .posts(1...2, next: nil))
      await refresh
      recorder.expectTrace(
        """
        idle --refresh--> loading
        loading --pause--> retrying
        retrying --attempt 2--> retrying
        retrying --succeed--> loadedAtEnd[2]
        """
      )
    }
  }
}

/// A sequence whose elements a gate answers; nil ends it.
private struct GateSequence: AsyncSequence, Sendable {
  let gate: Gate<Int, Int?, Oops>
  let connection: Int

  struct AsyncIterator: AsyncIteratorProtocol {
    let sequence: GateSequence

    mutating func next() async throws(Oops) -> Int? {
      try await sequence.gate.fetch(sequence.connection)
    }

    mutating func next(isolation: isolated (any Actor)?) async throws(Oops) -> Int? {
      try await sequence.gate.fetch(sequence.connection)
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sequence: self) }
}

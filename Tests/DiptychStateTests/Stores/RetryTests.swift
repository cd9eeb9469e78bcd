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

    @Test("Retry: the delay doubles from a second up to thirty")
    func delays() {
      let policy = RetryPolicy<Oops>.exponential()
      #expect(
        (1...7).map { policy.delay($0) } == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) }
      )
      #expect(policy.maxAttempts == 4)
      #expect(RetryPolicy<Oops>.never.maxAttempts == 1)
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
      #expect(store.state == .loading)
      #expect(store.attempt == 3)
      await gate.answer(3, with: 3)
      await load
      #expect(store.attempt == 0)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --attempt 2--> loading
        loading --attempt 3--> loading
        loading --succeed--> loaded(3)
        """
      )
    }

    @Test("Retry: the last attempt's failure counts, and is announced once")
    func givesUp() async {
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
        loading --attempt 2--> loading
        loading --fail--> failed(oops 2) [announced: first]
        """
      )
    }

    @Test("Retry: a failure that is not to be retried ends the load")
    func notWorthIt() async {
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
      recorder.expect("idle → loading → idle")
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

    @Test("Retry: each page has attempts of its own")
    func attemptsOfAPage() async {
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
        refreshing[2] --attempt 2--> refreshing[2]
        refreshing[2] --attempt 1--> refreshing[2]
        refreshing[2] --succeed--> loadedAtEnd[2]
        """
      )
    }

    @Test("Retry: the failed operation of a list is the one that is begun again")
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

    @Test("Retry: a list waits between the attempts of a page")
    func pagingAttempts() async {
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
        loading --attempt 2--> loading
        loading --succeed--> loadedAtEnd[2]
        """
      )
    }
  }
}

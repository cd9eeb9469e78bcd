import DiptychState
import DiptychStateTesting
import DiptychSystem
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: tokens") struct TokenTests {
    @Test("Token: a restart replaces the request, and its waiters wait for the new one")
    func restart() async {
      let gate = ValueGate()
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let first: Void = store.load()
      await gate.request(1)
      async let second: Void = store.restart()
      await gate.cancellation(of: 1)
      await gate.answer(1, with: 1)
      await recorder.changes(3)
      #expect(store.state == .loading)
      await gate.answer(2, with: 2)
      _ = await (first, second)
      #expect(recorder.changes.map(\.token) == [1, 2, 1, 2])
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --restart--> loading [unchanged]
        loading --succeed--> loading [discarded: request 1]
        loading --succeed--> loaded(2)
        """
      )
    }

    @Test("Token: all 442 orders of completion end on the answer to the last request")
    func allOrders() async {
      let count = Mutex(0)
      await exploreCompletionOrders(upTo: 4) { schedule in
        let gate = ValueGate()
        let store = AsyncStore(fetch: gate.fetch)
        let recorder = StateRecorder(store)
        var tasks: [Task<Void, Never>] = []
        for number in 1...schedule.count {
          tasks.append(Task { await store.restart() })
          await gate.request(number)
        }
        await schedule.complete(
          gate,
          answer: { $0 },
          failure: { Oops(number: $0) },
          ended: { await recorder.changes(schedule.count + $0) }
        )
        for task in tasks { await task.value }
        let last = schedule.count
        let expected: ValueState =
          schedule.failures.contains(last) ? .failed(Oops(number: last)) : .loaded(last)
        #expect(store.state == expected, "\(schedule)")
        #expect(recorder.changes.count { $0.isDiscarded } == last - 1, "\(schedule)")
        recorder.skip(.changes, .discarded)
        count.withLock { $0 += 1 }
      }
      #expect(count.withLock { $0 } == 442)
    }

    @Test("Token: a store without tokens ends on another answer in 324 of the 442 orders")
    func ordersWithoutTokens() async {
      let wrong = Mutex(0)
      await exploreCompletionOrders(upTo: 4) { schedule in
        let gate = ValueGate()
        let results = Log<Result<Int, Oops>>()
        var tasks: [Int: Task<Void, Never>] = [:]
        for number in 1...schedule.count {
          tasks[number] = Task {
            do throws(Oops) {
              results.append(.success(try await gate.fetch()))
            } catch {
              results.append(.failure(error))
            }
          }
          await gate.request(number)
        }
        await schedule.complete(
          gate,
          answer: { $0 },
          failure: { Oops(number: $0) },
          ended: { await tasks[schedule.order[$0 - 1]]?.value }
        )
        let last = schedule.count
        let expected: Result<Int, Oops> =
          schedule.failures.contains(last) ? .failure(Oops(number: last)) : .success(last)
        if results.all.last != expected { wrong.withLock { $0 += 1 } }
      }
      #expect(wrong.withLock { $0 } == 324)
    }
  }
}

import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

extension Stores {
  @Suite("Stores: tracked reads") struct ReadLogTests {
    private let gate = ValueGate()

    @Test("Every read of a store is tracked, once, while a log is bound") func notes() {
      let value = ValueStore(fetch: gate.fetch)
      let list = PostStore(fetch: PageGate().fetch)
      let stream = StreamStore<Int, Never> { AsyncStream { _ in } }
      let keyed = Keyed<Int, Int, Never>(key: 1) { $0 }
      let readings: [@Sendable () -> Void] = [
        { _ = value.state }, { _ = value.needsLoad }, { _ = value.generation },
        { _ = value.attempt }, { _ = value.announcement },
        { _ = list.state }, { _ = stream.state }, { _ = keyed.state }, { _ = keyed.key },
        { _ = keyed.isPrevious },
      ]
      let all = ReadLog()
      for read in readings {
        read()
        let log = ReadLog()
        ReadLog.$current.withValue(log, operation: read)
        #expect(log.sources.count == 1)
        ReadLog.$current.withValue(all, operation: read)
      }
      #expect(all.sources.count == 4)
    }

    @Test("A log is busy as long as any of its stores is") func isBusy() async {
      let stores = [ValueStore(fetch: gate.fetch), ValueStore(fetch: gate.fetch)]
      let log = ReadLog()
      ReadLog.$current.withValue(log) { for store in stores { _ = store.state } }
      #expect(!log.isBusy {})
      async let first: Void = stores[0].load()
      await gate.request(1)
      async let second: Void = stores[1].load()
      await gate.request(2)
      await gate.answer(1, with: 1)
      await first
      let told = Log<Bool>()
      #expect(log.isBusy { told.append(log.isBusy {}) })
      #expect(told.all == [])
      await gate.answer(2, with: 2)
      await second
      #expect(told.all == [false])
    }

    @Test("Waiters for the end of a request are always notified, with the last state")
    func stress() async {
      await withTaskGroup { group in
        for _ in 1...8 {
          group.addTask {
            for _ in 1...100 {
              let store = ValueStore { 1 }
              let log = ReadLog()
              let load = Task { await store.load() }
              while true {
                let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
                let state = withObservationTracking {
                  ReadLog.$current.withValue(log) { store.state }
                } onChange: {
                  continuation.yield()
                }
                if state == .loaded(1) { break }
                if state == .idle { await Task.yield(); continue }
                guard log.isBusy(onChange: { continuation.yield() }) else {
                  #expect(store.state == .loaded(1))
                  break
                }
                for await _ in changes { break }
              }
              await load.value
            }
          }
        }
      }
    }
  }
}

import Diptych
import DiptychTesting
import Testing

@testable import articles

@Suite("A fake API")
struct FakeAPITests {
  private struct Offline: Error, Equatable {}

  // Inventory: A-35
  @Test("Each call has the next outcome of the script, and the last one stays")
  func script() async {
    let api = FakeAPI<Void, Int, Offline>(outcomes: .failure(Offline()), .success(1), .success(2))
    let store = AsyncStore(fetch: api.fetch)
    var states: [AsyncValue<Int, Offline>] = []
    for _ in 1...4 {
      await store.load()
      states.append(store.state)
    }
    #expect(states == [.failed(Offline()), .loaded(1), .loaded(2), .loaded(2)])
  }

  // Inventory: A-35
  @Test("An answer comes after the delay, by a function of the request")
  func delay() async {
    let clock = ManualClock()
    let api = FakeAPI<Int, Int, Offline>(delay: .seconds(1), clock: clock) { $0 * 2 }
    let store = AsyncStore { () async throws(Offline) in try await api.fetch(21) }
    let load = Task { await store.load() }
    await clock.sleepers(1)
    #expect(store.state == .loading)
    await clock.advance(by: .seconds(1))
    await load.value
    #expect(store.state == .loaded(42))
  }

  @Test("A load that is cancelled does not wait for the delay")
  func cancel() async throws {
    let clock = ManualClock()
    let api = FakeAPI<Void, Int, Offline>(delay: .seconds(1), clock: clock, outcomes: .success(1))
    let load = Task { try await api.fetch() }
    await clock.sleepers(1)
    load.cancel()
    #expect(try await load.value == 1)
  }
}

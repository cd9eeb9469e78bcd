import DiptychState
import DiptychStateTesting
import Testing

@Suite("Samples of all states") struct SamplesTests {
  // Inventory: A-35
  @Test("the eight states of a value, each named by its phase") func values() {
    let lines = AsyncValue.samples(value: v1, failure: e1).map { "\($0.phase.rawValue): \($0)" }
    #expect(
      lines == [
        "idle: idle",
        "loading: loading",
        "loaded: loaded(v1)",
        "reloading: reloading(v1)",
        "failed: failed(e1)",
        "retrying: retrying(e1)",
        "reloadFailed: reloadFailed(v1, e1)",
        "reloadRetrying: reloadRetrying(v1, e1)",
      ]
    )
  }

  @Test("the seventeen states of a list, each named by its phase, with the items and the failure")
  func lists() {
    let states = PagingState.samples(items: [v1, v2], next: 3, failure: e1)
    #expect(states.map(\.phase) == PagingPhase.allCases)
    for state in states {
      #expect(state.items == nil || state.items == [v1, v2])
      #expect(state.nextCursor == nil || state.nextCursor == 3)
      #expect(state.failure == nil || state.failure?.error == e1)
    }
    #expect(states.count { $0.items != nil } == 13)
    #expect(states.count { $0.failure != nil } == 10)
  }
}

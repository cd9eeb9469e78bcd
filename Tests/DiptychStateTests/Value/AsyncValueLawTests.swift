import DiptychState
import DiptychStateTesting
import Testing

@Suite("The laws of a value") struct AsyncValueLawTests {
  @Test("the samples have each phase once")
  func phases() { #expect(SampleValue.samples.map(\.phase) == AsyncPhase.allCases) }

  // Inventory, C-03
  @Test("three coordinates make each state, and each state makes its coordinates")
  func bijection() {
    let coordinates: [(Sample?, Fault?, Bool)] = [nil, v1].flatMap { value in
      [nil, e1].flatMap { failure in [false, true].map { (value, failure, $0) } }
    }
    var states: Set<SampleValue> = []
    for (value, failure, isLoading) in coordinates {
      let state = SampleValue(value: value, failure: failure, isLoading: isLoading)
      #expect(state.value == value)
      #expect(state.failure == failure)
      #expect(state.isLoading == isLoading)
      states.insert(state)
    }
    #expect(states == Set(SampleValue.samples))
  }

  @Test("a load that is cancelled leaves a settled state as it was", arguments: settled)
  func startThenCancel(state: SampleValue) { #expect(state.after(.start, .cancel) == state) }

  @Test("to cancel twice is to cancel once, and leaves the settled state", arguments: samples)
  func cancelTwice(state: SampleValue) {
    #expect(state.after(.cancel) == state.settled)
    #expect(state.after(.cancel, .cancel) == state.settled)
  }

  // Inventory: A-22
  @Test("only a reset loses a value", arguments: samples.filter { $0.value != nil })
  func values(state: SampleValue) {
    let losing = SampleValue.eventSamples.filter { state.after($0).value == nil }
    #expect(losing == [.reset])
  }

  @Test("a success leaves no failure, and nothing in flight", arguments: inFlight)
  func success(state: SampleValue) { #expect(state.after(.succeed(v2)) == .loaded(v2)) }

  // Inventory: B-09
  @Test("a received value leaves a request in flight", arguments: samples)
  func received(state: SampleValue) {
    #expect(state.after(.receive(v2)) == (state.isLoading ? .reloading(v2) : .loaded(v2)))
  }

  // Inventory: A-13
  @Test("every state is reachable from idle") func reachability() {
    var reached: [SampleValue] = [.idle]
    let events: [SampleValue.Event] = [.start, .succeed(v1), .fail(e1), .cancel]
    // A breadth-first search: the list grows while it is traversed.
    var next = 0
    while next < reached.count {
      for state in events.map({ reached[next].after($0) }) where !reached.contains(state) {
        reached.append(state)
      }
      next += 1
    }
    #expect(Set(reached) == Set(SampleValue.samples))
  }

  // Inventory: B-01
  @Test("a result is a settled state, and none is idle") func results() {
    let results: [Result<Sample, Fault>?] = [nil, .success(v1), .failure(e1)]
    #expect(results.map { SampleValue($0) } == [.idle, .loaded(v1), .failed(e1)])
  }

  private static let samples = SampleValue.samples
  private static let settled = samples.filter { !$0.isLoading }
  private static let inFlight = samples.filter(\.isLoading)
}

extension AsyncValue {
  /// Returns the state after some events.
  func after(_ events: Event...) -> AsyncValue {
    var state = self
    for event in events { state.apply(event) }
    return state
  }
}

import DiptychState

/// A small random number generator whose numbers only depend on its seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number below a limit; the distribution need not be even.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// Random events applied to a state machine and to its reference model.
struct RandomWalk<Model: ReferenceModel> {
  /// The initial state of each walk.
  let start: Model.State
  let makeEvent: (inout SplitMix) -> Model.Event
  let apply: (inout Model.State, Model.Event) -> Transition

  /// Returns the shortest list of events that makes machine and model disagree, or nil.
  func firstDisagreement(walks: Int, seed: UInt64) -> [Model.Event]? {
    var generator = SplitMix(seed: seed)
    for _ in 0..<walks {
      let count = 1 + generator.below(10)
      let events = (0..<count).map { _ in makeEvent(&generator) }
      if disagree(events) { return shrunk(events) }
    }
    return nil
  }

  /// Returns whether machine and model disagree on any of the events.
  func disagree(_ events: [Model.Event]) -> Bool {
    var state = start
    var model = Model(start)
    for event in events where apply(&state, event) != model.apply(event) { return true }
    return model != Model(state)
  }

  /// Returns the events without those that can be removed while machine and model still disagree.
  private func shrunk(_ events: [Model.Event]) -> [Model.Event] {
    for index in events.indices {
      var fewer = events
      fewer.remove(at: index)
      if disagree(fewer) { return shrunk(fewer) }
    }
    return events
  }
}

import DiptychState

/// A small random generator whose numbers depend on its seed alone.
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

  /// A number below a limit; it need not be evenly distributed.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// Random events that go to a machine and to a model of it.
struct RandomWalk<Model: ReferenceModel> {
  /// Where each walk begins.
  let start: Model.State
  let makeEvent: (inout SplitMix) -> Model.Event
  let apply: (inout Model.State, Model.Event) -> Transition

  /// The shortest list of events found on which machine and model disagree, or nil if they agree.
  func firstDisagreement(walks: Int, seed: UInt64) -> [Model.Event]? {
    var generator = SplitMix(seed: seed)
    for _ in 0..<walks {
      let count = 1 + generator.below(10)
      let events = (0..<count).map { _ in makeEvent(&generator) }
      if disagree(events) { return shrunk(events) }
    }
    return nil
  }

  /// Whether an event does one thing to the machine and another to the model.
  func disagree(_ events: [Model.Event]) -> Bool {
    var state = start
    var model = Model(start)
    for event in events where apply(&state, event) != model.apply(event) { return true }
    return model != Model(state)
  }

  /// The events without those that can go one by one while machine and model still disagree.
  private func shrunk(_ events: [Model.Event]) -> [Model.Event] {
    for index in events.indices {
      var fewer = events
      fewer.remove(at: index)
      if disagree(fewer) { return shrunk(fewer) }
    }
    return events
  }
}

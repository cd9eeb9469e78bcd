/// The phase of a part of a store's state, as far as those who load it have to know.
enum SlicePhase {
  /// Nothing is there, and nothing in flight.
  case idle
  /// The first load is in flight, and none has failed before.
  case loading
  /// Something is there, or has failed.
  case other
}

/// The memory of a part of a store's state that is loaded.
struct SliceRecord<State: Sendable>: Sendable {
  private let phase: @Sendable (State) -> SlicePhase
  /// The number of times that the part was reset.
  private(set) var generation = 0
  /// Why it is idle, if it is.
  private(set) var idleReason = IdleReason.notAsked

  init(phase: @escaping @Sendable (State) -> SlicePhase) {
    self.phase = phase
  }

  /// Notes a change of the state.
  ///
  /// A first load that ends with nothing was given up; what was there or had failed was reset.
  mutating func note(_ before: State, _ after: State) {
    let earlier = phase(before)
    guard phase(after) == .idle else {
      idleReason = .notAsked
      return
    }
    switch earlier {
    case .idle: break
    case .loading: idleReason = .givenUp
    case .other:
      idleReason = .notAsked
      generation += 1
    }
  }
}

extension AsyncValue {
  /// The phase of the state, as far as those who load it have to know.
  var phase: SlicePhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    default: .other
    }
  }
}

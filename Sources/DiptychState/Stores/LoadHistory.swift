/// The phase of a state, which determines its history.
package enum LoadPhase: Sendable {
  /// Empty, and no load is in flight.
  case idle
  /// The first load is in flight, and no load has failed before.
  case loading
  /// There is a value or a failure.
  case other
}

/// The history of a state that other code writes: its resets and its cancelled first loads.
@usableFromInline
package struct LoadHistory<State: Sendable>: Sendable {
  private let phase: @Sendable (State) -> LoadPhase
  /// The number of owners of the history.
  package var ownerCount = 0
  /// The number of resets.
  package private(set) var generation = 0
  /// The reason why the state is idle; it has a meaning only while the state is idle.
  package private(set) var idleReason = IdleReason.notAsked

  package init(phase: @escaping @Sendable (State) -> LoadPhase) {
    self.phase = phase
  }

  /// Records a change of the state.
  ///
  /// If a first load ends without a result, it was cancelled. If a state with a value or a failure
  /// becomes idle, it was reset.
  package mutating func note(_ before: State, _ after: State) {
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
  /// The phase of the state.
  package var loadPhase: LoadPhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    default: .other
    }
  }
}

extension PagingState {
  /// The phase of the list.
  package var loadPhase: LoadPhase {
    guard pages == nil, failure == nil else { return .other }
    return inFlight == nil ? .idle : .loading
  }
}

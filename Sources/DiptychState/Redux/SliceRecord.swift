/// The phase of a loaded part of a store's state.
enum SlicePhase {
  /// Empty, and no load is in flight.
  case idle
  /// The first load is in flight, and none has failed before.
  case loading
  /// The part has a value or a failure.
  case other
}

/// The history of a loaded part of a store's state, kept as long as there is a slice of the part.
@usableFromInline
struct SliceRecord<State: Sendable>: Sendable {
  private let phase: @Sendable (State) -> SlicePhase
  /// The number of slices of the part.
  var sliceCount = 0
  /// The number of times the part was reset.
  private(set) var generation = 0
  /// The reason why the part is idle, if it is.
  private(set) var idleReason = IdleReason.notAsked

  init(phase: @escaping @Sendable (State) -> SlicePhase) {
    self.phase = phase
  }

  /// Records a change of the state.
  ///
  /// A first load that ends without a result was given up; a part that had a value or a failure was
  /// reset.
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
  /// The phase of the state.
  var phase: SlicePhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    default: .other
    }
  }
}

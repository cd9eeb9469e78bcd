/// The phase of a state, which determines whether a first load is needed.
package enum LoadPhase: Sendable {
  /// Empty, and no load is in flight.
  case idle
  /// The first load is in flight, and no load has failed before.
  case loading
  /// There is a value or a failure.
  case other
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

/// A state that a state machine drives.
protocol RequestState<Failure> {
  associatedtype Failure: Error

  /// What a load that fails in this state is.
  var announcedLoad: AnnouncedLoad { get }

  /// Whether there ought to be a request in this state: it is idle, or says that one is in flight.
  var needsRequest: Bool { get }

  mutating func cancel() -> Transition
  mutating func reset() -> Transition
}

/// The state of a value, maybe with something beside it.
protocol ValueState<Value, Failure>: RequestState {
  associatedtype Value

  var value: Value? { get }
  var failure: Failure? { get }
  var isLoading: Bool { get }

  mutating func start() -> Transition
  mutating func succeed(_ value: Value) -> Transition
  mutating func fail(_ failure: Failure) -> Transition
  mutating func receive(_ value: Value) -> Transition
}

extension ValueState {
  var announcedLoad: AnnouncedLoad { value == nil ? .first : .reload }
}

extension AsyncValue: ValueState {
  var needsRequest: Bool { corner == .idle || isLoading }
}

extension PagingState: RequestState {
  var needsRequest: Bool { kind == .idle || inFlight != nil }

  var announcedLoad: AnnouncedLoad {
    if inFlight == .append { return .append }
    return pages == nil ? .first : .reload
  }
}

/// What a state machine has to know of the state that it drives.
protocol RequestState<Failure> {
  associatedtype Failure: Error

  /// What a load that fails in this state is.
  var announcedLoad: AnnouncedLoad { get }

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

extension AsyncValue: ValueState {}

extension PagingState: RequestState {
  var announcedLoad: AnnouncedLoad {
    if inFlight == .append { return .append }
    return pages == nil ? .first : .reload
  }
}

/// A state that a state machine drives.
protocol RequestState<Failure> {
  associatedtype Failure: Error

  /// The kind of load that is announced as failed if a request fails in this state.
  var announcedLoad: Announcement<Failure>.Load { get }

  /// Whether a single attempt reads the complete response of a request.
  static var isReadAtOnce: Bool { get }

  /// The part of the data that a complete response replaces.
  var editScope: EditScope { get }

  /// Whether the state needs a request, because it is idle, or because it says that a request is in
  /// flight.
  var needsRequest: Bool { get }

  mutating func cancel() -> Transition
  mutating func reset() -> Transition
}

extension RequestState {
  var editScope: EditScope { EditScope(key: nil) }
}

/// The data of a key; nil for the data of a state without keys.
// A key of a store is sendable.
struct EditScope: Hashable, @unchecked Sendable {
  let key: AnyHashable?
}

/// A state of a value, possibly with more data beside it.
protocol ValueState<Value, Failure>: RequestState {
  associatedtype Value

  var value: Value? { get }
  var failure: Failure? { get }
  var isLoading: Bool { get }

  mutating func start() -> Transition
  mutating func succeed(_ value: Value) -> Transition
  mutating func fail(_ failure: Failure) -> Transition
  mutating func failAttempt(_ failure: Failure) -> Transition
}

extension ValueState {
  static var isReadAtOnce: Bool { true }
  var announcedLoad: Announcement<Failure>.Load { value == nil ? .first : .reload }
}

extension AsyncValue: ValueState {
  var needsRequest: Bool { loadPhase == .idle || isLoading }
}

extension PagingState: RequestState {
  static var isReadAtOnce: Bool { false }
  var needsRequest: Bool { loadPhase == .idle || inFlight != nil }

  var announcedLoad: Announcement<Failure>.Load {
    if inFlight == .append || inFlight == .prepend { return .append }
    return pages == nil ? .first : .reload
  }
}

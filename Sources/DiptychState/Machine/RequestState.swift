public import Observation

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

/// The members that ``AsyncStore``, ``PagingStore``, ``StreamStore`` and ``Keyed`` share.
///
/// Your own types conform to ``Loadable`` or ``PagedLoadable`` instead.
public protocol _RequestStore<State, Failure>: _LoadingSource, TransitionSource, Observable {
  associatedtype State
  associatedtype Failure

  var _engine: any _RequestEngine<State, Failure> { get }
}

/// The members of a state machine that each store forwards unchanged.
public protocol _RequestEngine<State, Failure>: AnyObject, Sendable {
  associatedtype State: Sendable
  associatedtype Failure: Error

  var isBusy: Bool { get }
  var needsRequest: Bool { get }
  var generation: Int { get }
  var attempt: Int { get }
  var pause: RetryPolicy<Failure>.Pause? { get }
  var idleReason: IdleReason { get }
  var announcement: Announcement<Failure>? { get }

  func cancel()
  func reset()
  func endPause()
  func dismissAnnouncement()
  func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> StateChange<State, Failure>.Observation
}

extension _RequestStore {
  // MARK: Reading

  /// The number of times that the store was reset.
  ///
  /// A ``Keyed`` store also counts each selection of another key.
  public var generation: Int { _engine.generation }

  /// The number of the current attempt of the request in flight, counted from 1; 0 if no request is
  /// in flight.
  public var attempt: Int { _engine.attempt }

  /// The pause before the next attempt of the request in flight, or nil.
  public var pause: RetryPolicy<Failure>.Pause? { _engine.pause }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
  ///
  /// The reason is ``IdleReason/givenUp`` after a first load that was cancelled or that failed with
  /// a cancellation, and ``IdleReason/empty`` after a sequence that ended without an element.
  public var idleReason: IdleReason { _engine.idleReason }

  /// The announcement of the last failure, or nil.
  ///
  /// ``Announcement`` describes how long a store keeps an announcement.
  public var announcement: Announcement<Failure>? { _engine.announcement }

  // MARK: Events

  /// Cancels the request in flight; the loaded data and the failure stay as they are.
  ///
  /// If a sequence has already delivered an element, that element stays as the value. If an attempt
  /// of the request has already failed, the failure of the attempt stays too. A ``Keyed`` store
  /// that still shows the value of an earlier key drops that value.
  public func cancel() { _engine.cancel() }

  /// Forgets everything that was loaded, and cancels the request in flight.
  ///
  /// A ``Keyed`` store keeps its key.
  public func reset() { _engine.reset() }

  /// Ends the pause before the next attempt, so the attempt begins at once; does nothing if there
  /// is no pause.
  public func endPause() { _engine.endPause() }

  /// Marks the announcement, if there is one, as dismissed.
  public func dismissAnnouncement() { _engine.dismissAnnouncement() }

  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> StateChange<State, Failure>.Observation {
    _engine.onTransition(hook)
  }
}

// More specific than the default implementations of either protocol.

extension _RequestStore where Self: Loadable {
  /// Whether a request is in flight, no matter which caller started it.
  public var isBusy: Bool { _engine.isBusy }

  /// Whether a first load is needed.
  ///
  /// A load is needed if the store has no request in flight, and one of the following is true:
  ///
  /// - The state is idle.
  /// - The state says that a load is in flight, for example because it was restored from a file.
  /// - A ``Keyed`` store shows the value of an earlier key, or a stale value.
  public var needsLoad: Bool { _engine.needsRequest }
}

extension _RequestStore where Self: PagedLoadable {
  /// Whether an operation is in flight, no matter which caller started it.
  public var isBusy: Bool { _engine.isBusy }

  /// Whether a first load is needed.
  ///
  /// A load is needed if the store has no request in flight, and one of the following is true:
  ///
  /// - The state is idle.
  /// - The state says that a load is in flight, for example because it was restored from a file.
  public var needsLoad: Bool { _engine.needsRequest }
}

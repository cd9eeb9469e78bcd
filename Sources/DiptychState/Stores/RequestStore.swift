public import Observation

/// A store that has at most one request in flight and applies one event after the other.
///
/// ``AsyncStore``, ``PagingStore``, ``StreamStore`` and ``Keyed`` conform, and share these members.
/// A type of your own that loads conforms to ``Loadable`` or ``PagedLoadable`` instead.
public protocol RequestStore<State, Failure>: LoadingSource, TransitionSource, Observable {
  /// The type of the state.
  associatedtype State
  /// The type of a load's failure.
  associatedtype Failure

  /// The engine of the store, for the package alone.
  var _engine: _RequestEngine<State, Failure> { get }
}

extension RequestStore {
  // MARK: Reading

  /// The number of times that the store was reset.
  ///
  /// A ``Keyed`` store also counts each selection of another key.
  public var generation: Int { _engine.machine.generation }

  /// The number of the request's current attempt, counted from 1; 0 if no request is in flight.
  public var attempt: Int { _engine.machine.attempt }

  /// The reason why the state is idle; without a meaning while it is not.
  ///
  /// The reason is ``IdleReason/givenUp`` after a first load that was cancelled or that failed with
  /// a cancellation, and ``IdleReason/empty`` after a sequence that ended without an element.
  public var idleReason: IdleReason { _engine.machine.idleReason }

  /// The last failure to tell the user, or nil.
  ///
  /// See ``Announcement`` for how long a store keeps it.
  public var announcement: Announcement<Failure>? { _engine.machine.announcement }

  // MARK: Events

  /// Cancels the request in flight; the state returns to what it was before the request.
  ///
  /// Elements that a sequence has already delivered stay.
  public func cancel() { _engine.machine.cancel() }

  /// Forgets everything that was loaded, and cancels the request in flight.
  ///
  /// A ``Keyed`` store keeps its key.
  public func reset() { _engine.machine.reset() }

  /// Marks the announcement as seen.
  public func dismissAnnouncement() { _engine.machine.dismissAnnouncement() }

  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> TransitionObservation {
    _engine.machine.onTransition(hook)
  }
}

// More specific than the default implementations of either protocol.

extension RequestStore where Self: Loadable {
  /// Whether a request is in flight, no matter which caller started it.
  public var isBusy: Bool { _engine.machine.isBusy }

  /// Whether a first load is needed: no request is in flight, and the state is idle, says that a
  /// load is in flight, or has the value of a key that was selected earlier.
  public var needsLoad: Bool { _engine.machine.needsRequest }
}

extension RequestStore where Self: PagedLoadable {
  /// Whether a refresh or an append is in flight, no matter which caller started it.
  public var isBusy: Bool { _engine.machine.isBusy }

  /// Whether a first load is needed: no request is in flight, and the state is idle or says that an
  /// operation is in flight.
  public var needsLoad: Bool { _engine.machine.needsRequest }
}

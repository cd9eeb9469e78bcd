public import Observation

/// A store that has at most one request in flight, and applies one event after the other.
///
/// ``AsyncStore``, ``PagingStore``, ``StreamStore`` and ``Keyed`` are such stores, and have these
/// members in common. Another type that loads is a ``Loadable`` or a ``PagedLoadable``.
public protocol RequestStore<State, Failure>: LoadingSource, TransitionSource, Observable {
  /// What changes.
  associatedtype State
  /// How loading fails.
  associatedtype Failure

  /// The engine of the store, for the kit alone.
  var _engine: _RequestEngine<State, Failure> { get }
}

extension RequestStore {
  // MARK: Reading

  /// How often the store was reset.
  ///
  /// A ``Keyed`` store counts each selection of another key too.
  public var generation: Int { _engine.machine.generation }

  /// Which attempt of the request is in flight, counted from 1; 0 where none is.
  public var attempt: Int { _engine.machine.attempt }

  /// Why the state is idle, if it is.
  ///
  /// ``IdleReason/givenUp`` after a first load that was cancelled, or that failed with a cancellation;
  /// ``IdleReason/empty`` after a sequence that ended without an element.
  public var idleReason: IdleReason { _engine.machine.idleReason }

  /// The last failure to tell the user of; see ``Announcement`` for how long.
  public var announcement: Announcement<Failure>? { _engine.machine.announcement }

  // MARK: Events

  /// Gives up the request in flight: the state is what it was before.
  ///
  /// Elements of a sequence that have come stay.
  public func cancel() { _engine.machine.cancel() }

  /// Forgets everything that was loaded, and gives up the request in flight.
  ///
  /// The key of a ``Keyed`` store stays.
  public func reset() { _engine.machine.reset() }

  /// Notes that the announcement was seen.
  public func dismissAnnouncement() { _engine.machine.dismissAnnouncement() }

  public func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> TransitionObservation {
    _engine.machine.onTransition(hook)
  }
}

// More special than the defaults of each protocol.

extension RequestStore where Self: Loadable {
  /// Whether a request is in flight, whoever started it.
  public var isBusy: Bool { _engine.machine.isBusy }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle, or says
  /// that something is, or its value belongs to a key that was selected before.
  public var needsLoad: Bool { _engine.machine.needsRequest }
}

extension RequestStore where Self: PagedLoadable {
  /// Whether a refresh or an append is in flight, whoever started it.
  public var isBusy: Bool { _engine.machine.isBusy }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle, or says
  /// that something is.
  public var needsLoad: Bool { _engine.machine.needsRequest }
}

/// The requirements that ``Loadable`` and ``PagedLoadable`` share.
public protocol _LoadingSource<Failure>: AnyObject, Sendable {
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Whether work is in flight, no matter which caller started it. Default: whether the state says
  /// that a load is in flight.
  ///
  /// A host that shows the source redraws until it is no longer busy. Observation tracks the
  /// property. It is true until the result is written and the observers of the state are notified.
  /// Observers of this property are notified after it has changed.
  var isBusy: Bool { get }

  /// Whether a first load is needed. Default: whether the state is idle.
  ///
  /// The stores of the kit also return true for a state that says that a load is in flight although
  /// no load runs, such as a restored state.
  var needsLoad: Bool { get }

  /// The number of the state's generation; each reset begins a new generation.
  ///
  /// Default: 0.
  ///
  /// A component asks for a first load once per generation. If this load is cancelled or ends
  /// without a value, the component does not ask again until the number changes.
  var generation: Int { get }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
  ///
  /// Default: ``IdleReason/notAsked``.
  ///
  /// After a cancelled load, a component shows a button that loads. Although ``needsLoad`` is then
  /// true, only the button starts the load.
  var idleReason: IdleReason { get }

  /// The pause before the next attempt of a load that failed, or nil. Default: nil.
  ///
  /// During a pause, a component shows a button that ends the pause.
  var pause: RetryPolicy<Failure>.Pause? { get }

  /// Ends the pause, if there is one. Default: does nothing.
  func endPause()

  /// The announcement of the last failure, or nil.
  ///
  /// Default: nil.
  var announcement: Announcement<Failure>? { get }

  /// Marks the announcement as seen. Default: does nothing.
  func dismissAnnouncement()
}

extension _LoadingSource {
  public var generation: Int { 0 }
  public var idleReason: IdleReason { .notAsked }
  public var pause: RetryPolicy<Failure>.Pause? { nil }
  public func endPause() {}
  public var announcement: Announcement<Failure>? { nil }
  public func dismissAnnouncement() {}
}

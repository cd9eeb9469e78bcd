/// The requirements that ``Loadable`` and ``PagedLoadable`` share.
public protocol _LoadingSource<Failure>: AnyObject, Sendable {
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Whether work is in flight, no matter which caller started it. Default: whether the state says
  /// that a load is in flight.
  ///
  /// A host that shows the source redraws until it is no longer busy. Observation tracks this
  /// property. It stays true until the result is written and the observers of the state are
  /// notified. Then it becomes false, and the observers of this property are notified.
  var isBusy: Bool { get }

  /// Whether a first load is needed. Default: whether the state is idle.
  ///
  /// A store that this package provides also returns true if the state says that a load is in
  /// flight, but the store has no load in flight. An example is a state that was restored from a
  /// file.
  var needsLoad: Bool { get }

  /// The number of times that the state was reset.
  ///
  /// Default: 0.
  ///
  /// A component starts a first load by itself only once. If this load is cancelled or ends without
  /// a value, the component does not start another load until the number changes.
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

/// The requirements that ``Loadable`` and ``PagedLoadable`` share.
public protocol _LoadingSource<Failure>: AnyObject, Sendable {
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Whether work is in flight, no matter which caller started it. Default: whether the state says
  /// so.
  ///
  /// A host that shows the source redraws until it is no longer busy. Observation tracks the
  /// property. It is true until the result is written and the observers of the state are notified.
  /// Observers of this property are notified after it has changed.
  var isBusy: Bool { get }

  /// Whether a first load is needed. Default: whether the state is idle.
  ///
  /// It is also true for a state that says that a load is in flight although none is, such as a
  /// restored state.
  var needsLoad: Bool { get }

  /// The generation of the state, which numbers its first loads. Default: 0.
  ///
  /// A component asks for a first load once per generation: a load that was cancelled, or that
  /// ended without a value, is not repeated until the number changes.
  var generation: Int { get }

  /// The reason why the state is idle, if it is. Default: ``IdleReason/notAsked``.
  ///
  /// After a load that was cancelled, a component shows a button to load. ``needsLoad`` is also
  /// true then, but the component does not load by itself.
  var idleReason: IdleReason { get }

  /// The pause before the next attempt of a load that failed, or nil. Default: nil.
  ///
  /// A component shows a button then, which ends the pause.
  var pause: RetryPolicy<Failure>.Pause? { get }

  /// Ends the pause, if there is one. Default: does nothing.
  func endPause()

  /// The last failure that is shown to the user once, or nil. Default: nil.
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

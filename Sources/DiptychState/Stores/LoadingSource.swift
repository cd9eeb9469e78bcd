/// Something that loads, as a component asks it for a first load and tells of a failure.
///
/// ``Loadable`` and ``PagedLoadable`` add what is loaded.
public protocol LoadingSource<Failure>: BusySource {
  /// How loading fails.
  associatedtype Failure: Error

  /// Whether a first load has to be asked for. Default: whether the state is idle.
  ///
  /// It is also where the state says that something is in flight and nothing is, as one that was
  /// stored may do.
  var needsLoad: Bool { get }

  /// Which first load this is. Default: 0.
  ///
  /// A component asks for a first load once per generation: a load that was cancelled, or that
  /// ended without a value, is not started again until the number is another one.
  var generation: Int { get }

  /// Why the state is idle, if it is. Default: because nobody has asked yet.
  ///
  /// A component that shows an idle state of which the load was given up offers to load it. Such a
  /// state has ``needsLoad`` too, but it is not started again by itself.
  var idleReason: IdleReason { get }

  /// The last failure to tell the user of, or nil. Default: nil.
  var announcement: Announcement<Failure>? { get }

  /// Notes that the announcement was seen. Default: nothing.
  func dismissAnnouncement()
}

extension LoadingSource {
  public var generation: Int { 0 }
  public var idleReason: IdleReason { .notAsked }
  public var announcement: Announcement<Failure>? { nil }
  public func dismissAnnouncement() {}
}

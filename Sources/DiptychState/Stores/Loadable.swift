/// Something that loads a value, and says how far it is.
///
/// ``AsyncStore`` is one. A conformance of your own lets a component show and load what you have:
///
/// ```swift
/// final class Clock: Loadable {
///   var state: AsyncValue<Time, Never> { ... }
///   func load() async { ... }
/// }
/// ```
///
/// A view takes `some Loadable<User, Failure>`, or is generic. An `any Loadable<User, Failure>` can be
/// kept, but Swift 6.3 crashes where one is passed to a generic parameter: keep the store by its own
/// type, or its state.
public protocol Loadable<Value, Failure>: BusySource {
  /// What is loaded.
  associatedtype Value
  /// How loading fails.
  associatedtype Failure: Error

  /// How far it is.
  var state: AsyncValue<Value, Failure> { get }

  /// Loads the value, or joins the load in flight; returns when that has ended.
  func load() async

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

extension Loadable {
  /// Whether the state says that a load is in flight.
  public var isBusy: Bool { state.isLoading }
  public var needsLoad: Bool { state.corner == .idle }
  public var generation: Int { 0 }
  public var idleReason: IdleReason { .notAsked }
  public var announcement: Announcement<Failure>? { nil }
  public func dismissAnnouncement() {}
}

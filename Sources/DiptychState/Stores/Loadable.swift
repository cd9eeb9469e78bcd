/// A source that loads a value.
///
/// ``AsyncStore`` conforms to this protocol. If you conform a type of your own, a component can
/// show and load it:
///
/// ```swift
/// final class Clock: Loadable {
///   var state: AsyncValue<Time, Never> { ... }
///   func load() async { ... }
/// }
/// ```
///
/// All other requirements have default implementations: `isBusy`, `needsLoad`, `generation`,
/// `idleReason`, `pause`, `endPause()`, `announcement` and `dismissAnnouncement()`.
///
/// Let a view take `some Loadable<User, Failure>`, or make the view generic. Store the concrete
/// type or the state, because Swift 6.3 crashes when a stored `any Loadable<User, Failure>` is
/// passed to a generic parameter.
public protocol Loadable<Value, Failure>: _LoadingSource {
  /// The type of the value.
  associatedtype Value
  /// The type of a load's failure.
  associatedtype Failure

  /// The state of the value.
  var state: AsyncValue<Value, Failure> { get }

  /// Loads the value, or joins the load in flight; returns when the load has ended.
  func load() async
}

extension Loadable {
  /// Whether the state says that a load is in flight.
  public var isBusy: Bool { state.isLoading }
  public var needsLoad: Bool { state.loadPhase == .idle }
}

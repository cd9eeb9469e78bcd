/// A source that loads a value.
///
/// ``AsyncStore`` conforms to this protocol. If you conform your own type, a component can show its
/// state and start its load:
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
/// A view that takes a loadable should take `some Loadable<User, Failure>`, or be generic. Don't
/// store an `any Loadable<User, Failure>`, because Swift 6.3 crashes when the stored value is
/// passed to a generic parameter. Store the concrete type or the state instead.
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

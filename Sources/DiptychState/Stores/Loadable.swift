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
public protocol Loadable<Value, Failure>: LoadingSource {
  /// What is loaded.
  associatedtype Value
  /// How loading fails.
  associatedtype Failure

  /// How far it is.
  var state: AsyncValue<Value, Failure> { get }

  /// Loads the value, or joins the load in flight; returns when that has ended.
  func load() async
}

extension Loadable {
  /// Whether the state says that a load is in flight.
  public var isBusy: Bool { state.isLoading }
  public var needsLoad: Bool { state.corner == .idle }
}

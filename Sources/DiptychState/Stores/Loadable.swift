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

  /// Returns the value, after a load if one is in flight or needed.
  ///
  /// ```swift
  /// let token = try await tokens.value()
  /// ```
  ///
  /// A load is needed if there is no value, if the last load failed, or if the value is no longer
  /// fresh.
  ///
  /// - Throws: The failure of the load, or `CancellationError` if the load ended without a result.
  public func value() async throws -> Value {
    if !isBusy, !needsLoad, _isOutdated != true, case .loaded(let value) = state { return value }
    await load()
    let state = state
    if let failure = state.failure { throw failure }
    guard let value = state.value else { throw CancellationError() }
    return value
  }
}

/// A source that loads a list page by page.
///
/// The requirements that this protocol shares with ``Loadable``, such as `isBusy`, have default
/// implementations.
public protocol PagedLoadable<Item, Cursor, Failure>: _LoadingSource {
  /// The type of the list's items.
  associatedtype Item
  /// The type of the cursor that identifies a page to load.
  associatedtype Cursor
  /// The type of a load's failure.
  associatedtype Failure

  /// The state of the list.
  var state: PagingState<Item, Cursor, Failure> { get }

  /// Loads the list from its beginning, or joins the refresh in flight.
  func refresh() async

  /// Loads the next page, or joins the append in flight.
  ///
  /// Does nothing before the first load, during another operation, and at the end of the list. If
  /// all items were removed, the page after the removed items is loaded.
  func loadMore() async

  /// Loads the page before the first one, or joins the prepend in flight.
  ///
  /// Default: does nothing.
  ///
  /// Does nothing before the first load, during another operation, and if no page comes before the
  /// first one.
  func loadPrevious() async
}

extension PagedLoadable {
  /// Whether the state says that an operation is in flight.
  public var isBusy: Bool { state.inFlight != nil }
  public var needsLoad: Bool { state.loadPhase == .idle }
  public func loadPrevious() async {}
}

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

  /// Whether the value is too old for a component that appears; nil, the default, for no limit.
  var _isOutdated: Bool? { get }

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
  public var _isOutdated: Bool? { nil }
  public var generation: Int { 0 }
  public var idleReason: IdleReason { .notAsked }
  public var pause: RetryPolicy<Failure>.Pause? { nil }
  public func endPause() {}
  public var announcement: Announcement<Failure>? { nil }
  public func dismissAnnouncement() {}
}

/// The phase of a state, which determines whether a first load is needed.
@usableFromInline
package enum LoadPhase: Sendable {
  /// Empty, and no load is in flight.
  case idle
  /// The first load is in flight, and no load has failed before.
  case loading
  /// There is a value or a failure.
  case other
}

/// A state that may have a load in flight.
@usableFromInline
package protocol LoadableState {
  var isInFlight: Bool { get }
  var loadPhase: LoadPhase { get }
  var settled: Self { get }
}

extension AsyncValue: LoadableState {
  @usableFromInline package var isInFlight: Bool { isLoading }

  /// The phase of the state.
  @usableFromInline package var loadPhase: LoadPhase {
    switch self {
    case .idle: .idle
    case .loading: .loading
    default: .other
    }
  }
}

extension PagingState: LoadableState {
  @usableFromInline package var isInFlight: Bool { inFlight != nil }

  /// The phase of the list.
  @usableFromInline package var loadPhase: LoadPhase {
    guard pages == nil, failure == nil else { return .other }
    return inFlight == nil ? .idle : .loading
  }
}

/// A source that shows the data of another object, with the identity of that object.
///
/// The source may be created again in each frame. A component drops its content when the identity
/// changes.
package protocol IdentifiedSource: AnyObject {
  var sourceID: AnyHashable { get }
}

// MARK: - Several stores

/// Returns a store of several values, whose states are combined as by `zip` of the states.
///
/// ```swift
/// AsyncValueView(store: zip(user, posts)) { user, posts in Profile(user: user, posts: posts) }
/// ```
public func zip<each Store: Loadable>(
  _ stores: repeat each Store
) -> CombinedStore<(repeat (each Store).Value)> {
  var parts: [any Loadable] = []
  for store in repeat each stores { parts.append(store) }
  let stores = (repeat each stores)
  return CombinedStore(parts) { zip(repeat (each stores).state) }
}

/// A source that combines other sources.
package protocol CombinedSource: AnyObject {
  var parts: [any Loadable] { get }
}

/// A store that combines the values of several stores; `zip` creates it.
public final class CombinedStore<Value>: Loadable, CombinedSource {
  package let parts: [any Loadable]
  private let combined: @Sendable () -> AsyncValue<Value, any Error>

  init(_ parts: [any Loadable], state: @escaping @Sendable () -> AsyncValue<Value, any Error>) {
    self.parts = parts
    combined = state
  }

  /// The combined state of the stores.
  public var state: AsyncValue<Value, any Error> { combined() }

  public var isBusy: Bool { parts.contains { $0.isBusy } }
  public var needsLoad: Bool { parts.contains { $0.needsLoad } }
  public var generation: Int { parts.reduce(0) { $0 + $1.generation } }
  public var idleReason: IdleReason { parts.first { !$0.hasValue }?.idleReason ?? .notAsked }
  public var pause: RetryPolicy<any Error>.Pause? { parts.lazy.compactMap { $0.anyPause }.first }
  public func endPause() { parts.forEach { $0.endPause() } }
  public func dismissAnnouncement() { parts.forEach { $0.dismissAnnouncement() } }

  public var _isOutdated: Bool? {
    let outdated = parts.compactMap { $0._isOutdated }
    return outdated.isEmpty ? nil : outdated.contains(true)
  }

  public var announcement: Announcement<any Error>? {
    // The numbers of different stores must differ.
    parts.indices.lazy.compactMap { [parts] in parts[$0].announcement($0, of: parts.count) }.first
  }

  /// Loads the values of the stores at the same time, or joins their loads in flight.
  ///
  /// If some stores need a load, or their last load has failed, the others are not loaded again.
  public func load() async {
    let needed = parts.filter { $0.isNeeded }
    await withTaskGroup(of: Void.self) { group in
      for store in needed.isEmpty ? parts : needed { group.addTask { await store.load() } }
    }
  }
}

extension Loadable {
  fileprivate var hasValue: Bool { state.value != nil }
  fileprivate var anyPause: RetryPolicy<any Error>.Pause? { pause.map { .init($0) } }

  fileprivate func announcement(_ index: Int, of count: Int) -> Announcement<any Error>? {
    announcement.map {
      Announcement(
        id: $0.id * count + index,
        failure: $0.failure,
        load: Announcement.Load(rawValue: $0.load.rawValue) ?? .reload,
        isDismissed: $0.isDismissed
      )
    }
  }

  fileprivate var isNeeded: Bool {
    needsLoad || isBusy || _isOutdated == true || state.failure != nil
  }
}

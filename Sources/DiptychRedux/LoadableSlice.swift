public import DiptychState
import DiptychSystem
public import Observation

/// A loadable for a part of a store's state that an action loads.
///
/// Pass it to a component, such as `AsyncValueView(store:)`. Create it with
/// ``Store/loadable(_:loadingWith:cancellingWith:)`` each time you need it. While your code or a
/// component retains a slice, a call with equal arguments returns the same object.
public final class LoadableSlice<
  State: Sendable,
  Action: Sendable,
  Value: Sendable,
  Failure: Error
>: Loadable, Observable, IdentifiedSource {
  fileprivate let slice: Slice<State, Action, AsyncValue<Value, Failure>>

  fileprivate init(_ slice: Slice<State, Action, AsyncValue<Value, Failure>>) { self.slice = slice }

  package var sourceID: AnyHashable { slice.sourceID }

  /// The state of the part, or an idle state if a slice with another loading action requested the
  /// last load.
  public var state: AsyncValue<Value, Failure> { slice.state }

  /// Whether a load begun by this slice is in flight, or the state says that a load is in flight
  /// while ``Store/isBusy`` is true.
  public var isBusy: Bool { slice.isBusy }

  /// Whether ``isBusy`` is false, and the state is idle or says that a load is in flight, for
  /// example because the state was restored from a file.
  public var needsLoad: Bool { slice.needsLoad }

  /// The number of times that actions have reset the state while a slice of this part is retained.
  public var generation: Int { slice.generation }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
  public var idleReason: IdleReason { slice.idleReason }

  /// Dispatches the loading action, or joins a load in flight, and returns when that load has
  /// ended, including its effects.
  ///
  /// If the caller's task is cancelled, the call returns at once. The load is only cancelled if all
  /// of its callers are cancelled and the slice has a cancelling action.
  public func load() async { await slice.run(.refresh) }
}

/// A loadable for a list in a store's state that actions load page by page.
///
/// Create it with
/// ``Store/loadable(_:refreshingWith:loadingMoreWith:loadingPreviousWith:cancellingWith:)``. A
/// ``LoadableSlice`` has the same properties.
public final class PagedLoadableSlice<
  State: Sendable,
  Action: Sendable,
  Item: Sendable,
  Cursor: Sendable,
  Failure: Error
>: PagedLoadable, Observable, IdentifiedSource {
  fileprivate let slice: Slice<State, Action, PagingState<Item, Cursor, Failure>>

  fileprivate init(_ slice: Slice<State, Action, PagingState<Item, Cursor, Failure>>) {
    self.slice = slice
  }

  package var sourceID: AnyHashable { slice.sourceID }
  public var state: PagingState<Item, Cursor, Failure> { slice.state }
  public var isBusy: Bool { slice.isBusy }
  public var needsLoad: Bool { slice.needsLoad }
  public var generation: Int { slice.generation }
  public var idleReason: IdleReason { slice.idleReason }

  /// Loads the list from its beginning, or joins a refresh in flight.
  public func refresh() async { await slice.run(.refresh) }

  /// Loads the next page, or joins an append in flight; does nothing before the first load, during
  /// another operation, and at the end of the list.
  public func loadMore() async {
    var next = state
    guard next.loadMore() == .changed || next.inFlight == .append else { return }
    await slice.run(.append)
  }

  /// Loads the page before the first one, as ``loadMore()`` loads the next one.
  public func loadPrevious() async {
    var next = state
    guard next.loadPrevious() == .changed || next.inFlight == .prepend else { return }
    await slice.run(.prepend)
  }
}

extension Store {
  /// Returns a loadable for the part of the state at a key path, to pass to a component that loads
  /// its data.
  ///
  /// ```swift
  /// AsyncValueView(store: store.loadable(\.home, loadingWith: .loadHome)) { home in ... }
  /// ```
  ///
  /// The reducer changes the part: the loading action begins the load in the state, and an action
  /// that an effect sends with the result ends the load. A view may call this method at each
  /// rendering.
  ///
  /// If the actions are `Hashable`, there is a separate slice for each action. For example, when
  /// the id in `loadingWith: .load(id)` changes, the component drops its content and loads again.
  /// If the state keeps many values of the same kind, use a key path with a subscript, such as
  /// `\.[detail: id]`.
  ///
  /// - Parameters:
  ///   - path: The key path of the part.
  ///   - action: The action that loads the part.
  ///   - cancel: The action that ends the load in the state. It is dispatched when all callers of
  ///     the load are cancelled. With nil, the load continues.
  /// - Returns: The part as a loadable.
  public func loadable<Value, Failure>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    loadingWith action: Action,
    cancellingWith cancel: Action? = nil
  ) -> LoadableSlice<State, Action, Value, Failure> {
    let actions = SliceActions(begin: [.refresh: action], cancel: cancel)
    let id = SliceID(path, [action, cancel])
    let slice = slices.object(for: id) { LoadableSlice(Slice(self, path, actions, id)) }
    slice.slice.actions = actions
    return slice
  }

  /// Returns a loadable for the list at a key path of the state, to pass to a component that loads
  /// its data; see ``loadable(_:loadingWith:cancellingWith:)``.
  ///
  /// The action `previous` loads the page before the first one. It is nil if the list always begins
  /// at its first page.
  ///
  /// - Returns: The list as a loadable.
  public func loadable<Item, Cursor, Failure>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    refreshingWith refresh: Action,
    loadingMoreWith more: Action,
    loadingPreviousWith previous: Action? = nil,
    cancellingWith cancel: Action? = nil
  ) -> PagedLoadableSlice<State, Action, Item, Cursor, Failure> {
    var actions = SliceActions(begin: [.refresh: refresh, .append: more], cancel: cancel)
    actions.begin[.prepend] = previous
    let id = SliceID(path, [refresh, more, previous, cancel])
    let slice = slices.object(for: id) { PagedLoadableSlice(Slice(self, path, actions, id)) }
    slice.slice.actions = actions
    return slice
  }
}

/// The identity of a slice.
struct SliceID: Hashable, Sendable {
  let path: ErasedID
  private let actions: [ErasedID?]

  /// The action that loads the slice; the same for all actions that can't be compared.
  var action: ErasedID { actions.first.flatMap { $0 } ?? ErasedID(0) }

  init<Action: Sendable>(_ path: some Hashable & Sendable, _ actions: [Action?]) {
    self.path = ErasedID(path)
    self.actions = actions.map { action in action.flatMap { ErasedID(ifHashable: $0) } }
  }
}

/// A cache of slices, which keeps a slice only while other code retains it.
final class SliceCache: Sendable {
  private struct Entry {
    weak var object: (any AnyObject & Sendable)?
  }

  private let entries = Mutex<[SliceID: Entry]>([:])

  /// Returns the object for an id, and creates it if no other code retains it.
  func object<Object: AnyObject & Sendable>(for id: SliceID, _ make: () -> Object) -> Object {
    if let object = entries.withLock({ $0[id]?.object as? Object }) { return object }
    let made = make()
    return entries.withLock { entries in
      if let object = entries[id]?.object as? Object { return object }
      entries = entries.filter { $0.value.object != nil }
      entries[id] = Entry(object: made)
      return made
    }
  }
}

public import DiptychState
import DiptychSystem
public import Observation

/// A loadable for a part of a store's state that an action loads.
///
/// Pass it to a component, such as `AsyncValueView(store:)`. Create it with
/// ``Store/loadable(_:loadingWith:)`` each time you need it. While your code or a component retains
/// a slice, a call with equal arguments returns the same object.
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

  /// Dispatches the loading action, or joins a load in flight, and waits until its effects end.
  ///
  /// If the caller's task is cancelled, the call returns at once, and the load continues.
  public func load() async { await slice.run(.refresh) }
}

/// A loadable for a list in a store's state that actions load page by page.
///
/// Create it with ``Store/loadable(_:refreshingWith:loadingMoreWith:loadingPreviousWith:)``. A
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

extension Store where Action: Hashable {
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
  /// There is a separate slice for each action. So when the id in `loadingWith: .load(id)` changes,
  /// the component drops its content and loads again. If the state keeps many values of the same
  /// kind, use a key path with a subscript, such as `\.[detail: id]`.
  ///
  /// - Parameters:
  ///   - path: The key path of the part.
  ///   - action: The action that loads the part.
  /// - Returns: The part as a loadable.
  public func loadable<Value, Failure>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    loadingWith action: Action
  ) -> LoadableSlice<State, Action, Value, Failure> {
    slice(path, [.refresh: action], LoadableSlice.init)
  }

  /// Returns a loadable for the list at a key path of the state, to pass to a component that loads
  /// its data; see ``loadable(_:loadingWith:)``.
  ///
  /// The action `previous` loads the page before the first one. It is nil if the list always begins
  /// at its first page.
  public func loadable<Item, Cursor, Failure>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    refreshingWith refresh: Action,
    loadingMoreWith more: Action,
    loadingPreviousWith previous: Action? = nil
  ) -> PagedLoadableSlice<State, Action, Item, Cursor, Failure> {
    var actions = [PagingOperation.refresh: refresh, .append: more]
    actions[.prepend] = previous
    return slice(path, actions, PagedLoadableSlice.init)
  }

  /// Returns the slice for a part and actions, and creates it if no other code retains it.
  private func slice<Part, Object: AnyObject & Sendable>(
    _ path: any KeyPath<State, Part> & Sendable,
    _ actions: [PagingOperation: Action],
    _ make: (Slice<State, Action, Part>) -> Object
  ) -> Object {
    let id = SliceID(path: ErasedID(path), actions: ErasedID(actions))
    return slices.withLock { slices in
      if let kept = slices[id]?.object as? Object { return kept }
      let made = make(Slice(self, path, actions, id))
      slices = slices.filter { $0.value.object != nil }
      slices[id] = KeptSlice(object: made)
      return made
    }
  }
}

/// The identity of a slice.
struct SliceID: Hashable, Sendable {
  let path: ErasedID
  /// The actions that load the slice.
  let actions: ErasedID
}

/// A slice that a store returns again as long as other code retains it.
struct KeptSlice: Sendable {
  weak var object: (any AnyObject & Sendable)?
}

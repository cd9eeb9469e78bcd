public import DiptychState
import DiptychSystem

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
  /// Each key path is loaded separately. If the actions are `Hashable`, there is a separate slice
  /// for each action. For example, when the id in `loadingWith: .load(id)` changes, the component
  /// gets a new slice. The new slice is idle, so the component drops its content and loads again.
  /// If the actions are not `Hashable`, they can't be compared. There is then one slice for the key
  /// path, and it dispatches the action of the last call of this method. If the state keeps many
  /// values of the same kind, write a subscript, and use a key path such as `\.[detail: id]`.
  ///
  /// - Parameters:
  ///   - path: The key path of the part.
  ///   - action: The action that loads the part. It is dispatched for a first load, a reload and a
  ///     retry.
  ///   - cancel: The action that ends the load in the state. When all callers of the load are
  ///     cancelled, the effects of the load are cancelled, and this action is dispatched. With nil,
  ///     the load continues.
  /// - Returns: The part as a loadable.
  public func loadable<Value, Failure>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    loadingWith action: Action,
    cancellingWith cancel: Action? = nil
  ) -> LoadableSlice<State, Action, Value, Failure> {
    let actions = (load: action, cancel: cancel)
    let id = SliceID(path, [action, cancel])
    let slice = slices.object(for: id) { LoadableSlice(self, path, actions, id) }
    slice.take(actions)
    return slice
  }

  /// Returns a loadable for the list at a key path of the state, to pass to a component that loads
  /// its data.
  ///
  /// ```swift
  /// PagingList(store: store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)) {
  ///   List($0) { post in Text(post.title) }
  /// }
  /// ```
  ///
  /// If the actions are `Hashable`, there is a separate slice for each action; see
  /// ``loadable(_:loadingWith:cancellingWith:)``.
  ///
  /// - Parameters:
  ///   - path: The key path of the list.
  ///   - refresh: The action that loads the list from its beginning.
  ///   - more: The action that loads the next page. It is not dispatched at the end of the list.
  ///   - previous: The action that loads the page before the first one. Pass nil if the list always
  ///     begins at its first page.
  ///   - cancel: The action that ends a load in the state. When all callers of the load are
  ///     cancelled, the effects of the load are cancelled, and this action is dispatched. With nil,
  ///     the load continues.
  /// - Returns: The list as a loadable.
  public func loadable<Item, Cursor, Failure>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    refreshingWith refresh: Action,
    loadingMoreWith more: Action,
    loadingPreviousWith previous: Action? = nil,
    cancellingWith cancel: Action? = nil
  ) -> PagedLoadableSlice<State, Action, Item, Cursor, Failure> {
    let actions = (refresh: refresh, more: more, previous: previous, cancel: cancel)
    let id = SliceID(path, [refresh, more, previous, cancel])
    let slice = slices.object(for: id) { PagedLoadableSlice(self, path, actions, id) }
    slice.take(actions)
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

/// A cache of objects, which keeps an object only while other code retains it.
final class WeakObjects<ID: Hashable & Sendable>: Sendable {
  private struct Entry {
    weak var object: (any AnyObject & Sendable)?
  }

  private let entries = WatchedMutex<[ID: Entry]>([:])

  /// Returns the object for an id, and creates it if no other code retains it.
  func object<Object: AnyObject & Sendable>(for id: ID, _ make: () -> Object) -> Object {
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

extension Store {
  /// A part of the state that an action loads, for components that load what they show.
  ///
  /// ```swift
  /// AsyncValueView(store: store.loadable(\.home, loadingWith: .loadHome)) { home in ... }
  /// ```
  ///
  /// The reducer is the one who writes the part: it begins the load when it gets the action, and ends
  /// it when an effect of the action has sent the answer. A slice may be made anew in each frame.
  ///
  /// One key path is one thing to load; a state with many details has a subscript for them, as in
  /// `\.[detail: id]`. Actions are told apart if they are `Hashable`; of others, the one given last is
  /// dispatched.
  ///
  /// - Parameters:
  ///   - path: Where the state is kept.
  ///   - action: Loads it. It is dispatched in any state, also to load anew what is there.
  ///   - cancel: Gives the load up when all who waited for it were cancelled; its effects are
  ///     cancelled too. nil if the load goes on then.
  /// - Returns: The part, as something that loads.
  public func loadable<Value, Failure>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    loadingWith action: Action,
    cancellingWith cancel: Action? = nil
  ) -> LoadableSlice<State, Action, Value, Failure> {
    let actions = (load: action, cancel: cancel)
    let slice = slices.object(for: SliceID(path, [action, cancel])) {
      LoadableSlice(self, path, actions)
    }
    slice.take(actions)
    return slice
  }

  /// A list in the state that actions load, for components that load what they show.
  ///
  /// ```swift
  /// PagingList(store: store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)) {
  ///   post in Text(post.title)
  /// }
  /// ```
  ///
  /// See ``loadable(_:loadingWith:cancellingWith:)``.
  ///
  /// - Parameters:
  ///   - path: Where the state of the list is kept.
  ///   - refresh: Loads the list from its beginning.
  ///   - more: Loads the next page. It is dispatched only if there can be one.
  ///   - cancel: Gives a load up when all who waited for it were cancelled; its effects are cancelled
  ///     too. nil if the load goes on then.
  /// - Returns: The list, as something that loads.
  public func loadable<Item, Cursor, Failure>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    refreshingWith refresh: Action,
    loadingMoreWith more: Action,
    cancellingWith cancel: Action? = nil
  ) -> PagedLoadableSlice<State, Action, Item, Cursor, Failure> {
    let actions = (refresh: refresh, more: more, cancel: cancel)
    let slice = slices.object(for: SliceID(path, [refresh, more, cancel])) {
      PagedLoadableSlice(self, path, actions)
    }
    slice.take(actions)
    return slice
  }
}

/// The identity of a slice.
struct SliceID: Hashable, Sendable {
  private let path: ErasedID
  private let actions: [ErasedID?]

  init<Action: Sendable>(_ path: some Hashable & Sendable, _ actions: [Action?]) {
    self.path = ErasedID(path)
    self.actions = actions.map { action in action.flatMap { ErasedID(ifHashable: $0) } }
  }
}

/// Objects that are made once for as long as somebody holds them.
final class WeakObjects<ID: Hashable & Sendable>: Sendable {
  private struct Entry {
    weak var object: (any AnyObject & Sendable)?
  }

  private let entries = WatchedMutex<[ID: Entry]>([:])

  /// The object of an id, made if nobody holds it.
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

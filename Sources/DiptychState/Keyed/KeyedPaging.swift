import DiptychSystem
public import Observation

/// A store that loads a list page by page for a key that can change, such as the results for a
/// search text.
///
/// ```swift
/// let results = KeyedPaging(key: "", whenKeyChanges: .keepsPrevious) { query, cursor in
///   try await api.dishes(matching: query, after: cursor)
/// }
/// PagingList(store: results) { List($0) { Text($0.name) } }
/// results.select("cheese")
/// ```
///
/// Each key has its own ``PagingStore``, and ``list`` is the store of the selected key. Use that
/// store to edit the items and to observe the events. Selecting another key cancels the operation
/// in flight. With a ``KeyMemory``, the lists of earlier keys are shown again with all of their
/// pages. The age of a list counts from the time when its key was deselected.
///
/// With ``KeyChange/keepsPrevious``, the items of the earlier key stay while the first page of the
/// new key is loaded. They look like a list that is being refreshed:
///
/// ```text
/// • Brie
/// ⠋ Loading…
/// ```
public final class KeyedPaging<
  Key: Hashable & Sendable,
  Item: Sendable,
  Cursor: Sendable,
  Failure: Error
>: PagedLoadable, Observable {
  private typealias State = PagingState<Item, Cursor, Failure>
  private typealias List = PagingStore<Item, Cursor, Failure>

  /// The selected key, and what belongs to its selection.
  private struct Selection {
    let key: Key
    let list: List
    /// The pages of an earlier key, which are shown until the pages of this key are loaded.
    var previous: (key: Key, pages: [State.Page])?
    /// Whether the list was remembered, and need not be loaded again.
    var isFresh = false
    /// Whether the list was remembered, and has to be loaded again.
    var isStale = false
    /// The generations of this store and of the list when the key was selected.
    var generation = 0
    var listGeneration = 0
  }

  private struct Locked {
    var selection: Selection
    /// The lists of earlier keys; the key that was deselected first is at the start.
    var remembered: [(key: Key, list: List, leftAt: Duration)] = []
  }

  private let locked: Mutex<Locked>
  private let registrar = ObservationRegistrar()
  private let writes = WriteCount()
  private let whenKeyChanges: KeyChange<Key>
  private let memory: KeyMemory
  private let now: @Sendable () -> Duration
  private let makeList: @Sendable (Key) -> List

  /// Creates a store with a first key.
  ///
  /// - Parameters:
  ///   - key: The selected key.
  ///   - whenKeyChanges: Whether the current items stay when another key is selected.
  ///   - memory: The cache policy for the lists of earlier keys.
  ///   - rules: The rules of each list.
  ///   - options: The options of the loads.
  ///   - fetch: Loads the page at a cursor for a key. The cursor is nil for the first page.
  public init(
    key: Key,
    whenKeyChanges: KeyChange<Key> = .dropsValue,
    memory: KeyMemory = .none,
    rules: PagingRules<Item> = PagingRules(),
    options: LoadOptions<Failure> = LoadOptions(),
    fetch:
      @escaping @Sendable (Key, Cursor?) async throws(Failure) ->
      PagingState<
        Item, Cursor, Failure
      >.Page
  ) {
    self.whenKeyChanges = whenKeyChanges
    self.memory = memory
    now = stopwatch(options.clock)
    let makeList: @Sendable (Key) -> List = { key in
      List(rules: rules, options: options) { cursor throws(Failure) in
        try await fetch(key, cursor)
      }
    }
    self.makeList = makeList
    locked = Mutex(Locked(selection: Selection(key: key, list: makeList(key))))
  }

  // MARK: Reading

  private var selection: Selection {
    writes.noteRead()
    registrar.access(self, keyPath: \.key)
    return locked.withLock { $0.selection }
  }

  /// The selected key.
  public var key: Key { selection.key }

  /// The store of the selected key's list.
  public var list: PagingStore<Item, Cursor, Failure> { selection.list }

  /// The state of the selected key's list.
  ///
  /// While ``isPrevious`` is true, the state contains the items of an earlier key, and a refresh is
  /// in flight.
  public var state: PagingState<Item, Cursor, Failure> { shown.state }

  /// Whether the items belong to a key that was selected earlier.
  ///
  /// Such items are removed when the first load of the selected key has succeeded, failed or been
  /// cancelled.
  public var isPrevious: Bool { shown.isPrevious }

  private var shown: (state: State, isPrevious: Bool) {
    let selection = selection
    let state = selection.list.state
    guard let previous = selection.previous, state.pages == nil, state.failure == nil,
      selection.list.generation == selection.listGeneration,
      state.inFlight != nil || selection.list.idleReason == .notAsked
    else { return (state, false) }
    var shown = State()
    shown.pages = previous.pages
    shown.inFlight = .refresh
    return (shown, true)
  }

  public var isBusy: Bool { list.isBusy }

  /// Whether a load is needed, because the list of the selected key was not loaded yet, or because
  /// its remembered list is stale.
  public var needsLoad: Bool {
    let selection = selection
    return selection.list.needsLoad || selection.isStale && !selection.list.isBusy
  }

  /// The number of times that another key was selected or the lists were reset.
  public var generation: Int { generation(of: selection) }

  private func generation(of selection: Selection) -> Int {
    selection.generation + selection.list.generation - selection.listGeneration
  }

  public var idleReason: IdleReason { list.idleReason }
  public var pause: RetryPolicy<Failure>.Pause? { list.pause }
  public var announcement: Announcement<Failure>? { list.announcement }

  // MARK: Keys

  /// Selects a key without loading its list.
  ///
  /// Does nothing if the key is already selected.
  public func select(_ key: Key) {
    let shown = shown
    let time = now()
    let left = locked.withLock { locked -> List? in
      let earlier = locked.selection
      guard earlier.key != key else { return nil }
      let previous =
        shown.isPrevious
        ? earlier.previous : shown.state.pages.map { (key: earlier.key, pages: $0) }
      if !shown.isPrevious, shown.state.pages != nil, memory.count > 0 {
        locked.remembered.append((earlier.key, earlier.list, time))
      }
      let index = locked.remembered.firstIndex { $0.key == key }
      let recalled = index.map { locked.remembered.remove(at: $0) }
      locked.remembered.removeFirst(Swift.max(0, locked.remembered.count - memory.count))
      let age = recalled.map { memory.age(after: time - $0.leftAt) } ?? .gone
      let list = age == .gone ? makeList(key) : recalled?.list ?? makeList(key)
      locked.selection = Selection(
        key: key,
        list: list,
        previous: previous.flatMap { whenKeyChanges.keeps($0.key, key) ? $0 : nil },
        isFresh: age == .fresh,
        isStale: age == .stale,
        generation: generation(of: earlier) + 1,
        listGeneration: list.generation
      )
      return earlier.list
    }
    guard let left else { return }
    left.cancel()
    tell()
  }

  /// Selects a key and loads its list from the beginning; returns when the load has ended.
  ///
  /// A remembered list whose age is ``KeyMemory/Age/fresh`` is not loaded again; use ``refresh()``
  /// to load it anyway. In a cancelled task, the function does nothing, so the earlier key stays
  /// selected.
  public func load(_ key: Key) async {
    guard !Task.isCancelled else { return }
    let isNew = self.key != key
    select(key)
    let selection = selection
    if isNew, selection.isFresh { return }
    await refresh(selection)
  }

  private func tell() {
    writes.bump()
    // After the write and outside of the lock, so that an observer reads the new key.
    registrar.willSet(self, keyPath: \.key)
    registrar.didSet(self, keyPath: \.key)
  }

  // MARK: Loading

  /// Loads the list of the selected key from its beginning, or joins the refresh in flight.
  public func refresh() async { await refresh(selection) }

  /// Cancels the operation in flight, and loads the list of the selected key again, as after a
  /// write; see ``PagingStore/restart()``.
  public func restart() async { await refresh(selection, isRestart: true) }

  /// Shows pages of the selected key from a cache; see ``PagingStore/receive(cached:)``.
  public func receive(cached pages: [PagingState<Item, Cursor, Failure>.Page]) {
    list.receive(cached: pages)
  }

  private func refresh(_ selection: Selection, isRestart: Bool = false) async {
    let wasStale = locked.withLock { locked in
      guard locked.selection.list === selection.list, locked.selection.isStale else { return false }
      locked.selection.isStale = false
      return true
    }
    if wasStale { tell() }
    if isRestart { await selection.list.restart() } else { await selection.list.refresh() }
  }

  public func loadMore() async { await list.loadMore() }
  public func loadPrevious() async { await list.loadPrevious() }

  /// Repeats the failed operation of the selected key's list; does nothing if the last operation
  /// did not fail.
  public func retry() async { await list.retry() }

  /// Cancels the operation in flight.
  public func cancel() { list.cancel() }

  /// Forgets the lists of all keys, and cancels the operation in flight; the key stays selected.
  public func reset() {
    let list = locked.withLock { locked in
      locked.remembered = []
      locked.selection.previous = nil
      locked.selection.isStale = false
      return locked.selection.list
    }
    list.reset()
    tell()
  }

  public func endPause() { list.endPause() }
  public func dismissAnnouncement() { list.dismissAnnouncement() }
}

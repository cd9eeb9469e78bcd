public import Observation

/// A loadable that mirrors the list of a view model that is isolated to the main actor.
///
/// ```swift
/// let posts = MainActorPagedLoadable(model) { $0.posts } refresh: {
///   await $0.refresh()
/// } loadMore: {
///   await $0.loadMore()
/// }
/// let host = ViewHost { PagingList(store: posts) { List($0) { Text($0.title) } } }
/// ```
///
/// Like ``MainActorLoadable``, it observes the model on the main actor, and can be used on any
/// thread.
public final class MainActorPagedLoadable<
  Model: AnyObject & Sendable,
  Item: Sendable,
  Cursor: Sendable,
  Failure: Error
>: PagedLoadable, Observable {
  /// The model whose state this object copies.
  public let model: Model

  private let refreshModel: @MainActor @Sendable (Model) async -> Void
  private let loadMoreOfModel: @MainActor @Sendable (Model) async -> Void
  private let loadPreviousOfModel: (@MainActor @Sendable (Model) async -> Void)?
  private let mirror: StateMirror<Model, PagingState<Item, Cursor, Failure>>
  private let refreshing = JoinedWork()
  private let appending = JoinedWork()
  private let prepending = JoinedWork()

  /// Creates a mirror of a model's list.
  ///
  /// - Parameters:
  ///   - model: The model; its list must be observable.
  ///   - state: Reads the list of a model.
  ///   - refresh: Loads the list from its beginning, and returns when the load has ended.
  ///   - loadMore: Loads the next page, and returns when the load has ended.
  ///   - loadPrevious: Loads the page before the first one, and returns when the load has ended.
  ///     Pass nil if no page can come before the first one.
  @MainActor
  public init(
    _ model: Model,
    state: @escaping @MainActor @Sendable (Model) -> PagingState<Item, Cursor, Failure>,
    refresh: @escaping @MainActor @Sendable (Model) async -> Void,
    loadMore: @escaping @MainActor @Sendable (Model) async -> Void,
    loadPrevious: (@MainActor @Sendable (Model) async -> Void)? = nil
  ) {
    self.model = model
    refreshModel = refresh
    loadMoreOfModel = loadMore
    loadPreviousOfModel = loadPrevious
    mirror = StateMirror(
      model,
      PagingState(),
      [refreshing, appending, prepending],
      state,
      \.loadPhase,
      isLoading: { $0.inFlight != nil }
    )
  }

  // MARK: Reading

  /// The list of the model.
  public var state: PagingState<Item, Cursor, Failure> {
    noteRead()
    return mirror.state
  }

  /// Whether a load begun by this mirror is in flight, or the list says that a load is in flight.
  public var isBusy: Bool { mirror.isBusy }

  /// Whether a first load is needed: the list is idle, and this mirror has no load in flight.
  public var needsLoad: Bool {
    noteRead()
    return mirror.needsLoad
  }

  /// The number of times that the list was reset: it had pages or a failure, and then became idle.
  public var generation: Int { mirror.generation }

  /// The reason why the list is idle; it has a meaning only while the list is idle.
  public var idleReason: IdleReason { mirror.idleReason }

  private func noteRead() { ReadLog.current?.note(self) { self.isBusy } }

  // MARK: Loading

  /// Calls the model's refresh, or joins a refresh begun by this mirror, and returns when the
  /// refresh has ended.
  public func refresh() async { await mirror.run(refreshing, refreshModel) }

  /// Asks the model for the next page, and returns when the load has ended.
  ///
  /// If this mirror has already begun a load of the next page, the call joins that load.
  ///
  /// Does nothing before the first load, during another operation, and at the end of the list.
  public func loadMore() async {
    var next = state
    guard next.loadMore() == .changed || next.inFlight == .append else { return }
    await mirror.run(appending, loadMoreOfModel)
  }

  /// Asks the model for the page before the first one, and returns when the load has ended.
  ///
  /// If this mirror has already begun a load of that page, the call joins that load.
  ///
  /// Does nothing before the first load, during another operation, and if no page comes before the
  /// first one.
  public func loadPrevious() async {
    var next = state
    guard let loadPreviousOfModel,
      next.loadPrevious() == .changed || next.inFlight == .prepend
    else { return }
    await mirror.run(prepending, loadPreviousOfModel)
  }
}

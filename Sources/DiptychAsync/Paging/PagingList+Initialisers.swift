public import DiptychState
public import DiptychViews

// Each owner of the state has two initialisers, as in AsyncValueView.

// MARK: - State kept by the caller

extension PagingList {
  /// Creates a list that shows a state kept by the caller.
  ///
  /// ```swift
  /// PagingList(state: posts, onLoadMore: { await store.loadMore() }) { posts in
  ///   List(posts) { post in Text(post.title) }
  /// } errorView: { error in
  ///   Text("No posts: \(error.message)")
  ///   RetryButton()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - onLoadMore: Loads the next batch of items. It is also called to retry a failed batch.
  ///     Default: no action, so only the current items are shown.
  ///   - onRetry: The action of the retry button after a failed refresh. Default: the action passed
  ///     as `task`. If `task` is also nil, the button is left out.
  ///   - task: Loads the first batch of items. A ``ViewHost`` starts the task when the list first
  ///     appears, and again after the state is reset. Default: no task.
  ///   - content: A closure that creates the view of all items.
  ///   - loadingView: The view that is shown during a load without earlier items. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Item, Cursor, Failure: Error>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: Presentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == _PagingStateSource<Item, Cursor, Failure> {
    self.init(
      _PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a list that shows a state kept by the caller, with the default error view.
  public init<Item, Cursor, Failure: Error>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: Presentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  )
  where
    Source == _PagingStateSource<Item, Cursor, Failure>,
    ErrorView == DefaultErrorView<Failure>
  {
    self.init(
      _PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

// MARK: - State kept by a store

extension PagingList {
  /// Creates a list that shows the items of a store, and requests the first load of the store.
  ///
  /// - Parameters:
  ///   - store: The store. If `body` creates a new store at each rendering, a ``ViewHost`` keeps
  ///     the first store while the list is present.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - content: A closure that creates the view of all items.
  ///   - loadingView: The view that is shown during a load without earlier items. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Store: PagedLoadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping ([Store.Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  ) where Source == _PagedLoadableSource<Store> {
    self.init(
      _PagedLoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a list that shows the items of a store, and requests the first load of the store, with
  /// the default error view.
  public init<Store: PagedLoadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping ([Store.Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == _PagedLoadableSource<Store>, ErrorView == DefaultErrorView<Store.Failure> {
    self.init(
      _PagedLoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

// MARK: - State kept by the component

extension PagingList {
  /// Creates a list that loads its items.
  ///
  /// ```swift
  /// PagingList(fetchInitial: api.posts, fetchMore: api.posts(after:)) { posts in
  ///   List(posts) { post in Text(post.title) }
  /// }
  /// ```
  ///
  /// If a closure literal throws, its failure type is inferred as `any Error`. For another failure
  /// type, such as `FetchError`, pass a function that throws this type, or write
  /// `{ () async throws(FetchError) in try await api.posts() }`. If the closure can't throw, the
  /// failure type is `Never`. Both closures must throw the same type.
  ///
  /// An item that an earlier page already has is left out if the items are `Identifiable`. For an
  /// identity at a key path, create a ``/DiptychState/PagingStore`` with
  /// ``/DiptychState/PagingRules``.
  ///
  /// - Parameters:
  ///   - id: The identity of the data that the list loads, such as `user.id`. When the identity
  ///     changes, the earlier data is dropped, the loads in flight are cancelled, and the view uses
  ///     the closures passed at the new rendering. Pass an `id` if a closure captures a value that
  ///     can change. Default: nil, so the view uses the closures passed at the first rendering as
  ///     long as it is present.
  ///   - state: A binding to the state, so that other code can read and write it. Default: nil, so
  ///     only the component can access the state.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - fetchInitial: Loads the first items. The list uses the two closures that were passed at
  ///     the first rendering with this `id`.
  ///   - fetchMore: Loads the items after the last item of the list; an empty array ends the list.
  ///   - content: A closure that creates the view of all items.
  ///   - loadingView: The view that is shown during a load without earlier items. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Item: Sendable, Failure: Error>(
    id: AnyHashable? = nil,
    state: Binding<PagingState<Item, Item, Failure>>? = nil,
    presentation: Presentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == _OwnedPagingSource<Item, Failure> {
    self.init(
      _OwnedPagingSource(id: id, binding: state, fetchInitial: fetchInitial, fetchMore: fetchMore),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a list that loads its items, with the default error view.
  public init<Item: Sendable, Failure: Error>(
    id: AnyHashable? = nil,
    state: Binding<PagingState<Item, Item, Failure>>? = nil,
    presentation: Presentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == _OwnedPagingSource<Item, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      _OwnedPagingSource(id: id, binding: state, fetchInitial: fetchInitial, fetchMore: fetchMore),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

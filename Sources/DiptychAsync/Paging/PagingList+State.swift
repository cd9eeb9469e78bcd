public import DiptychState
public import DiptychViews

extension PagingList {
  /// Creates a list of a state that the caller keeps, with a row for each item.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Item, Cursor, Failure: Error, Row: View>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  )
  where
    Source == PagingStateSource<Item, Cursor, Failure>,
    Item: Identifiable,
    Content == List<ForEach<[Item], Item.ID, Row>>
  {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a state that the caller keeps, with a row for each item and the default
  /// error view.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Item, Cursor, Failure: Error, Row: View>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == PagingStateSource<Item, Cursor, Failure>,
    Item: Identifiable,
    Content == List<ForEach<[Item], Item.ID, Row>>,
    ErrorView == DefaultErrorView<Failure>
  {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list of a state that the caller keeps, with a row for each item, known by the value
  /// at a key path.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Item, Cursor, Failure: Error, ID: Hashable, Row: View>(
    state: PagingState<Item, Cursor, Failure>,
    id: KeyPath<Item, ID>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  )
  where
    Source == PagingStateSource<Item, Cursor, Failure>,
    Content == List<ForEach<[Item], ID, Row>>
  {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a state that the caller keeps, with a row for each item, known by the value
  /// at a key path, and the default error view.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Item, Cursor, Failure: Error, ID: Hashable, Row: View>(
    state: PagingState<Item, Cursor, Failure>,
    id: KeyPath<Item, ID>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == PagingStateSource<Item, Cursor, Failure>,
    Content == List<ForEach<[Item], ID, Row>>,
    ErrorView == DefaultErrorView<Failure>
  {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list of a state that the caller keeps, with a view of all items.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Item, Cursor, Failure: Error>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder listContent: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == PagingStateSource<Item, Cursor, Failure> {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a state that the caller keeps, with a view of all items, and the default
  /// error view.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - presentation: What is shown in which state.
  ///   - onLoadMore: Loads the next page, or tries that again. Default: nobody does.
  ///   - onRetry: Refreshes once more after a failure. Default: what `task` does, or there is no button.
  ///   - task: Loads the first page. A ``ViewHost`` starts it once, when the list first appears.
  ///     Default: nobody does.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Item, Cursor, Failure: Error>(
    state: PagingState<Item, Cursor, Failure>,
    presentation: PagingPresentation = .standard,
    onLoadMore: (@Sendable () async -> Void)? = nil,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder listContent: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where Source == PagingStateSource<Item, Cursor, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      PagingStateSource(state: state, onLoadMore: onLoadMore, onRetry: onRetry),
      presentation,
      task: task,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

public import DiptychState
public import DiptychViews

extension PagingList {
  /// Creates a list of a store, whose first load the component asks for, with a row for each item.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - presentation: What is shown in which state.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Store: PagedLoadable, Row: View>(
    store: Store,
    presentation: PagingPresentation = .standard,
    @ViewBuilder content: @escaping (Store.Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  )
  where
    Source == PagedLoadableSource<Store>,
    Store.Item: Identifiable,
    Content == List<ForEach<[Store.Item], Store.Item.ID, Row>>
  {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a store, with a row for each item and the default error view.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - presentation: What is shown in which state.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Store: PagedLoadable, Row: View>(
    store: Store,
    presentation: PagingPresentation = .standard,
    @ViewBuilder content: @escaping (Store.Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == PagedLoadableSource<Store>,
    Store.Item: Identifiable,
    Content == List<ForEach<[Store.Item], Store.Item.ID, Row>>,
    ErrorView == DefaultErrorView<Store.Failure>
  {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list of a store, whose first load the component asks for, with a row for each item,
  /// known by the value at a key path.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Store: PagedLoadable, ID: Hashable, Row: View>(
    store: Store,
    id: KeyPath<Store.Item, ID>,
    presentation: PagingPresentation = .standard,
    @ViewBuilder content: @escaping (Store.Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  ) where Source == PagedLoadableSource<Store>, Content == List<ForEach<[Store.Item], ID, Row>> {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a store, whose first load the component asks for, with a row for each item,
  /// known by the value at a key path, and the default error view.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Store: PagedLoadable, ID: Hashable, Row: View>(
    store: Store,
    id: KeyPath<Store.Item, ID>,
    presentation: PagingPresentation = .standard,
    @ViewBuilder content: @escaping (Store.Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == PagedLoadableSource<Store>,
    Content == List<ForEach<[Store.Item], ID, Row>>,
    ErrorView == DefaultErrorView<Store.Failure>
  {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list of a store, whose first load the component asks for, with a view of all items.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - presentation: What is shown in which state.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Store: PagedLoadable>(
    store: Store,
    presentation: PagingPresentation = .standard,
    @ViewBuilder listContent: @escaping ([Store.Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  ) where Source == PagedLoadableSource<Store> {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list of a store, whose first load the component asks for, with a view of all items,
  /// and the default error view.
  ///
  /// - Parameters:
  ///   - store: What loads pages, and says how far it is. Of one that is made in `body` a
  ///     ``ViewHost`` keeps the first, as long as the list is there.
  ///   - presentation: What is shown in which state.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Store: PagedLoadable>(
    store: Store,
    presentation: PagingPresentation = .standard,
    @ViewBuilder listContent: @escaping ([Store.Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  ) where Source == PagedLoadableSource<Store>, ErrorView == DefaultErrorView<Store.Failure> {
    self.init(
      PagedLoadableSource(store: store),
      presentation,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

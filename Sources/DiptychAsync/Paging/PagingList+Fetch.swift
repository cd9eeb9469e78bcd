import DiptychState
public import DiptychViews

extension PagingList {
  /// Creates a list that loads its items, and keeps them, with a row for each item.
  ///
  /// A closure literal that tries infers `any Error` as its failure. For a failure of a certain
  /// type name a function that throws it, or write
  /// `{ () async throws(FetchError) in try await api.posts() }`. Both closures throw the same type.
  /// A closure that can't throw gives `Never`.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Item: Sendable, Failure: Error, Row: View>(
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  )
  where
    Source == OwnedPagingSource<Item, Failure>,
    Item: Identifiable,
    Content == List<ForEach<[Item], Item.ID, Row>>
  {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list that loads its items, and keeps them, with a row for each item, and the default
  /// error view.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Item: Sendable, Failure: Error, Row: View>(
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == OwnedPagingSource<Item, Failure>,
    Item: Identifiable,
    Content == List<ForEach<[Item], Item.ID, Row>>,
    ErrorView == DefaultErrorView<Failure>
  {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: { List($0, rowContent: content) },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list that loads its items, and keeps them, with a row for each item, known by the
  /// value at a key path.
  ///
  /// - Parameters:
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  public init<Item: Sendable, Failure: Error, ID: Hashable & SendableMetatype, Row: View>(
    id: any KeyPath<Item, ID> & Sendable,
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == OwnedPagingSource<Item, Failure>, Content == List<ForEach<[Item], ID, Row>> {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(id: { $0[keyPath: id] }),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list that loads its items, and keeps them, with a row for each item, known by the
  /// value at a key path, and the default error view.
  ///
  /// - Parameters:
  ///   - id: What an item is known by.
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - content: The row of an item.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  public init<Item: Sendable, Failure: Error, ID: Hashable & SendableMetatype, Row: View>(
    id: any KeyPath<Item, ID> & Sendable,
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder content: @escaping (Item) -> Row,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  )
  where
    Source == OwnedPagingSource<Item, Failure>,
    Content == List<ForEach<[Item], ID, Row>>,
    ErrorView == DefaultErrorView<Failure>
  {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(id: { $0[keyPath: id] }),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: { items in List { ForEach(items, id: id, content: content) } },
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }

  /// Creates a list that loads its items, and keeps them, with a view of all items.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  ///   - errorView: What is shown of a failed refresh; a ``RetryButton`` in it tries again.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Item: Sendable, Failure: Error>(
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder listContent: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == OwnedPagingSource<Item, Failure> {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: errorView
    )
  }

  /// Creates a list that loads its items, and keeps them, with a view of all items, and the default
  /// error view.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetchInitial: Loads the first items. That of the first frame is kept with `fetchMore`, as
  ///     long as the list is there; for other ones, give it another identity by `.id(_:)`.
  ///   - fetchMore: Loads the items after an item, the last one of the list; none is the end.
  ///   - listContent: What is shown of all items.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - emptyView: What is shown of a list that was loaded and is empty. Default:
  ///     ``DefaultEmptyView``.
  // A closure that fits both makes rows.
  @_disfavoredOverload
  public init<Item: Sendable, Failure: Error>(
    presentation: PagingPresentation = .standard,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item],
    @ViewBuilder listContent: @escaping ([Item]) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder emptyView: @escaping () -> EmptyContent = { DefaultEmptyView() }
  ) where Source == OwnedPagingSource<Item, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      OwnedPagingSource(
        binding: nil,
        rules: PagingRules(),
        fetchInitial: fetchInitial,
        fetchMore: fetchMore
      ),
      presentation,
      content: listContent,
      loadingView: loadingView,
      emptyView: emptyView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

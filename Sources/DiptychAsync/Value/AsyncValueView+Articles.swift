public import DiptychState
public import DiptychViews

// Initialisers with the labels of the articles. They are unavailable, so that the compiler names
// the labels of this package in its message.

extension AsyncValueView {
  /// An unavailable initialiser, so that the compiler suggests the argument label `content:`
  /// instead.
  @available(*, unavailable, renamed: "init(value:content:)")
  @_disfavoredOverload
  public init<Value, Failure: Error>(
    value: AsyncValue<Value, Failure>,
    @ViewBuilder dataView: @escaping (Value) -> Content
  )
  where
    Source == AsyncValue<Value, Failure>,
    LoadingView == DefaultLoadingView,
    ErrorView == DefaultErrorView<Failure>
  {
    preconditionFailure("An unavailable initializer was called.")
  }
}

extension PagingList {
  /// An unavailable initialiser, so that the compiler suggests the argument labels `state:` and
  /// `onLoadMore:` instead.
  @available(*, unavailable, renamed: "init(state:onLoadMore:listContent:)")
  @_disfavoredOverload
  public init<Item, Cursor, Failure: Error>(
    dataState: PagingState<Item, Cursor, Failure>,
    @ViewBuilder listContent: @escaping ([Item]) -> Content,
    onPaging: @escaping @Sendable () async -> Void
  )
  where
    Source == _PagingStateSource<Item, Cursor, Failure>,
    LoadingView == DefaultLoadingView,
    EmptyContent == DefaultEmptyView,
    ErrorView == DefaultErrorView<Failure>
  {
    preconditionFailure("An unavailable initializer was called.")
  }

  /// An unavailable initialiser, so that the compiler suggests the argument labels `store:` and
  /// `listContent:` instead.
  @available(*, unavailable, renamed: "init(store:listContent:)")
  @_disfavoredOverload
  public init<Store: PagedLoadable>(
    viewStore: Store,
    @ViewBuilder success: @escaping ([Store.Item]) -> Content
  )
  where
    Source == _PagedLoadableSource<Store>,
    LoadingView == DefaultLoadingView,
    EmptyContent == DefaultEmptyView,
    ErrorView == DefaultErrorView<Store.Failure>
  {
    preconditionFailure("An unavailable initializer was called.")
  }

  /// An unavailable initialiser, so that the compiler suggests the argument labels `state:` and
  /// `listContent:` instead.
  ///
  /// The argument `listContent:` comes last.
  @available(*, unavailable, renamed: "init(state:fetchInitial:fetchMore:listContent:)")
  @_disfavoredOverload
  public init<Item: Sendable, Failure: Error>(
    dataState: Binding<PagingState<Item, Item, Failure>>,
    @ViewBuilder success: @escaping ([Item]) -> Content,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item]
  )
  where
    Source == _OwnedPagingSource<Item, Failure>,
    LoadingView == DefaultLoadingView,
    EmptyContent == DefaultEmptyView,
    ErrorView == DefaultErrorView<Failure>
  {
    preconditionFailure("An unavailable initializer was called.")
  }

  /// An unavailable initialiser, so that the compiler suggests the argument label `listContent:`
  /// instead.
  ///
  /// The argument comes last.
  @available(*, unavailable, renamed: "init(fetchInitial:fetchMore:listContent:)")
  @_disfavoredOverload
  public init<Item: Sendable, Failure: Error>(
    @ViewBuilder success: @escaping ([Item]) -> Content,
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item]
  )
  where
    Source == _OwnedPagingSource<Item, Failure>,
    LoadingView == DefaultLoadingView,
    EmptyContent == DefaultEmptyView,
    ErrorView == DefaultErrorView<Failure>
  {
    preconditionFailure("An unavailable initializer was called.")
  }
}

public import DiptychState
public import DiptychViews

// Each owner of the state has two initialisers. The error view can't have a default argument,
// because other arguments decide the type of its closure's parameter (SE-0347).

// MARK: - State kept by the caller

extension AsyncValueView {
  /// Creates a view that shows a state kept by the caller.
  ///
  /// ```swift
  /// AsyncValueView(value: user, task: { await model.load() }) { user in
  ///   Text(user.name)
  /// } errorView: { error in
  ///   Text("No user: \(error.message)")
  ///   RetryButton()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The state.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - onRetry: The action of the retry button in the error view or the banner. Default: the
  ///     action passed as `task`. If `task` is also nil, the button is left out.
  ///   - task: Loads the state. A ``ViewHost`` starts the task when the view first appears, and
  ///     again after the state is reset. Default: no task.
  ///   - content: A closure that creates the view of a value.
  ///   - loadingView: The view that is shown during a load without an earlier value. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Value, Failure: Error>(
    value: AsyncValue<Value, Failure>,
    presentation: Presentation = .standard,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == AsyncValue<Value, Failure> {
    self.init(
      value,
      presentation,
      onRetry: onRetry,
      task: task,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view that shows a state kept by the caller, with the default error view.
  public init<Value, Failure: Error>(
    value: AsyncValue<Value, Failure>,
    presentation: Presentation = .standard,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == AsyncValue<Value, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      value,
      presentation,
      onRetry: onRetry,
      task: task,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

// MARK: - State kept by a store

extension AsyncValueView {
  /// Creates a view that shows the value of a store, and requests the first load of the store.
  ///
  /// - Parameters:
  ///   - store: The store. If `body` creates a new store at each rendering, a ``ViewHost`` keeps
  ///     the first store while the view is present.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - content: A closure that creates the view of a value.
  ///   - loadingView: The view that is shown during a load without an earlier value. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Store: Loadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping (Store.Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  ) where Source == _LoadableSource<Store> {
    self.init(
      _LoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view that shows the value of a store, and requests the first load of the store, with
  /// the default error view.
  public init<Store: Loadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping (Store.Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == _LoadableSource<Store>, ErrorView == DefaultErrorView<Store.Failure> {
    self.init(
      _LoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }

  @available(*, unavailable, message: "write AsyncValueView(store: zip(first, second)) { … }")
  public init<First: Loadable, Second: Loadable>(
    stores first: First,
    _ second: Second,
    content: (First.Value, Second.Value) -> Content
  ) where Source == _LoadableSource<First>, LoadingView == EmptyView, ErrorView == EmptyView {
    fatalError()
  }
}

// MARK: - State kept by the component

extension AsyncValueView {
  /// Creates a view that loads its value.
  ///
  /// ```swift
  /// AsyncValueView(fetch: api.user) { user in
  ///   Text(user.name)
  /// } errorView: { error in
  ///   Text("No user: \(error.message)")
  ///   RetryButton()
  /// }
  /// ```
  ///
  /// If a closure literal throws, its failure type is inferred as `any Error`. For another failure
  /// type, such as `FetchError`, pass a function that throws this type, or write
  /// `{ () async throws(FetchError) in try await api.user() }`. If the closure can't throw, the
  /// failure type is `Never`.
  ///
  /// - Parameters:
  ///   - id: The identity of the data that the closure loads, such as `user.id`. When the identity
  ///     changes, the earlier data is dropped, the loads in flight are cancelled, and the view uses
  ///     the closure passed at the new rendering. Pass an `id` if the closure captures a value that
  ///     can change. Default: nil, so the view uses the closure passed at the first rendering as
  ///     long as it is present.
  ///   - value: A binding to the state, so that other code can read and write it. Default: nil, so
  ///     only the component can access the state.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - fetch: Loads the value. The view uses the closure that was passed at the first rendering
  ///     with this `id`.
  ///   - content: A closure that creates the view of a value.
  ///   - loadingView: The view that is shown during a load without an earlier value. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Value: Sendable, Failure: Error>(
    id: AnyHashable? = nil,
    value: Binding<AsyncValue<Value, Failure>>? = nil,
    presentation: Presentation = .standard,
    fetch: @escaping @Sendable () async throws(Failure) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == _OwnedSource<Value, Failure> {
    self.init(
      _OwnedSource(id: id, binding: value, fetch: fetch),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view that loads its value, with the default error view.
  public init<Value: Sendable, Failure: Error>(
    id: AnyHashable? = nil,
    value: Binding<AsyncValue<Value, Failure>>? = nil,
    presentation: Presentation = .standard,
    fetch: @escaping @Sendable () async throws(Failure) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == _OwnedSource<Value, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      _OwnedSource(id: id, binding: value, fetch: fetch),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

// MARK: - State from a sequence

extension AsyncValueView {
  /// Creates a view of the latest element of a sequence.
  ///
  /// - Parameters:
  ///   - id: The identity of the data that the sequence delivers, such as `user.id`. When the
  ///     identity changes, the earlier data is dropped, the loads in flight are cancelled, and the
  ///     view uses the sequence passed at the new rendering. Pass an `id` if the sequence captures
  ///     a value that can change. Default: nil, so the view uses the sequence passed at the first
  ///     rendering as long as it is present.
  ///   - source: The sequence. Each element becomes the value. A retry iterates the sequence again.
  ///     The view uses the sequence that was passed at the first rendering with this `id`.
  ///   - presentation: The views that are shown in each state, such as the content and an error.
  ///   - onEmpty: Returns the failure to show if the sequence ends without an element, or nil to
  ///     show the view of ``emptyView(_:)`` instead.
  ///   - content: A closure that creates the view of a value.
  ///   - loadingView: The view that is shown during a load without an earlier value. Default:
  ///     ``DefaultLoadingView``.
  ///   - errorView: The view that is shown after a failure. A ``RetryButton`` in this view repeats
  ///     the load.
  public init<Stream: AsyncSequence & Sendable>(
    id: AnyHashable? = nil,
    source: Stream,
    presentation: Presentation = .standard,
    onEmpty: @escaping @Sendable () -> Stream.Failure? = { nil },
    @ViewBuilder content: @escaping (Stream.Element) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Stream.Failure) -> ErrorView
  ) where Source == _StreamSource<Stream> {
    self.init(
      _StreamSource(id: id, stream: source, onEmpty: onEmpty),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view of the latest element of a sequence, with a loading view that is a value.
  ///
  /// ```swift
  /// AsyncValueView(source: articles, loadingView: Placeholder(), content: ArticleView.init)
  /// ```
  public init<Stream: AsyncSequence & Sendable>(
    source: Stream,
    loadingView: @autoclosure @escaping () -> LoadingView,
    @ViewBuilder content: @escaping (Stream.Element) -> Content
  ) where Source == _StreamSource<Stream>, ErrorView == DefaultErrorView<Stream.Failure> {
    self.init(source: source, content: content, loadingView: loadingView)
  }

  /// Creates a view of the latest element of a sequence, with the default error view.
  public init<Stream: AsyncSequence & Sendable>(
    id: AnyHashable? = nil,
    source: Stream,
    presentation: Presentation = .standard,
    onEmpty: @escaping @Sendable () -> Stream.Failure? = { nil },
    @ViewBuilder content: @escaping (Stream.Element) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == _StreamSource<Stream>, ErrorView == DefaultErrorView<Stream.Failure> {
    self.init(
      _StreamSource(id: id, stream: source, onEmpty: onEmpty),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

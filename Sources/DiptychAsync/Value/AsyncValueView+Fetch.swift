public import DiptychViews

extension AsyncValueView {
  /// Creates a view that loads its value, and keeps it.
  ///
  /// A closure literal that tries infers `any Error` as its failure. For a failure of a certain
  /// type write `fetch: api.user`, where that function throws it, or
  /// `{ () async throws(FetchError) in try await api.user() }`. A closure that can't throw gives
  /// `Never`.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetch: Loads the value. That of the first frame is kept, as long as the view is there; to
  ///     load with another one, give the view another identity by `.id(_:)`.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - errorView: What is shown of a failure; a ``RetryButton`` in it tries again.
  public init<Value: Sendable, Failure: Error>(
    presentation: Presentation = .standard,
    fetch: @escaping @Sendable () async throws(Failure) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Failure) -> ErrorView
  ) where Source == OwnedSource<Value, Failure> {
    self.init(
      OwnedSource(binding: nil, fetch: fetch),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view that loads its value, with the default error view.
  ///
  /// - Parameters:
  ///   - presentation: What is shown in which state.
  ///   - fetch: Loads the value. That of the first frame is kept, as long as the view is there; to
  ///     load with another one, give the view another identity by `.id(_:)`.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  public init<Value: Sendable, Failure: Error>(
    presentation: Presentation = .standard,
    fetch: @escaping @Sendable () async throws(Failure) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == OwnedSource<Value, Failure>, ErrorView == DefaultErrorView<Failure> {
    self.init(
      OwnedSource(binding: nil, fetch: fetch),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

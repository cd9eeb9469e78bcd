public import DiptychState
public import DiptychViews

extension AsyncValueView {
  /// Creates a view of a state that the caller keeps.
  ///
  /// ```swift
  /// AsyncValueView(value: store.state.home, task: { await store.dispatch(.loadHome).finish() }) {
  ///   HomeView($0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The state.
  ///   - presentation: What is shown in which state.
  ///   - onRetry: What a button in the error view or the banner does. Default: what `task` does, or there
  ///     is none.
  ///   - task: Loads the state. A ``ViewHost`` starts it once, when the view first appears. Default:
  ///     nobody does.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - errorView: What is shown of a failure; a ``RetryButton`` in it tries again.
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

  /// Creates a view of a state that the caller keeps, with the default error view.
  ///
  /// - Parameters:
  ///   - value: The state.
  ///   - presentation: What is shown in which state.
  ///   - onRetry: What a button in the error view or the banner does. Default: what `task` does, or there
  ///     is none.
  ///   - task: Loads the state. A ``ViewHost`` starts it once, when the view first appears. Default:
  ///     nobody does.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
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

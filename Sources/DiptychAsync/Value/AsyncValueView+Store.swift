public import DiptychState
public import DiptychViews

extension AsyncValueView {
  /// Creates a view of a store, whose first load the component asks for.
  ///
  /// - Parameters:
  ///   - store: What loads, and says how far it is. Of one that is made in `body` a ``ViewHost``
  ///     keeps the first, as long as the view is there.
  ///   - presentation: What is shown in which state.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - errorView: What is shown of a failure; a ``RetryButton`` in it tries again.
  public init<Store: Loadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping (Store.Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Store.Failure) -> ErrorView
  ) where Source == LoadableSource<Store> {
    self.init(
      LoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view of a store, with the default error view.
  ///
  /// - Parameters:
  ///   - store: What loads, and says how far it is. Of one that is made in `body` a ``ViewHost``
  ///     keeps the first, as long as the view is there.
  ///   - presentation: What is shown in which state.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  public init<Store: Loadable>(
    store: Store,
    presentation: Presentation = .standard,
    @ViewBuilder content: @escaping (Store.Value) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == LoadableSource<Store>, ErrorView == DefaultErrorView<Store.Failure> {
    self.init(
      LoadableSource(store: store),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

public import DiptychViews

extension AsyncValueView {
  /// Creates a view of the latest element of a sequence.
  ///
  /// - Parameters:
  ///   - source: A sequence, of which each element is the value from then on. A retry begins it
  ///     anew. That of the first frame is kept, as long as the view is there; for another one, give
  ///     the view another identity by `.id(_:)`.
  ///   - presentation: What is shown in which state.
  ///   - onEmpty: The failure of a sequence that ends without an element, or nil if that is none: then
  ///     ``emptyView(_:)`` is shown.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  ///   - errorView: What is shown of a failure; a ``RetryButton`` in it tries again.
  public init<Stream: AsyncSequence & Sendable>(
    source: Stream,
    presentation: Presentation = .standard,
    onEmpty: @escaping @Sendable () -> Stream.Failure? = { nil },
    @ViewBuilder content: @escaping (Stream.Element) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() },
    @ViewBuilder errorView: @escaping (Stream.Failure) -> ErrorView
  ) where Source == StreamSource<Stream> {
    self.init(
      StreamSource(stream: source, onEmpty: onEmpty),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: errorView
    )
  }

  /// Creates a view of the latest element of a sequence, with the default error view.
  ///
  /// - Parameters:
  ///   - source: A sequence, of which each element is the value from then on. A retry begins it
  ///     anew. That of the first frame is kept, as long as the view is there; for another one, give
  ///     the view another identity by `.id(_:)`.
  ///   - presentation: What is shown in which state.
  ///   - onEmpty: The failure of a sequence that ends without an element, or nil if that is none: then
  ///     ``emptyView(_:)`` is shown.
  ///   - content: What is shown of the value.
  ///   - loadingView: What is shown while there is nothing else. Default: ``DefaultLoadingView``.
  public init<Stream: AsyncSequence & Sendable>(
    source: Stream,
    presentation: Presentation = .standard,
    onEmpty: @escaping @Sendable () -> Stream.Failure? = { nil },
    @ViewBuilder content: @escaping (Stream.Element) -> Content,
    @ViewBuilder loadingView: @escaping () -> LoadingView = { DefaultLoadingView() }
  ) where Source == StreamSource<Stream>, ErrorView == DefaultErrorView<Stream.Failure> {
    self.init(
      StreamSource(stream: source, onEmpty: onEmpty),
      presentation,
      content: content,
      loadingView: loadingView,
      errorView: { DefaultErrorView($0) }
    )
  }
}

public import DiptychState
public import DiptychViews

/// A component that shows a value that is loaded, and the state of the load.
///
/// The content is the view of the loaded value. The views for the other states have defaults, which
/// you can replace:
///
/// ```swift
/// AsyncValueView(value: user) { user in
///   Text(user.name)
/// } loadingView: {
///   Text("…")
/// } errorView: { error in
///   Text("No user.")
///   RetryButton()
/// }
/// ```
///
/// Text output is `Ada` when the value is loaded, and `No user.` and `[Retry]` after a failure. The
/// ``Presentation`` decides which parts are shown in each state.
///
/// The initialisers have five styles, one for each owner of the state:
///
/// | | who loads | who reads the state |
/// |---|---|---|
/// | `value:` | the caller, or its `task:` | the caller |
/// | `store:` | the store, on request | any code |
/// | `value: $user, fetch:` | the component | the caller |
/// | `fetch:` | the component | the component only |
/// | `source:` | the component, from an asynchronous sequence | the component only |
///
/// The same state looks the same in every style. Rendering alone starts no load. In a ``ViewHost``,
/// the component asks the host for the first load. Without a host, an idle store stays idle.
///
/// If the first load was cancelled, the component shows the button `[Load]`. If a load ended
/// without a value, it shows the view of ``emptyView(_:)``. A view set by ``initialView(_:)``
/// replaces the button and the empty view. The words of all defaults are in
/// ``/DiptychViews/EnvironmentValues/labels``.
///
/// If several parts are shown, they are stacked vertically. In HTML, the stack has
/// `aria-busy="true"` while a load is in flight and content or an error is shown.
public struct AsyncValueView<
  Source: _AsyncSource,
  Content: View,
  LoadingView: View,
  ErrorView: View
>: _PrimitiveView, _Component {
  @usableFromInline let source: Source
  @usableFromInline let presentation: Presentation
  @usableFromInline let onRetry: (@Sendable () async -> Void)?
  @usableFromInline var placeholder: Source.Value?
  @usableFromInline var task: (@Sendable () async -> Void)?
  @usableFromInline var initialView: (() -> AnyView)?
  @usableFromInline let content: (Source.Value) -> Content
  @usableFromInline let loadingView: () -> LoadingView
  @usableFromInline let errorView: (Source.Failure) -> ErrorView
  public var _slots = _ComponentSlots<Source.Failure>()

  init(
    _ source: Source,
    _ presentation: Presentation,
    onRetry: (@Sendable () async -> Void)? = nil,
    task: (@Sendable () async -> Void)? = nil,
    content: @escaping (Source.Value) -> Content,
    loadingView: @escaping () -> LoadingView,
    errorView: @escaping (Source.Failure) -> ErrorView
  ) {
    self.source = source
    self.presentation = presentation
    self.onRetry = onRetry
    self.task = task
    self.content = content
    self.loadingView = loadingView
    self.errorView = errorView
  }

  @inlinable
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var resolution = Source._resolve(view.source, in: &renderer)
    if let task = view.task {
      resolution.load(with: task, resolution.state.loadPhase, in: &renderer)
    }
    if let onRetry = view.onRetry { resolution.retry = ComponentAction(onRetry) }
    if let action = view._slots.onFailure {
      let state = resolution.state
      resolution.tell(of: state.isLoading ? nil : state.failure, action, in: &renderer)
    }
    resolution.noteShown(hasInitialView: view.initialView != nil)
    if renderer.tracksIdentity {
      renderer.host.shows(phase: resolution.state.phase.rawValue)
    }
    resolution.delayLoading(by: view.presentation.loadingDelay, in: &renderer)
    // The objects of the source are kept at this place in the tree, so the slots are drawn one
    // place deeper.
    renderer.enter(0)
    StatePicture._render(view.picture(of: resolution), into: &renderer)
    renderer.leave()
  }
}

// MARK: - Pictures

extension AsyncValueView {
  @inlinable
  func picture(
    of resolution: _Resolution<AsyncValue<Source.Value, Source.Failure>>
  ) -> StatePicture<Content, LoadingView, ErrorView, EmptyView> {
    let state = resolution.state
    noteShown(state.failure)
    var parts = presentation.elements(in: state)
    // During a pause, no attempt is running, and a button begins the next attempt.
    if resolution.isPausing { parts.remove(.activity) }
    if resolution.isDelayed { parts.remove([.placeholder, .loading]) }
    let actions = ComponentActions(resolution, _slots.refreshing, parts.contains(.activity))
    var picture = StatePicture<Content, LoadingView, ErrorView, EmptyView>(actions: actions)
    if state.loadPhase == .idle,
      let view = IdleView(resolution.idleReason, initialView, _slots.emptyView)
    {
      picture.idleView = view
      picture.offersRefresh = _slots.refreshing.isOffered && resolution.idleReason == .empty
      return picture
    }
    picture.hasActivity = parts.contains(.activity)
    if parts.contains(.content), let value = state.value {
      picture.content = PlaceholderView(of: content(value), actions)
      picture.offersRefresh = _slots.refreshing.isOffered && !state.isLoading
    } else if parts.contains(.placeholder), let placeholder {
      picture.content = PlaceholderView(of: content(placeholder))
    } else if parts.contains(.placeholder) || parts.contains(.loading) {
      picture.loadingView = loadingView()
      picture.actions.isRetrying = state.isLoading && !resolution.isPausing
    }
    if parts.contains(.error) { picture.errorView = state.failure.map(errorView) }
    if parts.contains(.banner) {
      picture.banner = BannerPart(
        of: resolution.isDismissed ? nil : state.failure,
        isReload: state.value != nil,
        dismiss: resolution.dismiss,
        _slots.bannerView
      )
    }
    return picture
  }
}

// MARK: - Modifiers

extension AsyncValueView {
  /// Sets a stub value; until the value is loaded, the view shows the redacted content of the stub.
  ///
  /// ```swift
  /// AsyncValueView(value: article) { ArticleView($0) }.placeholder(.stub)
  /// ```
  ///
  /// The placeholder and the content have the same place and the same shape. Components inside a
  /// placeholder load nothing, because they would load data of a stub. In HTML, a stack with
  /// `role="status"` and `aria-busy="true"` contains the placeholder, and its label is
  /// ``/DiptychViews/Labels/loading``.
  ///
  /// The ``Presentation`` selects the states that show the placeholder; see
  /// ``Presentation/Elements/placeholder``.
  public consuming func placeholder(_ value: Source.Value) -> AsyncValueView {
    placeholder = value
    return self
  }

  /// Sets the view that is shown in the idle state, regardless of the ``Presentation``.
  ///
  /// The view is shown before the first load. After a cancelled first load, it replaces the button
  /// `[Load]`. After a load without a value, it replaces the view of ``emptyView(_:)``.
  ///
  /// ```swift
  /// AsyncValueView(value: results) { ResultList($0) }.initialView { Text("Type to search.") }
  /// ```
  public consuming func initialView<InitialView: View>(
    @ViewBuilder _ view: @escaping () -> InitialView
  ) -> AsyncValueView {
    initialView = { AnyView(view()) }
    return self
  }
}

public import DiptychState
public import DiptychViews

/// A component that shows a paged list in each of its states.
///
/// ```swift
/// PagingList(store: posts) { posts in
///   List(posts) { post in Text(post.title) }
/// }
/// .emptyView { Text("No posts yet.") }
/// ```
///
/// Text output of a list with more pages:
///
/// ```text
/// • Swift on Linux
/// • Text and HTML
/// [Load more]
/// ```
///
/// The initialisers have four styles, one for each owner of the state:
///
/// | | who loads | who reads the state |
/// |---|---|---|
/// | `state:` | the caller, or its `task:` | the caller |
/// | `store:` | the store, on request | any code |
/// | `state: $posts, fetchInitial:fetchMore:` | the component | the caller |
/// | `fetchInitial:fetchMore:` | the component | the component only |
///
/// The content is one view of all items, such as a ``/DiptychViews/List`` or a
/// ``/DiptychViews/Table``.
///
/// The ``Presentation`` decides which parts are shown in each state. The same state looks the same
/// in every style. The footer below the items shows a button that loads the next page. While the
/// page is loading, it shows a line instead, and after a failure, an error with a retry button. At
/// the end of the list, it shows the view of ``endView(_:)``, or nothing. ``footerView(_:)``
/// replaces the footer.
///
/// If the list has a previous page, a header above the items loads it in the same way.
/// ``headerView(_:)`` replaces the header:
///
/// ```text
/// [Load previous]
/// • Good morning
/// • Is anybody here?
/// [Load more]
/// ```
///
/// A previous page is only loaded by the user or by your code, and never by the list itself.
///
/// Rendering alone starts no load. In a ``ViewHost``, the list asks for the first page, and for as
/// many further pages as the host's `morePages:` allows. After a failed or an empty page, it asks
/// for no further page. If the load of the first page was cancelled, the list shows the button
/// `[Load]`.
public struct PagingList<
  Source: _PagingSource,
  Content: View,
  LoadingView: View,
  ErrorView: View
>: _PrimitiveView, _Component {
  @usableFromInline let source: Source
  @usableFromInline let presentation: Presentation
  @usableFromInline var placeholder: [Source.Item]?
  @usableFromInline let task: (@Sendable () async -> Void)?
  @usableFromInline var footerView: ((PagingFooterPhase<Source.Failure>) -> AnyView)?
  @usableFromInline var headerView: ((PagingFooterPhase<Source.Failure>) -> AnyView)?
  @usableFromInline var onLoadPrevious: (@Sendable () async -> Void)?
  @usableFromInline var endView: (() -> AnyView)?
  @usableFromInline let content: ([Source.Item]) -> Content
  @usableFromInline let loadingView: () -> LoadingView
  @usableFromInline let errorView: (Source.Failure) -> ErrorView
  public var _slots = _ComponentSlots<Source.Failure>()

  init(
    _ source: Source,
    _ presentation: Presentation,
    task: (@Sendable () async -> Void)? = nil,
    content: @escaping ([Source.Item]) -> Content,
    loadingView: @escaping () -> LoadingView,
    errorView: @escaping (Source.Failure) -> ErrorView
  ) {
    self.source = source
    self.presentation = presentation
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
    if let action = view.onLoadPrevious { resolution.loadPrevious = ComponentAction(action) }
    if let action = view._slots.onFailure {
      let state = resolution.state
      resolution.tell(of: state.inFlight == nil ? state.failure?.error : nil, action, in: &renderer)
    }
    let shown = view.presentation.listElements(in: resolution.state)
    if shown.footer == .more { askForMore(resolution, in: &renderer) }
    resolution.noteShown()
    if renderer.tracksIdentity {
      renderer.host.shows(phase: resolution.state.phase.rawValue)
    }
    resolution.delayLoading(by: view.presentation.loadingDelay, in: &renderer)
    // The objects of the source are kept at this place in the tree, so the slots are drawn one
    // place deeper.
    renderer.enter(0)
    Picture._render(view.picture(shown, of: resolution), into: &renderer)
    renderer.leave()
  }
}

// MARK: - Modifiers

extension PagingList {
  /// Sets stub items; until items are loaded, the list shows the redacted rows of the stub items.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }.placeholder(Post.stubs)
  /// ```
  ///
  /// The placeholder and the rows have the same place and the same shape. Components inside a
  /// placeholder load nothing, because they would load data of a stub. In HTML, a stack with
  /// `role="status"` and `aria-busy="true"` contains the placeholder, and its label is
  /// ``/DiptychViews/Labels/loading``.
  public consuming func placeholder(_ items: [Source.Item]) -> PagingList {
    placeholder = items
    return self
  }

  /// Sets the view below the last item, which is shown at the end of the list.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }.endView { EndOfListView() }
  /// ```
  ///
  /// An empty list shows only its empty view.
  public consuming func endView<EndView: View>(
    @ViewBuilder _ view: @escaping () -> EndView
  ) -> PagingList {
    endView = { AnyView(view()) }
    return self
  }

  /// Sets the view below the items, from a closure that takes the state of loading the next page.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }
  ///   .footerView { phase in
  ///     switch phase {
  ///     case .more: LoadMoreButton("Older posts")
  ///     case .loading: Text("Fetching…")
  ///     case .failed(let error): Text("No more for now: \(error.message)"); RetryButton()
  ///     case .end: Text("That is all.")
  ///     }
  ///   }
  /// ```
  ///
  /// In this view, a ``LoadMoreButton`` loads the next page. Unless the last page is loaded, a
  /// ``RetryButton`` also loads the next page. At the end of the list, a view set by
  /// ``endView(_:)`` replaces this view. Default: a button that loads more, an activity line during
  /// a load, a ``Banner`` after a failure, and nothing at the end. The words of the default are in
  /// ``/DiptychViews/EnvironmentValues/labels``.
  public consuming func footerView<FooterView: View>(
    @ViewBuilder _ view: @escaping (_ phase: PagingFooterPhase<Source.Failure>) -> FooterView
  ) -> PagingList {
    footerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the view above the items, from a closure that takes the state of loading the previous
  /// page.
  ///
  /// ```swift
  /// PagingList(store: messages) { List($0) { Text($0.text) } }
  ///   .headerView { phase in
  ///     if case .more = phase { LoadMoreButton("Older messages") }
  ///   }
  /// ```
  ///
  /// ```text
  /// [Older messages]
  /// • Good morning
  /// ```
  ///
  /// In this view, a ``LoadMoreButton`` or a ``RetryButton`` loads the previous page. The header is
  /// only shown if the list has a previous page, so the phase is never ``PagingFooterPhase/end``.
  /// Default: a button `[Load previous]` with the title ``/DiptychViews/Labels/loadPrevious``, an
  /// activity line during a load, and a ``Banner`` after a failure.
  public consuming func headerView<HeaderView: View>(
    @ViewBuilder _ view: @escaping (_ phase: PagingFooterPhase<Source.Failure>) -> HeaderView
  ) -> PagingList {
    headerView = { AnyView(view($0)) }
    return self
  }

  /// Sets the action that loads the previous page, for a list whose state is kept by the caller.
  ///
  /// ```swift
  /// PagingList(state: model.messages, onLoadMore: model.loadMore) { messages in
  ///   List(messages) { Text($0.text) }
  /// }
  ///   .onLoadPrevious { await model.loadPrevious() }
  /// ```
  ///
  /// A list of a store does not need this action, because it calls
  /// ``/DiptychState/PagedLoadable/loadPrevious()`` of the store.
  public consuming func onLoadPrevious(
    _ action: @escaping @Sendable () async -> Void
  ) -> PagingList {
    onLoadPrevious = action
    return self
  }
}

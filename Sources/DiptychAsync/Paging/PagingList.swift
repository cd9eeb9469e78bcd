public import DiptychViews

/// A list that is loaded page by page, in whatever state it is.
///
/// ```swift
/// PagingList(store: posts) { post in
///   Text(post.title)
/// } emptyView: {
///   Text("No posts yet.")
/// }
/// ```
///
/// Text output of a list that has more pages:
///
/// ```text
/// • Swift on Linux
/// • Text and HTML
/// [Load more]
/// ```
///
/// There are four styles, by who owns the state:
///
/// | | who loads | who reads the state |
/// |---|---|---|
/// | `state:` | the caller, or its `task:` | the caller |
/// | `store:` | the store, whenever anybody asks | anybody |
/// | `state: $posts, fetchInitial:fetchMore:` | the component | the caller |
/// | `fetchInitial:fetchMore:` | the component | nobody else |
///
/// Each takes the rows in three forms: `content:` for items that are `Identifiable`, the same with
/// an `id:`, and `listContent:`, a view of all items, for what has more in it than a row for each.
/// The first two make a ``/DiptychViews/List``; the third draws what it is given.
///
/// A ``PagingPresentation`` says what is shown of a state. The same state looks the same in every
/// style. Below the items stands what can be said of the next page: a button that loads it, a line
/// while it is loaded, the failure with a button, and at the end what ``endView(_:)`` sets, else
/// nothing; ``footerView(_:)`` sets another one. In every frame in which there is more, the list asks
/// its host for it; rendering starts nothing. A first page that was given up leaves a button that
/// loads, `[Load]`.
public struct PagingList<
  Source: PagingSource,
  Content: View,
  LoadingView: View,
  EmptyContent: View,
  ErrorView: View
>: PrimitiveView {
  @usableFromInline let source: Source
  @usableFromInline let presentation: PagingPresentation
  @usableFromInline var placeholder: [Source.Item]?
  @usableFromInline var hasEndView = false
  @usableFromInline let task: (@Sendable () async -> Void)?
  @usableFromInline var refreshing = Refreshing.never
  @usableFromInline var bannerView: ((Source.Failure) -> AnyView)?
  @usableFromInline var footerView: ((PagingFooterPhase<Source.Failure>) -> AnyView)?
  @usableFromInline let content: ([Source.Item]) -> Content
  @usableFromInline let loadingView: () -> LoadingView
  // Whether it stands below the last item, and not for the items, is its argument.
  @usableFromInline let emptyView: (Bool) -> EmptyContent
  @usableFromInline let errorView: (Source.Failure) -> ErrorView

  init(
    _ source: Source,
    _ presentation: PagingPresentation,
    task: (@Sendable () async -> Void)? = nil,
    content: @escaping ([Source.Item]) -> Content,
    loadingView: @escaping () -> LoadingView,
    emptyView: @escaping () -> EmptyContent,
    errorView: @escaping (Source.Failure) -> ErrorView
  ) {
    self.source = source
    self.presentation = presentation
    self.task = task
    self.content = content
    self.loadingView = loadingView
    self.emptyView = { _ in emptyView() }
    self.errorView = errorView
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var resolution = Source._resolve(view.source, in: &renderer)
    if let task = view.task { resolution.load(with: task, in: &renderer) }
    let shown = view.presentation.picture(of: resolution.state)
    if shown.footer == .more { resolution.askForMore(of: &renderer) }
    // What the source owns is at this place; nothing in a slot may be.
    renderer.enter(0)
    Picture._render(view.picture(shown, of: resolution), into: &renderer)
    renderer.leave()
  }
}

// MARK: - Modifiers

extension PagingList {
  /// Sets items whose rows stand, redacted, for those that are not there yet.
  ///
  /// ```swift
  /// PagingList(store: posts) { Text($0.title) }.placeholder(Post.stubs)
  /// ```
  ///
  /// The placeholder and the rows are drawn in the same place and have the same shape. Nothing is
  /// loaded for a component inside of a placeholder: its item is a stub. In HTML it stands in a stack
  /// with `role="status"` and `aria-busy="true"`, named by ``/DiptychViews/Words/loading``.
  public consuming func placeholder(_ items: [Source.Item]) -> PagingList {
    placeholder = items
    return self
  }

  /// Sets what stands below the last item of a list that has no further page.
  ///
  /// ```swift
  /// PagingList(store: posts) { Text($0.title) }.endView { EndOfListView() }
  /// ```
  ///
  /// Where the list is empty, the empty view is enough.
  public consuming func endView<EndView: View>(
    @ViewBuilder _ view: @escaping () -> EndView
  ) -> PagingList<Source, Content, LoadingView, Either<EndView, EmptyContent>, ErrorView> {
    PagingList<Source, Content, LoadingView, Either<EndView, EmptyContent>, ErrorView>(
      endView: view,
      self
    )
  }

  private init<EndView: View, Other: View>(
    endView: @escaping () -> EndView,
    _ other: PagingList<Source, Content, LoadingView, Other, ErrorView>
  ) where EmptyContent == Either<EndView, Other> {
    source = other.source
    presentation = other.presentation
    placeholder = other.placeholder
    hasEndView = true
    task = other.task
    refreshing = other.refreshing
    bannerView = other.bannerView
    footerView = other.footerView
    content = other.content
    loadingView = other.loadingView
    let emptyView = other.emptyView
    self.emptyView = { $0 ? .first(endView()) : .second(emptyView($0)) }
    errorView = other.errorView
  }
}

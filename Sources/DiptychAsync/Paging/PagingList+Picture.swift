public import DiptychState
public import DiptychViews

extension PagingList {
  @usableFromInline
  typealias Resolution = _Resolution<PagingState<Source.Item, Source.Cursor, Source.Failure>>

  @usableFromInline
  typealias Picture = StatePicture<_Either<Content, AnyView>, LoadingView, ErrorView, PagingFooter>

  @usableFromInline
  func picture(_ shown: Presentation.ListElements, of resolution: Resolution) -> Picture {
    let state = resolution.state
    var shown = shown
    if resolution.isDelayed {
      shown = presentation.listElements(in: state)
      shown.elements.remove([.placeholder, .loading])
    }
    // During a pause, no attempt is running, and a button begins the next attempt.
    if resolution.isPausing {
      shown.elements.remove(.activity)
      if shown.footer == .loading { shown.footer = .error }
      if shown.header == .loading { shown.header = .error }
    }
    let actions = actions(in: resolution, isRetrying: shown.elements.contains(.activity))
    var picture = Picture(actions: actions)
    if state.loadPhase == .idle, let idleView = IdleView(resolution.idleReason, nil, nil) {
      picture.idleView = idleView
      return picture
    }
    picture.hasActivity = shown.elements.contains(.activity)
    // If the list has no items, and no action can load the next page, the empty view is shown.
    let isStuck = shown.footer == .more && state.isEmpty && !resolution.loadMore.isAvailable
    if shown.isEmpty || isStuck {
      picture.content = PlaceholderView(
        of: .second(_slots.emptyView?() ?? AnyView(DefaultEmptyView())),
        actions
      )
    } else if shown.elements.contains(.content), let items = state.items {
      picture.content = PlaceholderView(of: .first(content(items)), actions)
    } else if shown.elements.contains(.placeholder), let placeholder {
      picture.content = PlaceholderView(of: .first(content(placeholder)))
    } else if shown.elements.contains(.placeholder) || shown.elements.contains(.loading) {
      picture.loadingView = loadingView()
      picture.actions.isRetrying = state.inFlight != nil && !resolution.isPausing
    }
    picture.offersRefresh =
      _slots.refreshing.isOffered && picture.content != nil && !picture.isPlaceholder
      && state.inFlight == nil
    picture.header = headerKind(shown.header, resolution).map {
      PagingFooter($0, headerActions(actions, in: resolution))
    }
    picture.footer = footerKind(shown.footer, resolution).map {
      PagingFooter($0, footerActions(actions, in: resolution))
    }
    let failure = state.failure?.error
    noteShown(failure)
    if shown.elements.contains(.error) { picture.errorView = failure.map(errorView) }
    if shown.elements.contains(.banner) {
      picture.banner = BannerPart(
        of: resolution.isDismissed ? nil : failure,
        isReload: state.failure?.operation == .refresh && state.pages != nil,
        dismiss: resolution.dismiss,
        _slots.bannerView
      )
    }
    return picture
  }

  /// Returns the actions for all slots; a retry repeats the operation that failed.
  private func actions(in resolution: Resolution, isRetrying: Bool) -> ComponentActions {
    let state = resolution.state
    var actions = ComponentActions(resolution, _slots.refreshing, isRetrying)
    actions.loadMore = resolution.loadMore.available(
      if: state.inFlight == nil && state.pages != nil && !state.isAtEnd
    )
    switch state.failure?.operation {
    case .append: actions.retry = resolution.loadMore
    case .prepend: actions.retry = resolution.loadPrevious
    case .refresh, nil: break
    }
    return actions
  }

  /// Returns the actions for the footer: before the end of the list, a retry loads the next page.
  private func footerActions(
    _ actions: ComponentActions,
    in resolution: Resolution
  ) -> ComponentActions {
    guard !resolution.state.isAtEnd else { return actions }
    var actions = actions
    actions.retry = resolution.loadMore
    actions.isRetrying = resolution.state.inFlight == .append && !resolution.isPausing
    return actions
  }

  /// Returns the actions for the header, where both loading more and a retry load the previous
  /// page.
  private func headerActions(
    _ actions: ComponentActions,
    in resolution: Resolution
  ) -> ComponentActions {
    var actions = actions
    actions.loadMore = resolution.loadPrevious.available(if: resolution.state.inFlight == nil)
    actions.retry = resolution.loadPrevious
    actions.isRetrying = resolution.state.inFlight == .prepend && !resolution.isPausing
    return actions
  }

  private func phase(
    of footer: Presentation.Footer?,
    by action: ComponentAction,
    _ resolution: Resolution
  ) -> PagingFooterPhase<Source.Failure>? {
    switch footer {
    case .more: presentation.offersMore && action.isAvailable ? .more : nil
    case .loading: .loading
    case .error: resolution.state.failure.map { .failed($0.error) }
    case .end: .end
    case nil: nil
    }
  }

  private func headerKind(
    _ header: Presentation.Footer?,
    _ resolution: Resolution
  ) -> PagingFooter.Kind? {
    phase(of: header, by: resolution.loadPrevious, resolution).flatMap { phase in
      if let headerView { return .custom(headerView(phase)) }
      return kind(of: phase, offer: .previous)
    }
  }

  private func footerKind(
    _ footer: Presentation.Footer?,
    _ resolution: Resolution
  ) -> PagingFooter.Kind? {
    phase(of: footer, by: resolution.loadMore, resolution).flatMap { phase in
      if case .end = phase, let endView { return .custom(endView()) }
      if let footerView { return .custom(footerView(phase)) }
      return kind(of: phase, offer: .more)
    }
  }

  private func kind(
    of phase: PagingFooterPhase<Source.Failure>,
    offer: PagingFooter.Kind
  ) -> PagingFooter.Kind? {
    switch phase {
    case .more: offer
    case .loading: .loading
    case .failed(let failure): .error(failure)
    case .end: nil
    }
  }
}

extension PagingList {
  /// Asks the host for the next page, unless that page failed, because then the user decides about
  /// a retry.
  ///
  /// The list asks in every frame. So if a page can't be loaded because another operation is in
  /// flight, a later frame asks again. An empty page does not end the list.
  @usableFromInline
  static func askForMore<R: _Renderer>(_ resolution: Resolution, in renderer: inout R) {
    let state = resolution.state
    guard resolution.loadMore.isAvailable, let pages = state.pages, let cursor = state.nextCursor,
      state.failure?.operation != .append, !EnvironmentValues.current.isPlaceholder
    else { return }
    let isEmpty = pages.last?.items.isEmpty ?? true
    let type = PagingState<Source.Item, Source.Cursor, Source.Failure>.self
    renderer.enter(id: NextPage(number: pages.count, type: type, cursor: cursor, isEmpty: isEmpty))
    renderer.wantsMore { [loadMore = resolution.loadMore] in await loadMore() }
    renderer.leave()
  }
}

/// The identity of a page that a list asks for, which is its number.
struct NextPage: Hashable {
  let number: Int
  let type: Any.Type
  let cursor: Any
  /// Whether the page before it has no items.
  let isEmpty: Bool

  static func == (first: NextPage, second: NextPage) -> Bool { first.number == second.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Returns whether the operation that an earlier frame has asked for has added no items.
  func isFruitless(after earlier: NextPage?) -> Bool {
    guard let earlier else { return isEmpty }
    return isEmpty || number == earlier.number && areEqual(cursor, earlier.cursor) ?? false
  }
}

import DiptychState
public import DiptychViews

extension PagingList {
  @usableFromInline
  typealias Picture = StatePicture<
    Either<Content, EmptyContent>, LoadingView, ErrorView, PagingFooter<EmptyContent>
  >

  @usableFromInline
  func picture(
    _ shown: PagingPresentation.Picture,
    of resolution: PagingResolution<Source.Item, Source.Cursor, Source.Failure>
  ) -> Picture {
    let state = resolution.state
    let refresh = refreshing.action(else: resolution.retry)
    var picture = Picture(
      retry: state.failure?.operation == .append ? resolution.loadMore : resolution.retry,
      refresh: refresh
    )
    if state.isIdle, let idleView = IdleView(resolution.idleReason, emptyView: nil) {
      picture.idleView = idleView
      return picture
    }
    picture.hasActivity = shown.parts.contains(.activity)
    // A list without items shows the empty view if no action can load the next page.
    let isStuck = shown.footer == .more && state.isEmpty && !resolution.loadMore.isAvailable
    if shown.isEmpty || isStuck {
      picture.content = content(.second(emptyView(false)), refresh)
    } else if shown.parts.contains(.content), let items = state.items {
      picture.content = content(.first(content(items)), refresh)
    } else if shown.parts.contains(.placeholder), let placeholder {
      picture.content = PlaceholderView(
        isPlaceholder: true,
        refresh: refresh,
        .first(content(placeholder))
      )
    } else if shown.parts.contains(.placeholder) || shown.parts.contains(.loading) {
      picture.loadingView = loadingView()
    }
    picture.offersRefresh =
      refreshing.isOffered && picture.content != nil && !picture.isPlaceholder
      && state.inFlight == nil
    picture.footer = footerKind(shown.footer, resolution).map {
      PagingFooter($0, loadMore: resolution.loadMore)
    }
    let failure = state.failure?.error
    noteShown(failure)
    if shown.parts.contains(.error) { picture.errorView = failure.map(errorView) }
    if shown.parts.contains(.banner) {
      picture.banner = BannerPart(
        resolution.announcement,
        of: failure,
        isReload: state.failure?.operation == .refresh && state.pages != nil,
        bannerView
      )
    }
    return picture
  }

  private func content(
    _ content: Either<Content, EmptyContent>,
    _ refresh: RefreshAction
  ) -> PlaceholderView<Either<Content, EmptyContent>> {
    PlaceholderView(isPlaceholder: false, refresh: refresh, content)
  }

  private func footerKind(
    _ footer: PagingPresentation.Footer?,
    _ resolution: PagingResolution<Source.Item, Source.Cursor, Source.Failure>
  ) -> PagingFooter<EmptyContent>.Kind? {
    let phase: PagingFooterPhase<Source.Failure>? =
      switch footer {
      case .more: presentation.offersMore && resolution.loadMore.isAvailable ? .more : nil
      case .loading: .loading
      case .error: resolution.state.failure.map { .failed($0.error) }
      case .end: .end
      case nil: nil
      }
    guard let phase else { return nil }
    if case .end = phase, hasEndView { return .end(emptyView(true)) }
    if let footerView { return .custom(footerView(phase)) }
    return switch phase {
    case .more: .more
    case .loading: .loading
    case .failed(let failure): .error(failure)
    case .end: nil
    }
  }
}

/// The identity of a page that a list asks for.
private struct NextPage: Hashable {
  let number: Int
}

extension PagingResolution {
  /// Asks for the next page, unless it is the one that failed: trying that again is up to the user.
  ///
  /// Asks the host for the next page, unless that page failed: then the user decides on a retry.
  ///
  /// The list asks in every frame, not once when its end comes into view. So a page that could not
  /// be loaded while another operation was in flight is asked for again later.
  @usableFromInline
  func askForMore<R: Renderer>(of renderer: inout R) {
    guard loadMore.isAvailable, let pages = state.pages, state.failure?.operation != .append,
      !EnvironmentValues.current.isPlaceholder
    else { return }
    renderer.enter(id: NextPage(number: pages.count))
    renderer.wantsMore { [loadMore] in await loadMore() }
    renderer.leave()
  }
}

extension PagingState {
  /// Whether the state is idle: nothing loaded, nothing failed, nothing in flight.
  var isIdle: Bool { phase == .idle }
}

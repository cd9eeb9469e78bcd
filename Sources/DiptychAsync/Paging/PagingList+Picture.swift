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
    var picture = Picture(
      retry: state.failure?.operation == .append ? resolution.loadMore : resolution.retry
    )
    picture.hasActivity = shown.parts.contains(.activity)
    // Where nothing can load the next page, a list without items stays empty.
    let isStuck = shown.footer == .more && state.isEmpty && !resolution.loadMore.isAvailable
    if shown.isEmpty || isStuck {
      picture.content = PlaceholderView(isPlaceholder: false, .second(emptyView(false)))
    } else if shown.parts.contains(.content), let items = state.items {
      picture.content = PlaceholderView(isPlaceholder: false, .first(content(items)))
    } else if shown.parts.contains(.placeholder), let placeholder {
      picture.content = PlaceholderView(isPlaceholder: true, .first(content(placeholder)))
    } else if shown.parts.contains(.placeholder) || shown.parts.contains(.loading) {
      picture.loadingView = loadingView()
    }
    picture.footer = footerKind(shown.footer, resolution).map {
      PagingFooter($0, loadMore: resolution.loadMore)
    }
    let failure = state.failure?.error
    if shown.parts.contains(.error) { picture.errorView = failure.map(errorView) }
    if shown.parts.contains(.banner) {
      picture.banner = Banner(resolution.announcement, of: failure)
    }
    return picture
  }

  private func footerKind(
    _ footer: PagingPresentation.Footer?,
    _ resolution: PagingResolution<Source.Item, Source.Cursor, Source.Failure>
  ) -> PagingFooter<EmptyContent>.Kind? {
    switch footer {
    case .more: presentation.offersMore && resolution.loadMore.isAvailable ? .more : nil
    case .loading: .loading
    case .error: resolution.state.failure.map { .error($0.error) }
    case .end: hasEndView ? .end(emptyView(true)) : nil
    case nil: nil
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
  /// It is asked for in every frame, not once when the end of the list comes into view: a page that
  /// could not be loaded because of something else is asked for again after that.
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

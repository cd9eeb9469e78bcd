extension PagingState {
  /// Begins a refresh.
  ///
  /// The pages stay until the refresh has succeeded. If a refresh is already in flight, nothing
  /// changes. If an append or a prepend is in flight, the refresh replaces it, or is ignored if
  /// `cancelsAppends` is false.
  @discardableResult
  public mutating func refresh(cancelsAppends: Bool = true) -> Transition {
    guard inFlight == nil || inFlight != .refresh && cancelsAppends else { return .unchanged }
    inFlight = .refresh
    return .changed
  }

  /// Begins to load the next page.
  ///
  /// Does nothing while an operation is in flight, before the first load, and at the end of the
  /// list. If all items were removed, the page after the removed items can still be loaded.
  @discardableResult
  public mutating func loadMore() -> Transition {
    guard inFlight == nil, pages != nil, !isAtEnd else { return .unchanged }
    inFlight = .append
    return .changed
  }

  /// Begins to load the page before the first one.
  ///
  /// Does nothing while an operation is in flight, before the first load, and if no page comes
  /// before the first one.
  @discardableResult
  public mutating func loadPrevious() -> Transition {
    guard inFlight == nil, previousCursor != nil else { return .unchanged }
    inFlight = .prepend
    return .changed
  }

  /// Ends the operation in flight with a page.
  ///
  /// After a refresh, the page is the only page. An append adds the page at the end, and a prepend
  /// adds it at the start. The failure is cleared.
  @discardableResult
  public mutating func succeed(_ operation: PagingOperation, with page: Page) -> Transition {
    let pages = pages ?? []
    return switch operation {
    case .refresh: succeed(operation, replacingPagesWith: [page])
    case .append: succeed(operation, replacingPagesWith: pages + [page])
    case .prepend: succeed(operation, replacingPagesWith: [page] + pages)
    }
  }

  /// Ends the operation in flight with all pages of the list.
  ///
  /// The new pages replace the existing pages, even after an append or a prepend, and the failure
  /// is cleared. To add one page, use ``succeed(_:with:)``.
  @discardableResult
  public mutating func succeed(
    _ operation: PagingOperation,
    replacingPagesWith pages: [Page]
  ) -> Transition {
    guard inFlight == operation else { return .illegal }
    self.pages = pages
    failure = nil
    inFlight = nil
    return .changed
  }

  /// Ends the operation in flight with a failure; the pages stay.
  @discardableResult
  public mutating func fail(_ operation: PagingOperation, _ error: Failure) -> Transition {
    guard inFlight == operation else { return .illegal }
    failure = (operation, error)
    inFlight = nil
    return .changed
  }

  /// Sets the failure of an attempt; another attempt follows.
  mutating func failAttempt(_ operation: PagingOperation, _ error: Failure) -> Transition {
    guard inFlight == operation else { return .illegal }
    failure = (operation, error)
    return .changed
  }

  /// Ends the operation in flight without a result, and restores the state from before the
  /// operation.
  @discardableResult
  public mutating func cancel() -> Transition {
    guard inFlight != nil else { return .unchanged }
    inFlight = nil
    return .changed
  }

  /// Discards everything, including the operation in flight.
  ///
  /// Only this event and a successful refresh remove items.
  @discardableResult
  public mutating func reset() -> Transition {
    guard pages != nil || failure != nil || inFlight != nil else { return .unchanged }
    self = PagingState()
    return .changed
  }
}

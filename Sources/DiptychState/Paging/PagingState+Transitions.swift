extension PagingState {
  /// Begins a refresh.
  ///
  /// The pages stay; a refresh in flight is joined.
  @discardableResult
  public mutating func refresh(
    whileAppending policy: RefreshWhileAppending = .cancelsAppend
  ) -> Transition {
    switch inFlight {
    case .refresh: return .unchanged
    case .append where policy == .ignored, .prepend where policy == .ignored: return .unchanged
    case .append, .prepend, nil:
      inFlight = .refresh
      return .changed
    }
  }

  /// Begins to load the next page.
  ///
  /// Does nothing while an operation is in flight, before the first page, and at the end of the
  /// list. A list whose items were all removed continues at its next page.
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

  /// Ends the operation in flight with a page: the only page after a refresh, one more after an
  /// append or a prepend.
  ///
  /// Clears the failure.
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
  /// Replaces the existing pages, whatever the operation; ``succeed(_:with:)`` adds one page.
  /// Clears the failure.
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

  /// Sets the failure of an attempt that is followed by another one.
  mutating func failAttempt(_ operation: PagingOperation, _ error: Failure) -> Transition {
    guard inFlight == operation else { return .illegal }
    failure = (operation, error)
    return .changed
  }

  /// Gives the operation in flight up: the state is as it was before that operation.
  @discardableResult
  public mutating func cancel() -> Transition {
    guard inFlight != nil else { return .unchanged }
    inFlight = nil
    return .changed
  }

  /// Discards everything, including the operation in flight.
  ///
  /// No other event but a successful refresh loses an item.
  @discardableResult
  public mutating func reset() -> Transition {
    guard pages != nil || failure != nil || inFlight != nil else { return .unchanged }
    self = PagingState()
    return .changed
  }
}

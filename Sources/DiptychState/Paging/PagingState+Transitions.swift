extension PagingState {
  /// A refresh begins.
  ///
  /// What is there stays; a refresh in flight is joined.
  @discardableResult
  public mutating func refresh(
    whileAppending policy: RefreshWhileAppending = .cancelsAppend
  ) -> Transition {
    switch inFlight {
    case .refresh: return .unchanged
    case .append where policy == .ignored: return .unchanged
    case .append, nil:
      inFlight = .refresh
      return .changed
    }
  }

  /// The next page begins to load.
  ///
  /// Means nothing while something is in flight, before the first page, and at the end of the
  /// list. A list whose items were all removed goes on where they were.
  @discardableResult
  public mutating func loadMore() -> Transition {
    guard inFlight == nil, pages != nil, !isAtEnd else { return .unchanged }
    inFlight = .append
    return .changed
  }

  /// The operation in flight ends with a page: all there is after a refresh, one more after an
  /// append.
  ///
  /// The failure before it is gone.
  @discardableResult
  public mutating func succeed(_ operation: PagingOperation, with page: Page) -> Transition {
    let earlier = operation == .append ? pages ?? [] : []
    return succeed(operation, replacingPagesWith: earlier + [page])
  }

  /// The operation in flight ends, and these are all pages of the list.
  ///
  /// The pages before it are gone, after an append too; ``succeed(_:with:)`` adds one.
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

  /// The operation in flight ends, and these are all pages of the list.
  @available(*, deprecated, renamed: "succeed(_:replacingPagesWith:)")
  @discardableResult
  public mutating func succeed(
    _ operation: PagingOperation,
    withPages pages: [Page]
  ) -> Transition {
    succeed(operation, replacingPagesWith: pages)
  }

  /// The operation in flight ends with a failure; what is there stays.
  @discardableResult
  public mutating func fail(_ operation: PagingOperation, _ error: Failure) -> Transition {
    guard inFlight == operation else { return .illegal }
    failure = (operation, error)
    inFlight = nil
    return .changed
  }

  /// The operation in flight is given up: the state is what it was before.
  @discardableResult
  public mutating func cancel() -> Transition {
    guard inFlight != nil else { return .unchanged }
    inFlight = nil
    return .changed
  }

  /// Everything is forgotten, what is in flight too.
  ///
  /// No other event loses an item but a refresh that succeeds.
  @discardableResult
  public mutating func reset() -> Transition {
    guard pages != nil || failure != nil || inFlight != nil else { return .unchanged }
    self = PagingState()
    return .changed
  }
}

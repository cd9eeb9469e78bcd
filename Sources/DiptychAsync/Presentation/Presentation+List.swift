public import DiptychState

extension Presentation {
  /// The phase of the next page, shown in the footer of a list, or of the previous page, shown in
  /// the header.
  public enum Footer: String, Sendable, Hashable, CaseIterable {
    /// There is such a page, and no load is in flight, so the user can load the page.
    case more
    /// The page is in flight.
    case loading
    /// The page failed to load, and can be retried.
    case error
    /// No page follows. A header is never in this case.
    case end
  }

  /// The visible parts of a list in a state, including its header and its footer.
  public struct ListParts: Sendable, Hashable {
    /// The parts of the list.
    public var parts: Parts
    /// Whether the empty view replaces the content, because all pages are loaded and have no items.
    public var isEmpty: Bool
    /// The header above the items, or nil if no page comes before the first page.
    public var header: Footer?
    /// The footer below the items.
    public var footer: Footer?

    /// Creates the parts of a list.
    public init(
      _ parts: Parts,
      isEmpty: Bool = false,
      header: Footer? = nil,
      footer: Footer? = nil
    ) {
      self.parts = parts
      self.isEmpty = isEmpty
      self.header = header
      self.footer = footer
    }
  }

  /// Returns the parts that a list shows in a state.
  public func listParts<Item, Cursor, Failure>(
    in state: PagingState<Item, Cursor, Failure>
  ) -> ListParts {
    var parts = parts(in: state.list)
    guard parts.contains(.content), state.pages != nil else { return ListParts(parts) }
    if let failed = state.failure?.operation, failed != .refresh, state.inFlight == nil,
      appendFailed.contains(.banner)
    {
      parts.insert(.banner)
    }
    return ListParts(
      parts,
      isEmpty: state.isEmpty && state.isAtEnd && state.previousCursor == nil,
      header: state.previousCursor == nil ? nil : phase(of: .prepend, in: state),
      footer: footer(of: state)
    )
  }

  private func footer<Item, Cursor, Failure>(
    of state: PagingState<Item, Cursor, Failure>
  ) -> Footer? {
    if state.isAtEnd { return state.isEmpty ? nil : .end }
    return phase(of: .append, in: state)
  }

  /// Returns the phase of the page that an append or a prepend loads.
  private func phase<Item, Cursor, Failure>(
    of operation: PagingOperation,
    in state: PagingState<Item, Cursor, Failure>
  ) -> Footer? {
    // A refresh starts the list over: an earlier failure no longer matters. While an operation is
    // in flight, no other page can be loaded.
    if let inFlight = state.inFlight { return inFlight == operation ? .loading : nil }
    guard state.failure?.operation == operation else { return .more }
    if appendFailed.contains(.error) { return .error }
    return appendFailed.contains(.banner) ? nil : .more  // the banner retries
  }
}

extension PagingState {
  /// The list as a value that a refresh loads.
  fileprivate var list: AsyncValue<Void, Failure> {
    AsyncValue<Void, Failure>(
      value: pages.map { _ in },
      failure: failure?.operation == .refresh ? failure?.error : nil,
      isLoading: inFlight == .refresh
    )
  }
}

public import DiptychState

extension Presentation {
  /// The state of loading the next or the previous page of a list.
  ///
  /// The footer loads the next page, and the header loads the previous page.
  @usableFromInline
  package enum Footer: String, Sendable, Hashable, CaseIterable {
    /// The page can be loaded, because it exists and no load is in flight.
    case more
    /// The page is being loaded.
    case loading
    /// The page failed to load, and the user can retry.
    case error
    /// The end of the list is reached.
    ///
    /// A header is never in this phase.
    case end
  }

  /// The elements that a list shows in a state, including the header and the footer.
  @usableFromInline
  package struct ListElements: Sendable, Hashable {
    /// The elements that are shown, apart from the header and the footer.
    package var elements: Elements
    /// Whether the empty view replaces the content, because all pages are loaded and have no items.
    package var isEmpty: Bool
    /// The phase of the header above the items, or nil.
    ///
    /// It is nil if the content is not shown, if the list has no previous page, and while another
    /// operation is in flight.
    package var header: Footer?
    /// The phase of the footer below the items, or nil.
    ///
    /// It is nil if the content is not shown, while another operation is in flight, and at the end
    /// of an empty list.
    @usableFromInline package var footer: Footer?

    init(_ elements: Elements, isEmpty: Bool = false, header: Footer? = nil, footer: Footer? = nil)
    {
      self.elements = elements
      self.isEmpty = isEmpty
      self.header = header
      self.footer = footer
    }
  }

  /// Returns the elements that a list shows in a state.
  @usableFromInline
  package func listElements<Item, Cursor, Failure>(
    in state: PagingState<Item, Cursor, Failure>
  ) -> ListElements {
    var elements = self.elements(in: state.list)
    guard elements.contains(.content), state.pages != nil else { return ListElements(elements) }
    if let failed = state.failure?.operation, failed != .refresh, state.inFlight == nil,
      appendFailed.contains(.banner)
    {
      elements.insert(.banner)
    }
    return ListElements(
      elements,
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
    // While a refresh is in flight, an earlier failure is not shown. While any operation is in
    // flight, no other page can be loaded.
    if let inFlight = state.inFlight { return inFlight == operation ? .loading : nil }
    guard state.failure?.operation == operation else { return .more }
    if appendFailed.contains(.error) { return .error }
    return appendFailed.contains(.banner) ? nil : .more  // the banner retries
  }
}

extension PagingState {
  /// The state of the list as the state of a single value that a refresh loads.
  fileprivate var list: AsyncValue<Void, Failure> {
    AsyncValue<Void, Failure>(
      value: pages.map { _ in },
      failure: failure?.operation == .refresh ? failure?.error : nil,
      isLoading: inFlight == .refresh
    )
  }
}

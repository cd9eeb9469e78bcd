public import DiptychState

extension Presentation {
  /// The footer below the items of a list.
  public enum Footer: String, Sendable, Hashable, CaseIterable {
    /// More pages follow, and no load is in flight: offers to load the next page.
    case more
    /// The next page is in flight.
    case loading
    /// The next page failed to load, and can be retried.
    case error
    /// No page follows.
    case end
  }

  /// The visible parts of a list in a state, and the footer at its end.
  public struct ListParts: Sendable, Hashable {
    /// The parts of the list.
    public var parts: Parts
    /// Whether the empty view replaces the content: all pages are loaded, and there is no item.
    public var isEmpty: Bool
    /// The footer below the items.
    public var footer: Footer?

    /// Creates the parts of a list.
    public init(_ parts: Parts, isEmpty: Bool = false, footer: Footer? = nil) {
      self.parts = parts
      self.isEmpty = isEmpty
      self.footer = footer
    }
  }

  /// Returns the parts that a list shows in a state.
  public func listParts<Item, Cursor, Failure>(
    in state: PagingState<Item, Cursor, Failure>
  ) -> ListParts {
    var parts = parts(in: state.list)
    guard parts.contains(.content), state.pages != nil else { return ListParts(parts) }
    if state.failure?.operation == .append, state.inFlight == nil, appendFailed.contains(.banner) {
      parts.insert(.banner)
    }
    return ListParts(parts, isEmpty: state.isEmpty && state.isAtEnd, footer: footer(of: state))
  }

  private func footer<Item, Cursor, Failure>(
    of state: PagingState<Item, Cursor, Failure>
  ) -> Footer? {
    if state.isAtEnd { return state.isEmpty ? nil : .end }
    switch (state.inFlight, state.failure?.operation) {
    // A refresh starts the list over: an earlier failed append no longer matters, and no page can
    // be appended.
    case (.refresh, _): return nil
    case (.append, _): return .loading
    case (nil, .append) where appendFailed.contains(.error): return .error
    case (nil, .append) where appendFailed.contains(.banner): return nil  // the banner retries
    case (nil, _): return .more
    }
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
